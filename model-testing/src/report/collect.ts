import { sentenceOf, type AnyModel } from '@listings/shared-machines/models';
import { chartOf, type Chart } from '../statechart/statechart';
import { namedBy } from '../check/check';
import { cover, type Coverage, type Explanations, type Seen } from '../coverage/coverage';
import { drawingOf, type Drawing } from '../diagram/drawing';
import { fingerprint } from '../recordings/fingerprint';
import type { KeptRecording } from '../recordings/recording-files';
import { machineStage, type MachineStage } from '../replay/stage';
import type { ChartView, ReportModel, ReportRecording, SeenItem } from './report-data';
import type { ScreenTrace } from './screens';

/** Sources of the report outside the models. */
export interface ReportSources {
  readonly recordings: (model: AnyModel) => readonly KeptRecording[];
  readonly explanations: (model: AnyModel) => Explanations;
  readonly screens: (model: AnyModel, file: string) => ScreenTrace;
  readonly draw: (drawing: Drawing) => Promise<string>;
}

/** Positions of the arrows taken at the start and in each step; a recording that cannot be walked ends early. */
function takenIn(
  model: AnyModel,
  { recording }: KeptRecording,
  keys: readonly string[],
): readonly (readonly number[])[] {
  const taken: number[][] = [[]];
  const onArrow = ({ key, isPlumbing }: { key: string; isPlumbing: boolean }): void => {
    if (!isPlumbing) taken.at(-1)?.push(keys.indexOf(key));
  };
  let stage: MachineStage | null = null;
  try {
    stage = machineStage(model, recording.begins ?? null, { onArrow });
    for (const step of recording.steps) {
      taken.push([]);
      stage.perform(step);
    }
  } catch {
    // The verdict names the step.
  }
  stage?.stop();
  return taken;
}

const travelled = (answer: AnyModel['answers'][string][string]): string => {
  if ('fault' in answer) return answer.fault;
  const replies = Object.entries(answer.http);
  if (replies.length === 0) return 'nothing is sent';
  return replies.map(([key, { status, body }]) => `${key}: ${status} ${JSON.stringify(body)}`).join('\n');
};

/** Requirement ids by the key of a state or an arrow. */
function idsByKey(model: AnyModel): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, readonly string[]>();
  for (const [key, own] of Object.entries(model.requirements ?? {})) {
    const { states, arrows } = namedBy(model, key);
    for (const each of [...states, ...arrows]) ids.set(each, [...(ids.get(each) ?? []), ...own]);
  }
  return ids;
}

function recordingOf(
  model: AnyModel,
  { file, recording, verdict }: Coverage['replays'][number],
  keys: readonly string[],
  trace: ScreenTrace,
): ReportRecording {
  return {
    file,
    recording,
    sentences: recording.steps.map(sentenceOf),
    verdict,
    isOld: recording.fingerprint !== fingerprint(model.machine),
    taken: takenIn(model, { file, recording }, keys),
    ...trace,
  };
}

/** Width and height, in the units its letters are measured in, up to which a chart is legible as a whole. */
const [widest, highest] = [950, 600];

const isLarge = (svg: string): boolean => {
  const [, width = '0', height = '0'] = /<svg width="(\d+)pt" height="(\d+)pt"/.exec(svg) ?? [];
  return Number(width) > widest || Number(height) > highest;
};

/** Pictures of a chart; one that is large as a whole begins folded, and unfolds state by state. */
async function viewsOf(chart: Chart, covered: Coverage, draw: ReportSources['draw']): Promise<readonly ChartView[]> {
  const view = async (unfolded: string | null): Promise<ChartView> => {
    const isOpen = (path: string) => unfolded === path || (unfolded ?? '').startsWith(`${path}.`);
    const drawing = drawingOf(chart, covered, unfolded === null ? null : isOpen);
    const lines = covered.arrows.map(({ key }) => drawing.lines.find(({ keys }) => keys.includes(key))?.index ?? null);
    return { unfolded, svg: await draw(drawing), lines };
  };
  const whole = await view(null);
  const parents = chart.states.filter(
    ({ path, parent }) => parent !== null && chart.states.some((each) => each.parent === path),
  );
  if (parents.length === 0 || !isLarge(whole.svg)) return [whole];
  const folded = await Promise.all(['', ...parents.map(({ path }) => path)].map(view));
  // The first look is at the view with most in it that is legible as a whole.
  const amount = ({ svg, lines }: ChartView): number => (isLarge(svg) ? 0 : new Set(lines).size);
  return [...folded.sort((one, other) => amount(other) - amount(one)), whole];
}

/** One model with its coverage, recordings and diagram. */
export async function collect(model: AnyModel, sources: ReportSources): Promise<ReportModel> {
  const covered = cover(model, sources.recordings(model), sources.explanations(model));
  const chart = chartOf(model.machine);
  const views = await viewsOf(chart, covered, sources.draw);
  const ids = idsByKey(model);
  const item = ({ key, times, explained }: Seen<unknown>): SeenItem => ({
    key,
    times,
    explained,
    ids: ids.get(key) ?? [],
  });
  const keys = covered.arrows.map(({ key }) => key);
  return {
    id: model.id,
    views,
    states: covered.states.map((seen) => {
      const box = chart.states.findIndex(({ path }) => path === seen.of);
      return { ...item(seen), tags: chart.states[box]?.tags ?? [], box };
    }),
    arrows: covered.arrows.map((seen) => ({ ...item(seen), to: seen.of.target?.join(', ') ?? '' })),
    guards: covered.guards.map(item),
    requirements: covered.requirements,
    recordings: covered.replays.map((each) => recordingOf(model, each, keys, sources.screens(model, each.file))),
    moves: Object.keys(model.moves),
    starts: Object.keys(model.starts ?? {}),
    invariants: Object.keys(model.invariants),
    goals: Object.keys(model.goals ?? {}),
    answers: [
      ...Object.entries(model.answers).flatMap(([call, named]) =>
        Object.entries(named).map(([sentence, answer]) => ({ call, sentence, travels: travelled(answer) })),
      ),
      ...Object.entries(model.reports ?? {}).flatMap(([call, named]) =>
        Object.entries(named).map(([sentence, event]) => ({ call, sentence, travels: JSON.stringify(event) })),
      ),
    ],
  };
}
