import type { Ledger, LedgerEntry, Placement } from './ledger';

/** The map without a version that fails. */
export interface WayBack {
  readonly action: LedgerEntry['action'];
  readonly next: Placement;
}

interface Failing {
  readonly app: string;
  readonly version: string;
  readonly now: number;
}

/** A version that went live for all is watched for this long. */
const watchedFor = 60 * 60 * 1000;

/**
 * What would be served in place of a failing version: the live one in place of a candidate, the one before in place of a
 * version that went live within the last hour. Null when nothing better is known: a version that was gone back to stays.
 */
export async function wayBack(
  ledger: Ledger,
  placement: Placement,
  { app, version, now }: Failing,
): Promise<WayBack | null> {
  const { [app]: candidate, ...canaries } = placement.canaries;
  if (candidate?.version === version) return { action: 'canary', next: { ...placement, canaries } };
  const entries = await ledger.backwards(
    ({ at, builds }) => builds[app]?.version === version && Date.parse(at) > now - watchedFor,
  );
  const made = entries.at(-1);
  if (made === undefined || made.revision === 1 || !['publish', 'canary'].includes(made.action)) return null;
  const before = (await ledger.at(made.revision - 1)).entry.builds[app];
  if (before === undefined || before.version === version) return null;
  return { action: 'rollback', next: { ...placement, builds: { ...placement.builds, [app]: before } } };
}
