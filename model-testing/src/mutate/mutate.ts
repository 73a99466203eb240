import type { Action, AnyModel } from '@listings/shared-machines/models';
import { check, type Fault, type Finding } from '../check/check';
import { explore, type Graph } from '../explore/explore';
import type { KeptRecording } from '../recordings/recording-files';
import { recordWalk } from '../recordings/record-walk';
import { replay } from '../replay/replay';
import { assignedFields } from './assigned-fields';
import { mutantsOf, type Mutant } from './mutants';
import { sentInputs } from './sent-inputs';
import { compare } from './equivalent-mutants';

/** A mutant that no recording notices, with a walk that would. */
export interface Missed {
  readonly by: 'nobody';
  readonly because: 'missed';
  readonly begins: string | null;
  readonly actions: readonly Action[];
}

/** Outcome of a mutant. */
export type Fate =
  | { readonly by: 'recording'; readonly file: string; readonly step: number }
  /** No recording notices it, but a finding of the check does. */
  | { readonly by: 'check'; readonly finding: string }
  /** It does the same as the machine in every situation: no mistake at all. */
  | { readonly by: 'nobody'; readonly because: 'same'; readonly situations: number }
  | Missed;

/** A mutant with what became of it. */
export interface Tried {
  readonly mutant: Mutant;
  readonly fate: Fate;
}

const sentenceOf = ({ fault, at, detail }: Finding): string => `${fault}: ${at}: ${detail}`;

/** Recordings that replay on the machine itself: one that does not would notice every mutant. */
export const trustworthy = (model: AnyModel, recordings: readonly KeptRecording[]): readonly KeptRecording[] =>
  recordings.filter(({ recording }) => replay(model, recording).ok);

/** Every mistake that is tried on a model's machine: in its chart, and in what recordings see it set and send. */
export const mutantsIn = (model: AnyModel, recordings: readonly KeptRecording[]): readonly Mutant[] =>
  mutantsOf(model.machine, assignedFields(model, recordings), sentInputs(recordings));

/** The recording that notices a mutant, with the step; null where none does. */
export function killer(
  { machine }: Mutant,
  model: AnyModel,
  recordings: readonly KeptRecording[],
): (Fate & { readonly by: 'recording' }) | null {
  for (const { file, recording } of recordings) {
    const verdict = replay(model, recording, { machine });
    if (!verdict.ok) return { by: 'recording', file, step: verdict.at };
  }
  return null;
}

/** Findings about names, since a mutant's arrows have others, and about what makes no difference. */
const ofNames: readonly Fault[] = [
  'arrow never taken',
  'guard that never decides',
  'unknown name',
  'unread context',
  'action without effect',
];

/** Finding of the check in the mutant that its machine does not have; null without one. */
function foundByCheck({ machine }: Mutant, { model, nodes }: Graph, known: ReadonlySet<string>): string | null {
  try {
    const findings = check(explore({ ...model, machine }, 4 * nodes.size + 100));
    const told = findings.filter(({ fault }) => !ofNames.includes(fault)).map(sentenceOf);
    return told.find((sentence) => !known.has(sentence)) ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function compared({ machine }: Mutant, graph: Graph): Fate {
  const { model } = graph;
  const comparison = compare(graph, machine, (begins, actions) => {
    const recording = recordWalk(model, actions, { name: '', origin: { how: 'generated', detail: '' }, begins });
    return !replay(model, recording, { machine }).ok;
  });
  return comparison.same
    ? { by: 'nobody', because: 'same', situations: comparison.situations }
    : { by: 'nobody', because: 'missed', begins: comparison.begins, actions: comparison.actions };
}

/**
 * Puts one mistake at a time into a machine and looks who notices. Of what no recording notices it says whether
 * anything could: a walk that tells the mutant from its machine, a finding of the check, or that both are the same.
 * Recordings that are added to the list while it runs are replayed too; they have to be `trustworthy`.
 */
export function* mutate(model: AnyModel, recordings: readonly KeptRecording[]): Generator<Tried> {
  let graph: Graph | null = null;
  let known: ReadonlySet<string> = new Set();
  for (const mutant of mutantsIn(model, recordings)) {
    const killed = killer(mutant, model, recordings);
    if (killed !== null) {
      yield { mutant, fate: killed };
      continue;
    }
    if (graph === null) {
      graph = explore(model);
      known = new Set(check(graph).map(sentenceOf));
    }
    const fate = compared(mutant, graph);
    const finding = fate.by === 'nobody' && fate.because === 'same' ? foundByCheck(mutant, graph, known) : null;
    yield { mutant, fate: finding === null ? fate : { by: 'check', finding } };
  }
}
