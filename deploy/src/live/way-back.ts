import { heldAgain } from './held-versions';
import type { Ledger, LedgerEntry, Placement } from './ledger';
import { without } from './place-candidate';
import { refuseUnless } from './refused';

/** The map without a version that is not wanted any more. */
export interface WayBack {
  readonly action: LedgerEntry['action'];
  readonly next: Placement;
}

interface Unwanted {
  readonly app: string;
  readonly version: string;
  readonly now: number;
  /** Milliseconds since the version went live for all, at most. */
  readonly within: number;
}

/** A version that went live for all is watched for this long. */
export const watchedFor = 60 * 60 * 1000;

/** Build that stood there before the one of now; null where that was not published since, such as one that was gone back to. */
export async function buildBefore(ledger: Ledger, { builds, since }: LedgerEntry, app: string, oldest = 0) {
  const revision = since?.[app] ?? 1;
  if (revision === 1) return null;
  const { entry } = await ledger.at(revision);
  if (Date.parse(entry.at) <= oldest || !['publish', 'canary'].includes(entry.action)) return null;
  const before = (await ledger.at(revision - 1)).entry.builds[app];
  return before === undefined || before.version === builds[app]?.version ? null : before;
}

/**
 * What would be served in place of a version: the live one in place of a candidate, the one before in place of a version
 * that is live. Null when nothing better is known: a version that was gone back to stays.
 */
export async function wayBack(
  ledger: Ledger,
  head: LedgerEntry,
  placement: Placement,
  { app, version, now, within }: Unwanted,
): Promise<WayBack | null> {
  const { [app]: candidate, ...canaries } = placement.canaries;
  if (candidate?.version === version) return { action: 'canary', next: { ...placement, canaries } };
  if (placement.builds[app]?.version !== version) return null;
  const before = await buildBefore(ledger, head, app, now - within);
  if (before === null) return null;
  const { entry: earlier } = await ledger.at((head.since?.[app] ?? 1) - 1);
  const held = heldAgain(placement.held ?? {}, earlier, app);
  return { action: 'rollback', next: { ...placement, builds: { ...placement.builds, [app]: before }, held } };
}

/** The map with the builds of an earlier revision, or one of them, and with the old versions of libraries that they had. */
export function rolledBack(
  before: Placement,
  target: LedgerEntry,
  app: string | undefined,
): Placement & Required<Pick<Placement, 'held'>> {
  const { builds, canaries, held = {} } = before;
  // A roll-back also drops newer candidates.
  if (app === undefined) return { ...before, builds: target.builds, canaries: {}, held: target.held ?? {} };
  const placed = target.builds[app];
  refuseUnless(placed !== undefined, 'gone', `revision ${target.revision} has no ${app}`);
  const others = without(canaries, app);
  return { ...before, builds: { ...builds, [app]: placed }, canaries: others, held: heldAgain(held, target, app) };
}
