import type { Canary, PlacedPart, Placement } from './ledger';
import { refuseUnless } from './refused';
import type { CanaryStatement, PublishStatement } from './signing/statement';
import { isLater } from './version';

const longestPreview = 14 * 24 * 60 * 60 * 1000;

/** The record without one of its names. */
export const without = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** Each session gets one candidate at the most. */
function refuseExcessShares(others: Readonly<Record<string, Canary>>, share: number): void {
  const taken = Object.values(others).reduce((sum, candidate) => sum + candidate.share, 0);
  refuseUnless(taken + share <= 100, 'malformed', `share: ${taken} % of the sessions have another candidate already`);
}

/** Places a published build: in the map, for a share of the sessions, or behind a link. */
export function placeCandidate(
  { app, share, previewUntil, nonce }: PublishStatement,
  placed: PlacedPart,
  placement: Placement,
  now: number,
): Placement {
  const { builds, canaries, previews } = placement;
  const others = without(canaries, app);
  refuseUnless(share === undefined || previewUntil === undefined, 'malformed', 'share: does not go with previewUntil');
  if (previewUntil !== undefined) {
    const ahead = Date.parse(previewUntil) - now;
    refuseUnless(ahead > 0 && ahead <= longestPreview, 'malformed', 'previewUntil: is not within the next 14 days');
    return { ...placement, previews: { ...previews, [nonce]: { ...placed, app, expires: previewUntil } } };
  }
  if (share === undefined) return { ...placement, builds: { ...builds, [app]: placed }, canaries: others };
  refuseUnless(builds[app] !== undefined, 'malformed', `share: ${app} has no live version to go back to`);
  refuseExcessShares(others, share);
  return { ...placement, canaries: { ...others, [app]: { ...placed, share } } };
}

/** The build that a statement moves on: the candidate, or what a preview of that version shows. */
export function movedBuild({ app, version }: CanaryStatement, { builds, canaries, previews }: Placement): PlacedPart {
  const own = Object.values(previews).filter((preview) => preview.app === app);
  const candidate = canaries[app];
  const all = candidate === undefined ? own : [candidate, ...own];
  const found = version === undefined ? candidate : all.find((each) => each.version === version);
  const what = version === undefined ? 'candidate' : `candidate or preview ${version}`;
  refuseUnless(found !== undefined, 'gone', `app: ${app} has no ${what}`);
  const live = builds[app]?.version;
  const isRising = found === candidate || live === undefined || isLater(found.version, live);
  refuseUnless(isRising, 'downgraded', `version: ${found.version} is not later than ${live}, which is live`);
  return { part: found.part, version: found.version };
}

/** Gives a build that is there to a share of the sessions, to all or to nobody. */
export function shareCandidate(statement: CanaryStatement, placement: Placement): Placement {
  const { app, share } = statement;
  const { builds, canaries } = placement;
  const moved = movedBuild(statement, placement);
  const others = without(canaries, app);
  if (share === 100) return { ...placement, builds: { ...builds, [app]: moved }, canaries: others };
  refuseExcessShares(others, share);
  return { ...placement, canaries: share === 0 ? others : { ...others, [app]: { ...moved, share } } };
}
