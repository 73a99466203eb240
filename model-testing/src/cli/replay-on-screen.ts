import type { AnyModel } from '@listings/shared-machines/models';
import { driverOf, withoutScreen } from '../drivers/drivers';
import { replayInChromium, replayInJsdom } from '../screen/run-tours';
import type { Run } from '../screen/screen-tours';
import { exit, Misuse, type Terminal } from './command';

/** Places in which a recording can be replayed. */
export const places = ['machine', 'jsdom', 'chromium'] as const;

const runs = { jsdom: replayInJsdom, chromium: replayInChromium } as const;

/** Replays the walks of a model through its screen, or the recording of a file, and prints what the run said. */
export async function replayOnScreens(
  where: keyof typeof runs,
  models: readonly AnyModel[],
  { recording = null, pictures = null }: Omit<Run, 'model'>,
  { print, progress }: Terminal,
): Promise<number> {
  const reasonOf = (id: string): string | null => {
    const driver = driverOf(id);
    if (driver === null) return `has no walks through a screen: ${withoutScreen[id] ?? 'no driver'}`;
    const reason = where === 'chromium' ? driver.notInBrowser : undefined;
    return reason === undefined ? null : `is not walked through in a browser: ${reason}`;
  };
  const shown = models.filter(({ id }) => reasonOf(id) === null);
  const [first] = models;
  if (shown.length === 0 && first !== undefined) throw new Misuse(`${first.id} ${reasonOf(first.id) ?? ''}.`);
  let failed = 0;
  for (const { id } of shown) {
    progress(`${id}: in ${where}`);
    const { ok, output } = await runs[where]({ model: id, recording, pictures });
    print(`${ok ? '✓' : '✗'} ${id} in ${where}`);
    if (!ok) print(output);
    if (!ok) failed += 1;
  }
  return failed === 0 ? exit.fine : exit.found;
}
