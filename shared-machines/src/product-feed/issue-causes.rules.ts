import type { IssueCause } from '@listings/shared-api/contract';

/** Key of a cause in the address and in the filter of the products. */
export const causeKeyOf = ({ code, issue }: Pick<IssueCause, 'code' | 'issue'>): string => `${code}:${issue}`;

/** Words of the issue in a cause's key. */
export const issueOfCause = (key: string): string => key.slice(key.indexOf(':') + 1);

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
