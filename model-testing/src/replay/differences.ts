import type { Difference, Expectation } from '@listings/shared-machines/models';

/** The facets of an expectation, in the order a tester wants to hear of them. */
export const facets = ['state', 'offers', 'says', 'asks', 'tags', 'shows'] as const;

/** Facets that are not as they should be. */
export const differences = (expected: Expectation, seen: Expectation): readonly Difference[] =>
  facets
    .filter((facet) => JSON.stringify(expected[facet]) !== JSON.stringify(seen[facet]))
    .map((facet) => ({ facet, expected: expected[facet], seen: seen[facet] }));
