import type { Action, AnyModel } from '@listings/shared-machines/models';
import { check, type Finding } from '../check/check';
import { explore, type Graph } from '../explore/explore';
import type { KeptRecording } from '../recordings/recording-files';
import { recordWalk } from '../recordings/record-walk';
import { replay } from '../replay/replay';
import { mutantsOf, type Mutant } from './mutants';
import { compare } from './twins';

/** What became of a mutant. */
export type Fate =
  | { readonly by: 'recording'; readonly file: string; readonly step: number }
  | { readonly by: 'check'; readonly finding: string }
  /** It does the same as the machine in every situation: no mistake at all. */
  | { readonly by: 'nobody'; readonly because: 'same'; readonly situations: number }
  /** This would kill it. */
  | {
      readonly by: 'nobody';
      readonly because: 'missed';
      readonly begins: string | null;
      readonly actions: readonly Action[];
    };

/** A mutant with what became of it. */
export interface Tried {
  readonly mutant: Mutant;
  readonly fate: Fate;
}

const sentenceOf = ({ fault, at, detail }: Finding): string => `${fault}: ${at}: ${detail}`;

function killedByRecording({ machine }: Mutant, model: AnyModel, recordings: readonly KeptRecording[]): Fate | null {
  for (const { file, recording } of recordings) {
    const verdict = replay(model, recording, { machine });
    if (!verdict.ok) return { by: 'recording', file, step: verdict.at };
  }
  return null;
}

/** A finding of the mutant that its machine does not have. */
function killedByCheck({ machine }: Mutant, model: AnyModel, known: ReadonlySet<string>, limit: number): Fate | null {
  try {
    const finding = check(explore({ ...model, machine }, limit))
      .map(sentenceOf)
      .find((sentence) => !known.has(sentence));
    return finding === undefined ? null : { by: 'check', finding };
  } catch (error) {
    return { by: 'check', finding: error instanceof Error ? error.message : String(error) };
  }
}

function spared({ machine }: Mutant, model: AnyModel, graph: Graph): Fate {
  const comparison = compare(graph, machine, (begins, actions) => {
    const recording = recordWalk(model, actions, { name: '', origin: { how: 'generated', detail: '' }, begins });
    return !replay(model, recording, { machine }).ok;
  });
  return comparison.same
    ? { by: 'nobody', because: 'same', situations: comparison.situations }
    : { by: 'nobody', because: 'missed', begins: comparison.begins, actions: comparison.actions };
}

/**
 * Puts one mistake at a time into a machine and looks who notices: the recordings, then the check. Of what nobody
 * notices it says whether anything could: a way to tell the mutant from its machine, or that there is none.
 */
export function* mutate(model: AnyModel, recordings: readonly KeptRecording[]): Generator<Tried> {
  let graph: Graph | null = null;
  const known = new Set<string>();
  const explored = (): Graph => {
    if (graph !== null) return graph;
    graph = explore(model);
    for (const finding of check(graph)) known.add(sentenceOf(finding));
    return graph;
  };
  for (const mutant of mutantsOf(model.machine)) {
    const killed = killedByRecording(mutant, model, recordings);
    if (killed !== null) {
      yield { mutant, fate: killed };
      continue;
    }
    const whole = explored();
    const fate = killedByCheck(mutant, model, known, 4 * whole.nodes.size + 100) ?? spared(mutant, model, whole);
    yield { mutant, fate };
  }
}
