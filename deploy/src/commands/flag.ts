import { flagValueIn } from '@listings/shared-values/flags';
import { percent, readArguments, UsageError } from './arguments';
import { deliver } from './deliver';
import { readSigningKey } from './keys';
import { changeLine } from './ledger-lines';
import type { Print } from './print';
import { applicationOf } from './publish-options';
import { openTarget } from './target';

/** `deploy flag set APPLICATION NAME VALUE [--share N]` and `flag unset APPLICATION NAME`: no build changes. */
export async function flagCommand(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key', 'share', 'reason']);
  const [verb, app, name, text, ...more] = args.words;
  if (verb !== 'set' && verb !== 'unset') throw new UsageError('flag: needs set or unset');
  const isWhole = (text !== undefined) === (verb === 'set') && more.length === 0;
  if (app === undefined || name === undefined || !isWhole)
    throw new UsageError(`flag ${verb}: needs application${verb === 'set' ? ', name and value' : ' and name'}`);
  if (verb === 'unset' && args.given('share') !== undefined) throw new UsageError('--share: does not go with unset');
  if (args.keys.length === 0) throw new UsageError('--key is needed');
  const [share, reason] = [percent(args.given('share'), 1, 99), args.given('reason')];
  const target = await openTarget(args.needed('to'));
  const keys = await Promise.all(args.keys.map(readSigningKey));
  const { revision, changes } = await deliver(target, keys, () => ({
    action: 'flag',
    app: applicationOf(app),
    name,
    value: text === undefined ? null : flagValueIn(text),
    ...(share === undefined ? {} : { share }),
    ...(reason === undefined ? {} : { reason }),
  }));
  print.line(`revision ${revision}: ${changes.map(changeLine).join(', ') || 'nothing changed'}`);
  return 0;
}
