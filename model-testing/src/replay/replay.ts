import {
  expectationsOf,
  sentenceOf,
  type AnyModel,
  type Difference,
  type Expectation,
  type Recording,
  type Verdict,
} from '@listings/shared-machines/models';
import { differences } from './differences';
import { machineStage, type MachineStage, type StageOptions } from './stage';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Replays a recording on its machine, with a clock and a server that follow the script.
 * A millisecond before time is up nothing may have happened yet. Ends at the first step that is not as recorded.
 */
export function replay(model: AnyModel, recording: Recording, options: StageOptions = {}): Verdict {
  const expected = expectationsOf(recording);
  const failed = (at: number, sentence: string, found: readonly Difference[]): Verdict => ({
    ok: false,
    at,
    sentence,
    differences: found,
  });
  let stage: MachineStage | null = null;
  let at = 0;
  let sentence = 'the start';
  const found = (want: Expectation): readonly Difference[] =>
    stage === null ? [] : differences(want, stage.observe());
  try {
    stage = machineStage(model, recording.begins ?? null, options);
    const first = found(recording.start);
    if (first.length > 0) return failed(0, sentence, first);
    for (const [index, step] of recording.steps.entries()) {
      at = index + 1;
      sentence = sentenceOf(step);
      const before = expected[index] ?? recording.start;
      if (step.by === 'clock' && step.passes > 1) {
        stage.perform({ by: 'clock', passes: step.passes - 1 });
        const early = found({ ...before, says: [] });
        if (early.length > 0) return failed(at, `${sentence} (1 ms too early)`, early);
        stage.perform({ by: 'clock', passes: 1 });
      } else stage.perform(step);
      const here = found(expected[at] ?? before);
      if (here.length > 0) return failed(at, sentence, here);
    }
    return { ok: true };
  } catch (error) {
    return failed(at, sentence, [{ facet: 'crash', expected: 'no error', seen: messageOf(error) }]);
  } finally {
    stage?.stop();
  }
}
