/** Markup that is safe to print. Made by the `html` tag only. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

type Printable = string | number | Html | null | undefined | readonly Printable[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const print = (value: Printable): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(print).join('');
  return escapeHtml(String(value));
};

/** Template tag: escapes every value that is not `Html` itself; lists are joined, null and undefined print nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Printable[]): Html =>
  new Html(parts.map((part, index) => part + print(values[index])).join(''));

/** JSON that can stand inside a script element. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
