import { Ledger } from '../live/ledger';
import { claimedBytes, readPart } from '../live/live-part';
import { readArguments, UsageError } from './arguments';
import { deliver } from './deliver';
import { readSigningKey } from './keys';
import type { Print } from './print';
import { openTarget, storeAt } from './target';
import { buildNamed, readPublishOptions, tellDone, tellSent } from './publish-options';

const promoteFlags = [
  'root',
  'from',
  'to',
  'key',
  'override',
  'reason',
  'share',
  'keep-for',
  'preview',
  'dry-run',
] as const;

/** `deploy promote BUILD --from DIR --to URL|DIR --key FILE`: what is live in one place, byte for byte, into another. */
export async function promoteCommand(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, promoteFlags);
  const { words, needed, keys: files } = args;
  const [named] = words;
  if (named === undefined || words.length > 1) throw new UsageError('promote: name one build');
  if (files.length === 0) throw new UsageError('--key is needed');
  const options = readPublishOptions(args);
  const objects = await storeAt(needed('from'), 'from');
  const head = await new Ledger(objects).head();
  const app = buildNamed(named, Object.keys(head?.entry.builds ?? {})) ?? named;
  const placed = head?.entry.builds[app];
  if (placed === undefined) throw new UsageError(`promote: ${app} is not live in ${needed('from')}`);
  const { claims, builtAt, version, source } = await readPart(objects, placed.part);
  const contents = new Map<string, Buffer>();
  for (const claim of claims) contents.set(claim.path, await claimedBytes(objects, claim));
  const target = await openTarget(needed('to'));
  const keys = await Promise.all(files.map(readSigningKey));
  const draft = {
    action: 'publish' as const,
    app,
    version,
    builtAt,
    files: claims,
    ...options,
    ...(source && { source }),
  };
  tellDone(print, app, await deliver(target, keys, () => draft, contents, tellSent(print, app)));
  return 0;
}
