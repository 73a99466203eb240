import type { LedgerEntry, Placement } from './ledger';
import { keptFor, type KeptBuilds } from './snapshot';

/** Builds of a placement, each with its application. */
export const placedBuilds = ({ builds, canaries, previews }: Placement): [string, string][] => [
  ...[...Object.entries(builds), ...Object.entries(canaries)].map(([app, { part }]): [string, string] => [part, app]),
  ...Object.values(previews).map(({ part, app }): [string, string] => [part, app]),
];

/** The kept builds after a revision: what it has no place for stays for a while, what is over goes. */
export function keptAfter(kept: KeptBuilds, before: Placement, entry: LedgerEntry): KeptBuilds {
  const now = Date.parse(entry.at);
  const placed = new Set(placedBuilds(entry).map(([part]) => part));
  const open = Object.entries(kept).filter(([part, { until }]) => until > now && !placed.has(part));
  const left = placedBuilds(before).filter(([part]) => !placed.has(part));
  return Object.fromEntries([...open, ...left.map(([part, app]) => [part, { app, until: now + keptFor }] as const)]);
}
