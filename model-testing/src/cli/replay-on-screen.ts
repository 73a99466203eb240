import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyModel } from '@listings/shared-machines/models';
import { driverOf, withoutScreen } from '../drivers/drivers';
import { keptRecordings, type FiledRecording } from '../recordings/recording-files';
import { outOfReach } from '../screen/out-of-reach';
import { replayInChromium, replayInJsdom } from '../screen/run-tours';
import { FrontRefuses, signInTo, type FrontSession } from '../screen/front-session';
import { isScreenTour, type Run } from '../screen/screen-tours';
import { evidenceIn } from '../screen/tour-evidence';
import { count, exit, Misuse, type Terminal, type Workplace } from './command';
import { writeReport } from './write-report';

/** Places in which a recording can be replayed. */
export const places = ['machine', 'jsdom', 'chromium'] as const;

const runs = { jsdom: replayInJsdom, chromium: replayInChromium } as const;

/** Files below the project that such a replay writes: traces, and the report that shows them. */
const [ownTraces, ownReport] = ['model-testing/dist/traces', 'model-testing/dist/report.html'];

/** The session at a front end; throws before a browser is started, where each walk would look as if its screen were broken. */
async function sessionBy(link: string): Promise<FrontSession> {
  try {
    return await signInTo(link);
  } catch (error) {
    if (error instanceof FrontRefuses) throw new Misuse(error.message, { cause: error });
    throw error;
  }
}

/** The walks through screens that are committed, as text. */
const walksOf = (model: AnyModel, at: Workplace): string =>
  count(keptRecordings(at.recordings, model.id).filter(isScreenTour).length, 'walk');

/** Recordings that a screen can be led through; what is left out is told, and throws where nothing is left. */
function reachable(
  model: AnyModel,
  recordings: readonly FiledRecording[],
  { print }: Terminal,
): readonly FiledRecording[] {
  const driver = driverOf(model.id);
  if (driver === null) return recordings;
  const reasons = new Map<FiledRecording, string>();
  for (const each of recordings) {
    const reason = outOfReach(each.recording, model, driver);
    if (reason !== null) reasons.set(each, `${each.file} cannot be led through the screen: ${reason}`);
  }
  if (reasons.size === recordings.length)
    throw new Misuse(`${[...reasons.values()].join('\n')}\nOn the machine it can be replayed: without --on.`);
  for (const reason of reasons.values()) print(`- ${reason}`);
  return recordings.filter((each) => !reasons.has(each));
}

/**
 * Replays the walks of models through their screens, or some recordings of one model, and prints what the run said. What
 * fails is traced, and the report of it is written.
 */
export async function replayOnScreens(
  where: keyof typeof runs,
  models: readonly AnyModel[],
  recordings: readonly FiledRecording[] | null,
  { front: link, ...run }: Omit<Run, 'model' | 'recording' | 'front'> & { readonly front: string | null },
  at: Workplace,
  terminal: Terminal,
): Promise<number> {
  const { print, progress } = terminal;
  const reasonOf = (id: string): string | null =>
    driverOf(id) === null ? `has no walks through a screen: ${withoutScreen[id] ?? 'no driver'}` : null;
  const shown = models.filter(({ id }) => reasonOf(id) === null);
  const [first] = models;
  if (shown.length === 0 && first !== undefined) throw new Misuse(`${first.id} ${reasonOf(first.id) ?? ''}.`);
  const front = link === null ? null : await sessionBy(link);
  const traces = run.traces ?? join(at.project, ownTraces);
  const failed = new Set<AnyModel>();
  for (const model of shown) {
    const driver = driverOf(model.id);
    if (front !== null && driver !== null)
      print(
        `  ${model.id}: the store has to stand where ${driver.path} can be seen, as in the scenario ${driver.scenario}.`,
      );
    rmSync(join(traces, model.id), { recursive: true, force: true });
    for (const recording of recordings === null ? [null] : reachable(model, recordings, terminal)) {
      const what = `${model.id} in ${where}: ${recording?.file ?? walksOf(model, at)}`;
      progress(what);
      const { ok, output } = await runs[where]({
        ...run,
        front,
        model: model.id,
        recording: recording?.path ?? null,
        traces,
      });
      print(`${ok ? '✓' : '✗'} ${what}`);
      if (ok) continue;
      const told = evidenceIn(traces, model.id, recording?.file ?? null);
      print(told.length > 0 ? told.join('\n') : output);
      failed.add(model);
    }
  }
  if (failed.size === 0) return exit.fine;
  const order = { models: [...failed], output: join(at.project, ownReport), screens: traces };
  const { failed: addresses } = await writeReport(order, at, terminal);
  for (const address of addresses) print(address);
  return exit.found;
}
