/** The language whose texts are transformed: dates and names are English there. */
const PSEUDO_LOCALE = 'en-XA';

/** Language that dates, numbers and names are written in for a reader of these texts. */
export const localeOf = (language: string): string => (language === PSEUDO_LOCALE ? 'en' : language);

/** Keeps what `make` makes of a language and options: formats of `Intl` are slow to make and quick to use. */
export function keptFormat<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (language: string, options: Options) => Format {
  const kept = new Map<string, Format>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = kept.get(key) ?? make(localeOf(language), options);
    kept.set(key, format);
    return format;
  };
}
