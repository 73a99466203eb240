import { keptFormat } from './locale.rules';

const namesIn = keptFormat(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames([locale], { fallback: 'none', ...options }),
);

const nameIn = (language: string, type: 'region' | 'language', code: string): string | undefined => {
  try {
    return namesIn(language, { type }).of(code);
  } catch {
    // No code of that kind.
    return undefined;
  }
};

/** A country in the reader's language by its ISO 3166 code, such as `Allemagne`; `otherwise`, or the code, where it has no name. */
export const countryName = (code: string, language: string, otherwise = code): string =>
  nameIn(language, 'region', code) ?? otherwise;

/** A language by its BCP 47 tag in another: `languageName('de', 'fr')` is `allemand`; in its own as it calls itself. */
export function languageName(tag: string, language: string): string {
  const name = nameIn(language, 'language', tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
