/** Placeholders, nested keys, tags and entities stay as they are. */
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?[^>]*>|&[a-z]+;|&#\d+;)/g;

const accented = (text: string): string => text.replace(/[a-z]/gi, '$&\u0301').normalize();

/**
 * A text as the pseudo-locale `en-XA` shows it: accented, a third longer, in brackets. A text on the page without brackets was
 * never in a catalog. `{{placeholders}}` and tags are kept.
 */
export function pseudoText(text: string): string {
  if (text === '') return text;
  const letters = text.replace(kept, '').length;
  const padding = '~'.repeat(Math.ceil(letters / 3));
  return `[${text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : accented(part)))
    .join('')}${padding}]`;
}
