import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { parseRichText, type RichPart } from './rich-text.rules';
import type { TextKey, TextNamespace, TextValues } from './text-catalogs';
import { useTexts } from './text-context';

export interface RichTextProps<N extends TextNamespace> {
  readonly namespace: N;
  /** A text with named tags, such as `Read the <terms>terms</terms>.` */
  readonly textKey: TextKey<N>;
  readonly values?: TextValues | undefined;
  /** The element each tag stands for, by tag name; it gets the tag's text as its children. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** A text with elements in it: links and emphasis keep their place in every language. */
export function RichText<N extends TextNamespace>({ namespace, textKey, values, components }: RichTextProps<N>) {
  const { template, fillIn } = useTexts();
  // Values are filled in after the tags were found, so that a value with `<` in it stays text.
  const render = (part: RichPart, index: number): ReactNode => {
    if (typeof part === 'string') return fillIn(part, values);
    const element = components[part.tag];
    if (element === undefined) return null;
    const inner = part.parts.map(render);
    return <Fragment key={index}>{inner.length === 0 ? element : cloneElement(element, {}, ...inner)}</Fragment>;
  };
  return <>{parseRichText(template(namespace, textKey, values), new Set(Object.keys(components))).map(render)}</>;
}
