/** A text with named tags, taken apart. */
export type RichPart = string | { readonly tag: string; readonly parts: readonly RichPart[] };

const TAG = /<(\/?)([a-zA-Z][\w-]*)\s*(\/?)>/g;

interface Open {
  readonly tag: string;
  readonly parts: RichPart[];
}

/**
 * Takes `Read the <terms>terms</terms>.` apart. Only tags in `known` count; all else, also what merely looks like a tag, is text.
 */
export function parseRichText(text: string, known: ReadonlySet<string>): RichPart[] {
  const root: Open = { tag: '', parts: [] };
  const stack: Open[] = [root];
  let done = 0;
  const top = () => stack[stack.length - 1] ?? root;
  const take = (until: number) => {
    if (until > done) top().parts.push(text.slice(done, until));
  };
  for (const match of text.matchAll(TAG)) {
    const [whole, closing, tag = '', empty] = match;
    const isClosing = closing === '/';
    if (!known.has(tag) || (isClosing && top().tag !== tag)) continue;
    take(match.index);
    done = match.index + whole.length;
    if (isClosing) stack.pop();
    else {
      const part: Open = { tag, parts: [] };
      top().parts.push(part);
      if (empty === '') stack.push(part);
    }
  }
  take(text.length);
  return root.parts;
}
