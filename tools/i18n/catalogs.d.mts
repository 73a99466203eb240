/** Languages in which no text may be missing or behind its source. */
export const completeLanguages: readonly string[];
