import { check as findings } from '../../check/check';
import { explore } from '../../explore/explore';
import { explanationBook } from '../explanations';
import { count, exit, modelsNamed, type Command } from '../command';

/** Finds what must not be in any situation. */
export const check: Command = {
  name: 'check',
  words: '[MODEL…]',
  summary:
    'Walks through every situation of a machine, in every order that some clock allows, and reports what must not be:',
  details: [
    'dead ends, unreachable states, arrows never taken, goals that cannot be reached, answers nobody handles, calls without',
    'the tag busy, invariants that do not hold. Ends with 1 when something was found.',
  ],
  examples: ['check', 'check phone merchant'],
  options: {},
  run: ({ words }, at, { print, progress }) => {
    const book = explanationBook(at.explanations, 'coverage');
    let found = 0;
    for (const model of modelsNamed(words, at)) {
      progress(`${model.id}: every situation`);
      const graph = explore(model);
      const all = findings(graph).filter(({ at: key }) => book[model.id]?.[key] === undefined);
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
