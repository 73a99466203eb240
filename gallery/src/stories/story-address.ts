const dashed = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

/** Id of a story, as Component Story Format has it: `forms-text-field--with-unit`. */
export const storyId = (title: string, name: string): string => `${dashed(title)}--${dashed(name)}`;

/** Display options of a story, as the address gives them. */
export interface Showing {
  /** Id of the story; empty for none. */
  readonly story: string;
  readonly scheme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
  /** BCP 47 tag; `en-XA` is the pseudo-locale. */
  readonly locale: string;
  /** CSS pixels; null is as wide as there is room. */
  readonly width: number | null;
}

/** Reads an address; what it does not say, or says wrongly, is as in the product. */
export function readShowing(text: string): Showing {
  const params = new URLSearchParams(text);
  const width = Number(params.get('width'));
  return {
    story: params.get('story') ?? '',
    scheme: params.get('scheme') === 'dark' ? 'dark' : 'light',
    dir: params.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    locale: params.get('locale') === 'en-XA' ? 'en-XA' : 'en',
    width: Number.isInteger(width) && width >= 200 && width <= 4000 ? width : null,
  };
}

/** The address of a showing; what is as in the product is left out. */
export function writeShowing({ story, scheme, dir, locale, width }: Showing): string {
  const params = new URLSearchParams({
    ...(story === '' ? {} : { story }),
    ...(scheme === 'light' ? {} : { scheme }),
    ...(dir === 'ltr' ? {} : { dir }),
    ...(locale === 'en' ? {} : { locale }),
    ...(width === null ? {} : { width: String(width) }),
  });
  return params.toString();
}
