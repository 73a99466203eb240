type Names = Readonly<Record<string, string>>;

/**
 * Countries by ISO 3166 code in the language; `stores` has them as a store calls them, which stands where there is no name,
 * and everywhere with `isOwnKept`; '' for a name that is left to the language. Each is looked up when it is read: most
 * screens show a few of them.
 */
export function countryNames(stores: Names, language: string, isOwnKept = false): Names {
  let names: Intl.DisplayNames | undefined;
  const nameOf = (code: string): string | undefined => {
    if (!/^[A-Z]{2}$/.test(code)) return undefined;
    return (names ??= new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })).of(code);
  };
  return new Proxy(
    { ...stores },
    {
      get(own, code: string) {
        const name = own[code];
        return name === undefined ? undefined : (isOwnKept && name) || nameOf(code) || name || code;
      },
    },
  );
}
