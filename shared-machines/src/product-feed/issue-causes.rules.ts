import type { Issue, IssueCause } from '@listings/shared-api/contract';

/** Key of a cause in the address and in the filter of the products. */
export const causeKeyOf = ({ code, issue }: Pick<IssueCause, 'code' | 'issue'>): string => `${code}:${issue}`;

/** Words of the issue in a cause's key. */
export const issueOfCause = (key: string): string => key.slice(key.indexOf(':') + 1);

/** What an issue is about, as the provider writes it: `Missing value [image link]`. */
const missing = /^missing value \[(?:[a-z]+: )?([a-z _]+)\]$/i;

/** What can be added to products that lack it. */
const remedies = ['image_link', 'price', 'gtin', 'brand', 'title', 'description', 'shipping'] as const;
export type Remedy = (typeof remedies)[number];

/** What the products of a cause lack; null where the words do not tell, and the store's own action has to. */
export function remedyOf({ issue }: Pick<Issue, 'issue'>): Remedy | null {
  const attribute = missing.exec(issue.trim())?.[1]?.toLowerCase().replaceAll(' ', '_');
  return remedies.find((remedy) => remedy === attribute) ?? null;
}

/** The causes that are shown: without the ignored ones, or with them after the others. */
export function shownCauses(
  causes: readonly IssueCause[],
  ignored: ReadonlySet<string>,
  withIgnored: boolean,
): readonly IssueCause[] {
  const isIgnored = (cause: IssueCause): boolean => ignored.has(causeKeyOf(cause));
  const others = causes.filter((cause) => !isIgnored(cause));
  return withIgnored ? [...others, ...causes.filter(isIgnored)] : others;
}
