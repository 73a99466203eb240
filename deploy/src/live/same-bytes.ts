import type { DeployPlace } from './deploy-place';
import { neededOf } from './held-versions';
import type { LedgerEntry, Placement, Preview } from './ledger';
import { refuseUnless } from './refused';
import type { PublishStatement } from './signing/statement';

/** True where a build would leave an old version of a library by another version of itself. */
async function leavesWith(place: DeployPlace, placement: Placement, app: string, version: string): Promise<boolean> {
  const { held = {} } = placement;
  if (!Object.values(held).some(({ apps }) => Object.hasOwn(apps, app))) return false;
  const parts = await place.liveParts(placement);
  const next = parts.map((part) => (part.manifest.name === app ? { ...part, version } : part));
  return !Object.values(neededOf(held, next) ?? {}).some(({ apps }) => Object.hasOwn(apps, app));
}

/** True where a build for everybody, or for a share of the sessions, would change nothing: the same bytes make no new version. */
export async function isThereAlready(
  place: DeployPlace,
  { app, version, files, share }: PublishStatement,
  entry: LedgerEntry,
): Promise<boolean> {
  const { builds, canaries } = entry;
  const candidate = canaries[app];
  const isLive = await place.isMadeOf(builds[app], files);
  refuseUnless(!isLive || share === undefined, 'malformed', `share: ${app} is live with these bytes already`);
  if (!(await place.isMadeOf(candidate, files)))
    return isLive && candidate === undefined && !(await leavesWith(place, entry, app, version));
  refuseUnless(
    share !== undefined,
    'malformed',
    `version: these bytes are the candidate ${candidate?.version}: canary ${app} --share 100 gives it to all`,
  );
  return candidate?.share === share;
}

/** The preview that shows exactly these files already, with its word: the same bytes keep their link. */
export async function shownAlready(
  place: DeployPlace,
  { app, files, previewUntil }: PublishStatement,
  { previews }: Placement,
): Promise<(Preview & { readonly word: string }) | null> {
  if (previewUntil === undefined) return null;
  for (const [word, preview] of Object.entries(previews))
    if (preview.app === app && (await place.isMadeOf(preview, files))) return { ...preview, word };
  return null;
}
