import type { ReactElement } from 'react';
import { Trans } from 'react-i18next/TransWithoutContext';
import type { TextKey, TextNamespace, TextValues } from './text-catalogs';
import { useTexts } from './text.context';

export interface RichTextProps<N extends TextNamespace> {
  namespace: N;
  /** A text with named tags, such as `Read the <terms>terms</terms>.` */
  textKey: TextKey<N>;
  values?: TextValues;
  /** The element each tag stands for, by tag name. */
  components: Readonly<Record<string, ReactElement>>;
}

/** A text with elements in it: links and emphasis keep their place in every language. */
export function RichText<N extends TextNamespace>({ namespace, textKey, values, components }: RichTextProps<N>) {
  const { i18n, language } = useTexts();
  return (
    <Trans
      i18n={i18n}
      t={i18n.getFixedT(language, namespace)}
      i18nKey={textKey as string}
      values={{ ...values }}
      components={components}
    />
  );
}
