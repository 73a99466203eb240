import {
  expectationsOf,
  type Action,
  type AnyModel,
  type Difference,
  type Expectation,
  type Recording,
  type Step,
} from '@listings/shared-machines/models';
import { actionOf, changesOf, recordWalk, walkAgain } from '../recordings/record-walk';
import { stepOf } from '../recordings/step';
import { differences } from '../replay/differences';
import { replay } from '../replay/replay';

/** A recording that fails, up to the step that does. */
interface Failure {
  readonly model: AnyModel;
  readonly recording: Recording;
  readonly step: Step;
  /** What is true before that step, and should be true after it. */
  readonly before: Expectation;
  readonly after: Expectation;
  readonly differences: readonly Difference[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The failing step after a walk of the machine as it is now; null when another situation leads to it, or it fails otherwise. */
function failsAfter(walk: readonly Action[], failure: Failure): Recording | null {
  const { model, recording, step, before, after } = failure;
  const { name, origin, begins = null, screen } = recording;
  let way;
  try {
    way = recordWalk(model, walk, { name, origin, begins, screen });
  } catch {
    // The machine does not take one of the steps that are left.
    return null;
  }
  const reached = expectationsOf(way).at(-1) ?? way.start;
  if (differences({ ...before, says: [] }, { ...reached, says: [] }).length > 0) return null;
  const shorter = {
    ...way,
    fingerprint: recording.fingerprint,
    steps: [...way.steps, stepOf(actionOf(step), changesOf(reached, after))],
  };
  const verdict = replay(model, shorter);
  const isFailure = !verdict.ok && verdict.at === shorter.steps.length;
  return isFailure && isSame(verdict.differences, failure.differences) ? shorter : null;
}

/**
 * Delta debugging: leaves out half of the steps, a quarter, … one, as long as the rest fails. What is left fails no more when
 * any single step is left out.
 */
function fewest(walk: readonly Action[], fails: (walk: readonly Action[]) => boolean): readonly Action[] {
  let left = walk;
  let size = Math.ceil(left.length / 2);
  while (size > 0) {
    let isShorter = false;
    for (let from = 0; from < left.length;) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      if (fails(without)) {
        left = without;
        isShorter = true;
      } else from += size;
    }
    if (!isShorter || size > 1) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return left;
}

/**
 * The shortest walk found that comes to the same situation before the failing step, and fails there in the same way; null
 * when the recording does not fail on its machine. Throws `WalkEnds` where the machine cannot begin. Steps before it are written down as the machine does them now: they did
 * not fail.
 */
export function minimised(model: AnyModel, recording: Recording): Recording | null {
  const verdict = replay(model, recording);
  if (verdict.ok) return null;
  const moments = expectationsOf(recording);
  const step = recording.steps[verdict.at - 1];
  const [before, after] = [moments[verdict.at - 1], moments[verdict.at]];
  if (step === undefined || before === undefined || after === undefined) {
    const nothing = { ...recording, steps: [] };
    walkAgain(model, nothing);
    return nothing;
  }
  const failure: Failure = { model, recording, step, before, after, differences: verdict.differences };
  const walk = recording.steps.slice(0, verdict.at - 1).map(actionOf);
  const shortest = fewest(walk, (shorter) => failsAfter(shorter, failure) !== null);
  return failsAfter(shortest, failure) ?? { ...recording, steps: recording.steps.slice(0, verdict.at) };
}
