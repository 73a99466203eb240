import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyModel } from '@listings/shared-machines/models';
import { driverOf, withoutScreen } from '../drivers/drivers';
import { replayInChromium, replayInJsdom } from '../screen/run-tours';
import type { Run } from '../screen/screen-tours';
import { exit, Misuse, type Terminal, type Workplace } from './command';
import { writeReport } from './write-report';

/** Places in which a recording can be replayed. */
export const places = ['machine', 'jsdom', 'chromium'] as const;

const runs = { jsdom: replayInJsdom, chromium: replayInChromium } as const;

/** Files below the project that such a replay writes: traces, and the report that shows them. */
const [ownTraces, ownReport] = ['model-testing/dist/traces', 'model-testing/dist/report.html'];

/**
 * Replays the walks of a model through its screen, or the recording of a file, and prints what the run said. What fails is
 * traced, and the report of it is written.
 */
export async function replayOnScreens(
  where: keyof typeof runs,
  models: readonly AnyModel[],
  run: Omit<Run, 'model'>,
  at: Workplace,
  terminal: Terminal,
): Promise<number> {
  const { print, progress } = terminal;
  const reasonOf = (id: string): string | null =>
    driverOf(id) === null ? `has no walks through a screen: ${withoutScreen[id] ?? 'no driver'}` : null;
  const shown = models.filter(({ id }) => reasonOf(id) === null);
  const [first] = models;
  if (shown.length === 0 && first !== undefined) throw new Misuse(`${first.id} ${reasonOf(first.id) ?? ''}.`);
  const traces = run.traces ?? join(at.project, ownTraces);
  const failed: AnyModel[] = [];
  for (const model of shown) {
    progress(`${model.id}: in ${where}`);
    rmSync(join(traces, model.id), { recursive: true, force: true });
    const { ok, output } = await runs[where]({ ...run, model: model.id, traces });
    print(`${ok ? '✓' : '✗'} ${model.id} in ${where}`);
    if (!ok) print(output);
    if (!ok) failed.push(model);
  }
  if (failed.length === 0) return exit.fine;
  const order = { models: failed, output: join(at.project, ownReport), screens: traces };
  const { failed: addresses } = await writeReport(order, at, terminal);
  for (const address of addresses) print(address);
  return exit.found;
}
