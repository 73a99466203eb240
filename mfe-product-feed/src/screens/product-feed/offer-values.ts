import type { Issue, ProductOffer } from '@listings/shared-api/contract';
import { attributeOf, productIssueKind } from '@listings/shared-machines';

/** Value of an attribute; empty where it is not sent. */
export const valueOf = ({ attributes }: ProductOffer, name: string): string =>
  attributes.find((attribute) => attribute.name === name)?.value ?? '';

/** The attribute an issue stands beside: the one its words name, else the one its code is about. */
const placeOf = (issue: Issue): string | null => attributeOf(issue) ?? productIssueKind(issue);

/** Issues by the name of the attribute they are about. */
export function issuesByAttribute(issues: readonly Issue[]): ReadonlyMap<string, readonly Issue[]> {
  const placed = new Map<string, readonly Issue[]>();
  for (const issue of issues) {
    const name = placeOf(issue);
    if (name !== null) placed.set(name, [...(placed.get(name) ?? []), issue]);
  }
  return placed;
}
