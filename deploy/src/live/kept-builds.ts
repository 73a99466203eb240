import type { LedgerEntry, Placement } from './ledger';
import { keptFor, type KeptBuilds } from './snapshot';

/** Builds of a placement, each with its application. */
const shownBuilds = ({ builds, canaries, previews }: Placement): [string, string][] => [
  ...[...Object.entries(builds), ...Object.entries(canaries)].map(([app, { part }]): [string, string] => [part, app]),
  ...Object.values(previews).map(({ part, app }): [string, string] => [part, app]),
];

/** Builds of a placement with the old versions of libraries, each with its application or library. */
export const placedBuilds = (placement: Placement): [string, string][] => [
  ...shownBuilds(placement),
  ...Object.entries(placement.held ?? {}).map(([library, { part }]): [string, string] => [part, library]),
];

/** The kept builds after a revision: what it has no place for stays for a while, what is over goes. */
export function keptAfter(kept: KeptBuilds, before: Placement, entry: LedgerEntry): KeptBuilds {
  const now = Date.parse(entry.at);
  // Pages that are open have an old version of a library at the addresses it had when it was live.
  const placed = new Set(shownBuilds(entry).map(([part]) => part));
  const open = Object.entries(kept).filter(([part, { until }]) => until > now && !placed.has(part));
  const left = placedBuilds(before).filter(([part]) => !placed.has(part));
  return Object.fromEntries([...open, ...left.map(([part, app]) => [part, { app, until: now + keptFor }] as const)]);
}
