import { defineModel, type NamedAnswer } from '@listings/shared-machines/models';
import { fromPromise, raise, setup } from 'xstate';
import { explore } from '../explore/explore';
import { check } from './check';
import { modelOf } from '../screen/model-of';
import { withEveryStatus } from './every-status';

type Event =
  | { readonly type: 'sync' }
  | { readonly type: 'answer.done' }
  | { readonly type: 'answer.refused'; readonly status: number };

const modelOfPhone = modelOf('phoneVerification');

const machine = (takes: (status: number) => boolean) =>
  setup({
    types: { events: {} as Event, tags: {} as 'busy' },
    actors: { syncSettings: fromPromise<Event>(() => Promise.reject(new Error('notProvided'))) },
    guards: { isTaken: (_, status: number) => takes(status) },
  }).createMachine({
    id: 'sync',
    initial: 'ready',
    states: {
      ready: { on: { sync: 'syncing' } },
      syncing: {
        tags: 'busy',
        invoke: {
          id: 'syncSettings',
          src: 'syncSettings',
          onDone: { actions: raise(({ event }) => event.output) },
        },
        on: {
          'answer.done': 'ready',
          'answer.refused': { guard: { type: 'isTaken', params: ({ event }) => event.status }, target: 'ready' },
        },
      },
    },
  });

const refusedWith = (status: number): NamedAnswer => ({
  output: { type: 'answer.refused', status } satisfies Event,
  http: { syncSettings: { status, body: { message: 'Broken' } } },
  refusedWith,
});
const synced: NamedAnswer = {
  output: { type: 'answer.done' } satisfies Event,
  http: { syncSettings: { status: 201, body: { status: 'success', message: 'Done.' } } },
};

const syncModel = (takes: (status: number) => boolean) =>
  defineModel({
    id: 'sync',
    machine: machine(takes),
    moves: { syncs: { type: 'sync' } },
    answers: { syncSettings: { synced, refused: refusedWith(500) } },
    abstract: () => null,
    invariants: {},
  });

const unhandled = (takes: (status: number) => boolean) =>
  check(explore(withEveryStatus(syncModel(takes))))
    .filter(({ fault }) => fault === 'unhandled answer')
    .map(({ detail }) => detail);

it('refuses a call with every status there is, once each, beside the answers the model has', () => {
  const { answers } = withEveryStatus(syncModel(() => true));
  const names = Object.keys(answers['syncSettings'] ?? {});
  expect(names.slice(0, 2)).toEqual(['synced', 'refused']);
  expect(names).toContain('refused (404)');
  expect(names).not.toContain('refused (500)');
  expect(unhandled(() => true)).toEqual([]);
});

it('refuses with a body that names no reason, which would be read whatever the status', () => {
  const { answers } = withEveryStatus(modelOfPhone);
  const read = ['refused (401)', 'refused (429)'].map((name) => answers['requestVerificationCode']?.[name]);
  expect(read).toMatchObject([401, 429].map((status) => ({ output: { type: 'answer.refused', status } })));
});

it('finds the status that nobody handles', () => {
  expect(unhandled((status) => status !== 429)).toEqual(['nobody handles that syncSettings answers “refused (429)”']);
});
