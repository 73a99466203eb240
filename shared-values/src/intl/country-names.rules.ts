type Names = Readonly<Record<string, string>>;

/**
 * Countries by ISO 3166 code in the language; `stores` has them as a store calls them, which stands where there is no name,
 * and everywhere with `isOwnKept`; '' for a name that is left to the language.
 */
export function countryNames(stores: Names, language: string, isOwnKept = false): Names {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const nameOf = (code: string): string | undefined => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined);
  return Object.fromEntries(
    Object.entries(stores).map(([code, name]) => [code, (isOwnKept && name) || nameOf(code) || name || code]),
  );
}
