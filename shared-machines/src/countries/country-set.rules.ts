/** Countries are compared as sets, never by their count [decisions 15]. */

/** Both lists hold the same countries, whatever their order. */
export const hasSameCountries = (one: readonly string[], other: readonly string[]): boolean => {
  const first = new Set(one);
  const second = new Set(other);
  return first.size === second.size && [...first].every((country) => second.has(country));
};

/** The countries of `all` that are not in `without`, each once, in their order. */
export const withoutCountries = (all: readonly string[], without: readonly string[]): string[] => {
  const gone = new Set(without);
  return [...new Set(all)].filter((country) => !gone.has(country));
};

/** `all` holds each of `needed`. */
export const hasEveryCountry = (all: readonly string[], needed: readonly string[]): boolean =>
  withoutCountries(needed, all).length === 0;
