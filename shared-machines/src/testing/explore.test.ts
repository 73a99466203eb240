import { fromPromise, setup } from 'xstate';
import { asking, unplugged, unreachable, type Refused } from '../ports';
import { refused } from './answers';
import { explore } from './explore';

type Answer = { readonly type: 'answer.done' } | Refused;
type Event = { readonly type: 'go' } | Answer;

const parts = setup({
  types: { events: {} as Event, tags: {} as 'busy' },
  actors: { call: fromPromise<Answer>(unplugged) },
});
const answers = asking<object, Event, Answer>(unreachable);

it('finds an answer nobody handles, a call without the busy tag and a dead end', () => {
  const faulty = parts.createMachine({
    initial: 'ready',
    states: {
      ready: { on: { go: 'calling' } },
      calling: { invoke: { id: 'call', src: 'call', ...answers }, on: { 'answer.done': 'lost' } },
      lost: {},
    },
  });
  const { findings, leaves, situations } = explore(faulty, {
    moves: [{ type: 'go' }],
    answers: { call: [{ type: 'answer.done' }, refused()] },
  });
  expect(findings).toEqual([
    'calling: busy without a call, or a call without busy',
    'calling: nobody handles call answer.refused',
    'calling: nobody handles call breaks',
    'lost: dead end',
  ]);
  expect([...leaves]).toEqual(['ready', 'calling', 'lost']);
  expect(situations).toBe(3);
});

it('finds a call the model has no answers for', () => {
  const machine = parts.createMachine({
    initial: 'calling',
    states: {
      calling: { tags: 'busy', invoke: { id: 'call', src: 'call', ...answers }, on: { 'answer.*': 'calling' } },
    },
  });
  expect(explore(machine, { moves: [], answers: {} }).findings).toContain('no answers of call in the model');
});
