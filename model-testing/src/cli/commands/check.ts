import type { AnyModel } from '@listings/shared-machines/models';
import { check as findings, isRefutable, type Finding } from '../../check/check';
import { withEveryStatus } from '../../check/every-status';
import { explore } from '../../explore/explore';
import { cover, openFindings } from '../../coverage/coverage';
import { keptRecordings } from '../../recordings/recording-files';
import { explanationBook } from '../explanations';
import { count, exit, modelsNamed, shardOf, shardOption, type Command, type Workplace } from '../command';

/** Findings that neither a recording nor an explanation settles; recordings are replayed where that matters alone. */
function openOnes(all: readonly Finding[], model: AnyModel, at: Workplace): readonly Finding[] {
  if (!all.some(isRefutable)) return all;
  const explained = explanationBook(at.explanations, 'coverage')[model.id] ?? {};
  return openFindings(all, cover(model, keptRecordings(at.recordings, model.id), explained), explained);
}

/** Finds what must not be in any situation. */
export const check: Command = {
  name: 'check',
  words: '[MODEL…]',
  summary:
    'Walks through every situation of a machine, in every order that some clock allows, with every status a call can be refused with, and reports what must not be:',
  details: [
    'dead ends, unreachable states, arrows never taken, guards that never decide, goals that cannot be reached, answers nobody handles,',
    'calls without the tag busy, invariants that do not hold, fields of the context that nothing reads, actions that change',
    'nothing in any situation. Ends with 1 when something was found.',
  ],
  examples: ['check', 'check phone merchant', 'check --shard 1/4'],
  options: { shard: shardOption },
  run: (typed, at, { print, progress }) => {
    let found = 0;
    for (const model of shardOf(modelsNamed(typed.words, at), typed)) {
      progress(`${model.id}: every situation`);
      const graph = explore(withEveryStatus(model));
      const all = openOnes(findings(graph), model, at);
      found += all.length;
      print(
        `${all.length === 0 ? '✓' : '✗'} ${model.id}: ${count(graph.nodes.size, 'situation')}, ${count(graph.edges.length, 'step')}`,
      );
      for (const { fault, at: where, detail } of all) print(`    ${fault}: ${where}: ${detail}`);
    }
    print(found === 0 ? 'Nothing found.' : `${count(found, 'finding')}.`);
    return found === 0 ? exit.fine : exit.found;
  },
};
