import {
  expectationsOf,
  type Action,
  type AnyModel,
  type NamedAnswer,
  type Recording,
} from '@listings/shared-machines/models';
import { withParents } from '../explore/leaves';

const typeIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' ? value.type : null;

const typeOfAnswer = (answer: NamedAnswer | undefined): string | null =>
  answer !== undefined && 'output' in answer ? typeIn(answer.output) : null;

/** Type of the event a step brings about; null where the chart alone knows it: time that passes, or no answer at all. */
function eventOf(model: AnyModel, action: Action): string | null {
  switch (action.by) {
    case 'user':
      return typeIn(model.moves[action.does]);
    case 'server':
      return typeOfAnswer(model.answers[action.call]?.[action.answers]);
    case 'machine':
      return typeIn(model.reports?.[action.of]?.[action.reports]);
    case 'clock':
      return null;
  }
}

const statesOf = (leaves: readonly string[] | undefined): readonly string[] => [
  '(root)',
  ...new Set((leaves ?? []).flatMap(withParents)),
];

/**
 * Ids of the requirements that a step of a recording stands for, counted from 1, as it was recorded: the arrows that its
 * event may take, those of timers in states it leaves, the states it enters. The machine is not asked: it may have changed.
 */
export function requirementsAt(model: AnyModel, recording: Recording, at: number): readonly string[] {
  const moments = expectationsOf(recording);
  const before = at === 0 ? [] : statesOf(moments[at - 1]?.state);
  const after = statesOf(moments[at]?.state);
  const step = recording.steps[at - 1];
  const event = step === undefined ? null : eventOf(model, step);
  const stands = (key: string): boolean => {
    const [state = '', arrow] = key.split(' / ');
    if (arrow === undefined) return after.includes(state) && !before.includes(state);
    const name = arrow.split(' [')[0] ?? '';
    if (!before.includes(state)) return false;
    return name.startsWith('after ') ? step?.by === 'clock' && !after.includes(state) : name === event;
  };
  const ids = Object.entries(model.requirements ?? {}).flatMap(([key, all]) => (stands(key) ? all : []));
  return [...new Set(ids)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** The requirements of a step in words; null where the model names none. */
export function concerned(model: AnyModel, recording: Recording, at: number): string | null {
  const ids = requirementsAt(model, recording, at);
  return ids.length === 0 ? null : `Requirements of ${at === 0 ? 'the start' : `step ${at}`}: ${ids.join(', ')}`;
}
