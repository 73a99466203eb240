import { expectationsOf, sentenceOf, type AnyModel, type Recording } from '@listings/shared-machines/models';
import { namedBy } from '../check/check';
import { withParents } from '../explore/leaves';
import { machineStage, type MachineStage } from '../replay/stage';

/** A step that was looked for; steps count from 1, 0 is the start. */
export interface Hit {
  readonly step: number;
  readonly sentence: string;
  /** Active states after it. */
  readonly state: readonly string[];
}

/** The form of a requirement's id: `S4.18`. */
const requirementId = /^[A-Z]\d+\.\d+$/;

/** States and arrows that stand for a requirement. */
function placesOf(model: AnyModel, id: string): ReadonlySet<string> {
  const keys = Object.entries(model.requirements ?? {}).filter(([, ids]) => ids.includes(id));
  return new Set(
    keys.flatMap(([key]) => {
      const { states, arrows } = namedBy(model, key);
      return [...states, ...arrows];
    }),
  );
}

/** Keys of the arrows each step takes on the machine as it is now, as far as it goes along; the first are those of the start. */
function arrowsTaken(model: AnyModel, { begins, steps }: Recording): readonly (readonly string[])[] {
  const taken: string[][] = [[]];
  let stage: MachineStage | null = null;
  try {
    stage = machineStage(model, begins ?? null, { onArrow: ({ key }) => taken.at(-1)?.push(key) });
    for (const step of steps) {
      taken.push([]);
      stage.perform(step);
    }
  } catch {
    // What is not reached any more takes no arrow.
  } finally {
    stage?.stop();
  }
  return taken;
}

const textOf = (value: unknown): string => JSON.stringify(value).toLowerCase();

/** Steps through a requirement: those that take one of its arrows, or enter one of its states. */
function stepsOfRequirement(
  model: AnyModel,
  recording: Recording,
  taken: readonly (readonly string[])[],
  id: string,
): (index: number) => boolean {
  const places = placesOf(model, id);
  if (places.size === 0) return () => false;
  const entered = expectationsOf(recording).map(({ state }) => new Set(state.flatMap(withParents)));
  return (index) =>
    taken[index]?.some((key) => places.has(key)) === true ||
    [...(entered[index] ?? [])].some((state) => places.has(state) && entered[index - 1]?.has(state) !== true);
}

/**
 * Steps of a recording in which every word is found: in its sentence, in what is said, in a call that begins with it and what
 * that carries, in the name of an arrow it takes; `clock` finds the steps in which time passes. A word that is a requirement's id finds the steps through what stands for it.
 */
export function search(model: AnyModel, recording: Recording, words: readonly string[]): readonly Hit[] {
  const moments = expectationsOf(recording);
  const taken = arrowsTaken(model, recording);
  const asksBefore = (index: number): ReadonlySet<string> => new Set(moments[index - 1]?.asks.map(textOf));
  const text = moments.map(({ says, asks }, index) => {
    const step = recording.steps[index - 1];
    const before = asksBefore(index);
    const begun = asks.filter((ask) => !before.has(textOf(ask)));
    return `${step?.by === 'clock' ? 'clock ' : ''}${step === undefined ? 'the start' : sentenceOf(step)} ${textOf(says)} ${textOf(begun)} ${taken[index]?.join(' ')}`.toLowerCase();
  });
  const tests = words.map((word) =>
    requirementId.test(word)
      ? stepsOfRequirement(model, recording, taken, word)
      : (index: number) => text[index]?.includes(word.toLowerCase()) === true,
  );
  return moments.flatMap(({ state }, index): Hit[] => {
    if (!tests.every((isFound) => isFound(index))) return [];
    const step = recording.steps[index - 1];
    return [{ step: index, sentence: step === undefined ? 'the start' : sentenceOf(step), state }];
  });
}
