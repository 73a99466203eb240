import { whyOnce, withNeeded } from '../compose/held-parts';
import { isApplication } from './applications';
import type { HeldVersion, LedgerEntry, Placement } from './ledger';
import type { LivePart } from './live-part';
import { refuseUnless } from './refused';
import type { PublishStatement } from './signing/statement';

/** Library → its old version, and the applications that stay with it. */
export type HeldVersions = NonNullable<Placement['held']>;

const namesOf = (held: HeldVersion): string =>
  Object.entries(held.apps)
    .map(([app, { since }]) => `${app} since ${since}`)
    .join(', ');

/**
 * What stands beside the live versions once a library is published and `keepFor` names applications that stay at the version
 * of now. Throws DeployRefused: not every build may stand twice, and none three times.
 */
export function heldWith(
  { app, keepFor, share, previewUntil }: PublishStatement,
  { builds }: Pick<LedgerEntry, 'builds'>,
  held: HeldVersions,
  now: number,
): HeldVersions {
  if (keepFor === undefined) return held;
  const once = whyOnce(app);
  refuseUnless(once === null, 'malformed', `keepFor: a page has one ${app}: ${once}`);
  const isForAll = share === undefined && previewUntil === undefined;
  refuseUnless(isForAll, 'malformed', 'keepFor: goes with a version for everybody alone');
  const [live, known] = [builds[app], held[app]];
  refuseUnless(live !== undefined, 'malformed', `keepFor: ${app} has no version to keep`);
  const late = keepFor.filter((name) => known?.apps[name] === undefined);
  const others = known === undefined || late.length === 0 ? '' : namesOf(known);
  const third = `keepFor: ${known?.version} of ${app} is still kept for ${others}: there are two versions at the most`;
  refuseUnless(others === '', 'malformed', third);
  const since = new Date(now).toISOString();
  const apps = late.map((name) => {
    const build = builds[name];
    refuseUnless(
      isApplication(name) && build !== undefined,
      'malformed',
      `keepFor: ${name} is no application of the map`,
    );
    return [name, { version: build.version, since }] as const;
  });
  if (apps.length === 0) return held;
  return { ...held, [app]: { part: live.part, version: live.version, apps: Object.fromEntries(apps) } };
}

/** What stands beside the live versions when an application is put back to how an earlier revision had it. */
export function heldAgain(held: HeldVersions, { held: earlier = {} }: LedgerEntry, app: string): HeldVersions {
  const back = Object.entries(earlier).flatMap(([library, version]) => {
    const known = held[library];
    const own = version.apps[app];
    if (own === undefined || (known !== undefined && known.part !== version.part)) return [];
    return [[library, { ...version, apps: { ...known?.apps, [app]: own } }] as const];
  });
  return { ...held, ...Object.fromEntries(back) };
}

/** What of the old versions is still needed by the builds of a map; undefined where nothing is. */
export function neededOf(held: HeldVersions, parts: readonly LivePart[]): HeldVersions | undefined {
  const needed = withNeeded(parts).flatMap(({ held: kept }) => {
    const version = held[kept?.library ?? ''];
    if (kept === undefined || version === undefined) return [];
    const apps = Object.entries(version.apps).filter(([app]) => Object.hasOwn(kept.apps, app));
    return [[kept.library, { ...version, apps: Object.fromEntries(apps) }] as const];
  });
  return needed.length === 0 ? undefined : Object.fromEntries(needed);
}
