import { assign, fromPromise, setup } from 'xstate';
import { asking, unplugged, unreachable as nothing, type Refused } from '../ports';
import { checkModel } from './check-model';
import { answersOf, defineModel, unreachable } from './define-model';

type Answer = { readonly type: 'answer.done' } | Refused;
type Event = { readonly type: 'go' } | { readonly type: 'count' } | Answer;

const parts = setup({
  types: { context: {} as { count: number }, events: {} as Event, tags: {} as 'busy' },
  actors: { call: fromPromise<Answer>(unplugged) },
});
const answers = asking<{ count: number }, Event, Answer>(nothing);
const context = { count: 0 };
const done = { output: { type: 'answer.done' }, http: {} };

it('finds a dead end, an answer nobody handles, a state nobody reaches, a call without its tag, a broken invariant', () => {
  const machine = parts.createMachine({
    id: 'faulty',
    context,
    initial: 'ready',
    states: {
      ready: { on: { go: 'calling', count: { actions: assign({ count: 1 }) } } },
      calling: { invoke: { id: 'call', src: 'call', ...answers }, on: { 'answer.done': 'lost' } },
      lost: {},
      elsewhere: { initial: 'deep', states: { deep: {} } },
    },
  });
  const { findings, leaves, situations, edges } = checkModel(
    defineModel({
      id: 'faulty',
      machine,
      moves: { goes: { type: 'go' }, counts: { type: 'count' } },
      answers: { call: { done, unreachable } },
      abstract: ({ count }) => count,
      invariants: { 'counted to nothing': ({ context: { count } }) => count === 0 },
    }),
  );
  expect(findings).toEqual([
    'calling: busy without a call, or a call without busy',
    'calling: nobody handles that call answers “unreachable”',
    'ready: not counted to nothing',
    'lost: dead end',
    'calling: not counted to nothing',
    'lost: not counted to nothing',
    'elsewhere.deep: never reached',
  ]);
  expect([...leaves]).toEqual(['ready', 'calling', 'lost']);
  expect([situations, edges]).toEqual([6, 8]);
});

it('finds a call the model has no answers for, and refuses to walk for ever', () => {
  const machine = parts.createMachine({
    id: 'endless',
    context,
    initial: 'calling',
    on: { count: { actions: assign({ count: ({ context: { count } }) => count + 1 }) } },
    states: {
      calling: { tags: 'busy', invoke: { id: 'call', src: 'call', ...answers }, on: { 'answer.*': 'calling' } },
    },
  });
  const model = defineModel({
    id: 'endless',
    machine,
    moves: {},
    answers: {},
    abstract: () => null,
    invariants: {},
  });
  expect(checkModel(model).findings).toContain('no answers of call in the model');
  expect(() =>
    checkModel({ ...model, moves: { counts: { type: 'count' } }, abstract: ({ count }: { count: number }) => count }),
  ).toThrow('endless has more than 20000 situations');
});

it('reads what travels by the readers of the machine, and as the client reads an error', () => {
  const answer = answersOf(
    'connectMerchantAccount',
    ({ id }) => ({ type: 'read', id }),
    ({ status, serverMessage, details, code }) => ({ type: 'refused', status, serverMessage, details, code }),
  );
  const body = { id: 7, subaccount: null, name: null, domain: null };
  expect(answer({ status: 200, body })).toEqual({
    output: { type: 'read', id: 7 },
    http: { connectMerchantAccount: { status: 200, body } },
  });
  const refusal = { message: 'Wait', id: 7, retry_after: 5 };
  expect(answer({ status: 503, body: refusal })).toEqual({
    output: {
      type: 'refused',
      status: 503,
      serverMessage: 'Wait',
      details: { id: 7, retry_after: 5 },
      code: null,
    },
    http: { connectMerchantAccount: { status: 503, body: refusal } },
  });
});
