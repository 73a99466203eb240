/** What the supported countries are asked for with, by everyone: one answer for screens, machines and the page itself. */
export const supportedCountries = { query: { continents: true } } as const;
