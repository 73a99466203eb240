import type { Inspected, SessionStep } from '@listings/shared-machines';
import { expectationsOf, sentenceOf, type Step } from '@listings/shared-machines/models';
import type { ReportModel } from '../report-data';

/** A step of a machine of a running page. */
export interface RunningStep {
  readonly machine: string;
  readonly step: SessionStep;
  /** In milliseconds since the page began. */
  readonly at: number;
  /** Active leaves before it. */
  readonly before: readonly string[];
}

/** A machine that a page shows. */
export interface RunningMachine {
  readonly page: string;
  readonly actor: string;
  readonly machine: string;
  /** Active leaves. */
  readonly state: readonly string[];
  /** Its steps since the first one that was heard of. */
  readonly steps: readonly RunningStep[];
}

/** Where a recording does the same as a running machine. */
export interface Passage {
  readonly file: string;
  readonly step: number;
  /** Positions of the arrows taken, in the model's `arrows`. */
  readonly taken: readonly number[];
}

/** Pages tell what others told, too, where several are open: a step may be heard of more than once. */
const isHeard = ({ steps }: RunningMachine, { step, at }: { step: SessionStep; at: number }): boolean =>
  steps.some((each) => each.at > at || (each.at === at && JSON.stringify(each.step) === JSON.stringify(step)));

/** The machines as they are after what a page told; the one that it told of comes last. */
export function afterTold(running: readonly RunningMachine[], told: Inspected): readonly RunningMachine[] {
  const { page, actor } = told;
  const own = running.find((each) => each.page === page && each.actor === actor);
  const others = running.filter((each) => each !== own);
  if (told.type === 'ended') return others;
  const { machine } = told;
  if (told.type === 'begun')
    return own === undefined
      ? [...others, { page, actor, machine, state: told.states, steps: [] }]
      : running.map((each) => (each === own ? { ...own, state: told.states } : each));
  const { step, at } = told;
  const last = own ?? { page, actor, machine, state: [], steps: [] };
  if (isHeard(last, told)) return running;
  const steps = [...last.steps, { machine, step, at, before: last.state }];
  return [...others, { ...last, state: step.state, steps }];
}

/** What a page told, read from the stream of the development server; null for anything else. */
export function inspectedIn(text: string): Inspected | null {
  const told = JSON.parse(text) as Partial<Inspected> | null;
  return told?.format === 'inspection/1' && told.type !== undefined ? (told as Inspected) : null;
}

/** A step in words, as recordings have them. */
export function wordsOf(step: SessionStep): string {
  switch (step.by) {
    case 'clock':
      return `time is up: ${step.timer}`;
    case 'unnamed':
      return [step.type, ...step.fields].join(' ');
    default:
      return sentenceOf(step);
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((leaf) => other.includes(leaf));

const isSameAction = (step: SessionStep, recorded: Step): boolean =>
  step.by === 'clock' ? recorded.by === 'clock' : recorded.by === step.by && sentenceOf(recorded) === wordsOf(step);

/** The first step of a recording that does the same, from the same state to the same; null where none does. */
export function passageOf({ recordings }: ReportModel, { step, before }: RunningStep): Passage | null {
  for (const { file, recording, taken } of recordings) {
    const moments = expectationsOf(recording);
    const found = recording.steps.findIndex(
      (recorded, at) =>
        isSameAction(step, recorded) &&
        isSame(moments[at]?.state ?? [], before) &&
        isSame(moments[at + 1]?.state ?? [], step.state),
    );
    if (found >= 0) return { file, step: found + 1, taken: taken[found + 1] ?? [] };
  }
  return null;
}
