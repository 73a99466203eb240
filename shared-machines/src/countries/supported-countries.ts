/**
 * Input of the read of the supported countries, the same everywhere: one answer for screens, machines and the page
 * itself.
 */
export const supportedCountries = { query: { continents: true } } as const;
