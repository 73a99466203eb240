import type { AnyModel } from '@listings/shared-machines/models';
import { check as findings, isRefutable, type Fault, type Finding } from '../../check/check';
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

/** Faults that many situations show at once. */
const ofSituations: ReadonlySet<Fault> = new Set([
  'dead end',
  'goal out of reach',
  'unhandled answer',
  'unknown call',
  'broken invariant',
  'busy without a call',
]);

/** A line for each finding; a fault that many situations show is told once, with the first of them. */
function linesOf(all: readonly Finding[]): readonly string[] {
  const alike = new Map<string, Finding[]>();
  for (const finding of all) {
    const { fault, at, detail } = finding;
    const what = JSON.stringify([fault, detail, ofSituations.has(fault) ? null : at]);
    alike.set(what, [...(alike.get(what) ?? []), finding]);
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` (and ${count(others.length, 'situation')} more)`;
    return [`${first.fault}: ${first.at}${more}: ${first.detail}`];
  });
}

/** Finds what must not be in any situation. */
export const check: Command = {
  name: 'check',
  words: '[MODEL…]',
  summary: 'Walks through every situation of a machine, and reports what must not be.',
  details: [
    'In every order that some clock allows, and with every status a call can be refused with, it looks for dead ends,',
    'unreachable states, arrows never taken, guards that never decide, goals that cannot be reached, answers nobody handles,',
    'calls without the tag busy, invariants that do not hold, fields of the context that nothing reads, actions that change',
    'nothing in any situation. All machines take half a minute, or longer. Ends with 1 when something was found.',
  ],
  examples: ['check', 'check phone merchant', 'check --shard 1/4'],
  options: { shard: shardOption },
  run: (typed, at, { print, progress }) => {
    let found = 0;
    for (const model of shardOf(modelsNamed(typed.words, at), typed)) {
      progress(`${model.id}: every situation`);
      const graph = explore(withEveryStatus(model));
      const all = openOnes(findings(graph), model, at);
      const lines = linesOf(all);
      found += lines.length;
      print(
        `${all.length === 0 ? '✓' : '✗'} ${model.id}: ${count(graph.nodes.size, 'situation')}, ${count(graph.edges.length, 'step')}`,
      );
      for (const line of lines) print(`    ${line}`);
    }
    print(found === 0 ? 'Nothing found.' : `${count(found, 'finding')}.`);
    return found === 0 ? exit.fine : exit.found;
  },
};
