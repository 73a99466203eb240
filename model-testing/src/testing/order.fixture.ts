import { defineModel, type AnyModel } from '@listings/shared-machines/models';
import { assign, emit, fromPromise, raise, setup, type AnyStateMachine } from 'xstate';

interface Context {
  readonly address: string;
  readonly tries: number;
}

type Event =
  | { readonly type: 'address.typed'; readonly address: string }
  | { readonly type: 'order' }
  | { readonly type: 'answer.placed' }
  | { readonly type: 'answer.refused' };

const parts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { readonly type: 'notice'; readonly id: string },
    input: {} as { readonly address: string },
    tags: {} as 'busy',
  },
  actors: {
    placeOrder: fromPromise<Event, { readonly address: string }>(() => Promise.reject(new Error('notProvided'))),
  },
  delays: { rest: 60_000 },
  guards: { hasAddress: ({ context }) => context.address !== '' },
  actions: {
    keepAddress: assign({ address: (_, address: string) => address }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    notify: emit({ type: 'notice', id: 'placeOrder' }),
  },
});

/** Changes by planted faults. */
interface Faults {
  readonly delay?: number;
  readonly placed?: 'resting' | 'editing' | 'lost';
  readonly refused?: boolean;
  readonly tag?: boolean;
  readonly guard?: boolean;
  readonly notice?: boolean;
}

/** An order that is placed, refused, or rests for a minute; `faults` plants what is wrong with it. */
export const orderMachine = (faults: Faults = {}): AnyStateMachine => {
  const { delay = 60_000, placed = 'resting', refused = true, tag = true, guard = true, notice = true } = faults;
  return parts
    .createMachine({
      id: 'order',
      options: { maxIterations: 100 },
      context: ({ input }) => ({ address: input.address, tries: 0 }),
      initial: 'editing',
      states: {
        editing: {
          on: {
            'address.typed': { actions: { type: 'keepAddress', params: ({ event }) => event.address } },
            order: guard ? { guard: 'hasAddress', target: 'ordering' } : 'ordering',
          },
        },
        ordering: {
          ...(tag ? { tags: 'busy' as const } : {}),
          entry: 'countTry',
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => ({ address: context.address }),
            onDone: { actions: raise(({ event }) => event.output) },
            onError: { actions: raise({ type: 'answer.refused' }) },
          },
          on: {
            'answer.placed': placed,
            ...(refused
              ? { 'answer.refused': { target: 'editing', ...(notice ? { actions: 'notify' as const } : {}) } }
              : {}),
          },
        },
        resting: { after: { rest: 'editing' } },
        ...(placed === 'lost' ? { lost: {} } : {}),
      },
    })
    .provide({ delays: { rest: delay } });
};

/** The model of an order. */
export const orderModel = (machine: AnyStateMachine = orderMachine()): AnyModel =>
  defineModel({
    id: 'order',
    machine,
    input: { address: '' },
    starts: { 'with an address': { address: 'Main St' } },
    moves: {
      'types an address': { type: 'address.typed', address: 'Main St' },
      'types nothing': { type: 'address.typed', address: '' },
      orders: { type: 'order' },
    },
    answers: {
      placeOrder: {
        placed: { output: { type: 'answer.placed' }, http: {} },
        refused: { output: { type: 'answer.refused' }, http: {} },
        unreachable: { fault: 'unreachable' },
      },
    },
    abstract: ({ address }) => ({ address }),
    invariants: {
      'nothing is ordered without an address': ({ asks }) =>
        asks.every(({ input }) => (input as { address: string }).address !== ''),
      'tries are counted up': ({ context }) => context.tries >= 0,
    },
    goals: { 'an order can be placed': ({ at }) => at.includes('resting') },
    requirements: { 'editing / order': ['S1.01'], resting: ['S1.02', 'S1.03'], 'resting / after rest': ['S1.03'] },
  });
