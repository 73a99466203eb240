import { defineModel } from '@listings/shared-machines/models';
import { assign, setup } from 'xstate';
import { explore } from '../explore/explore';
import { orderMachine, orderModel } from '../testing/order.fixture';
import { check } from './check';

const found = (machine = orderMachine()) =>
  check(explore(orderModel(machine))).map(({ fault, at, detail }) => `${fault} | ${at} | ${detail}`);

it('finds nothing in a machine that is right', () => {
  expect(found()).toEqual([]);
});

it('finds a dead end, and from where a goal is out of reach', () => {
  expect(found(orderMachine({ placed: 'lost' }))).toEqual([
    'goal out of reach | editing | cannot be reached from here: an order can be placed',
    'goal out of reach | ordering | cannot be reached from here: an order can be placed',
    'goal out of reach | lost | cannot be reached from here: an order can be placed',
    'dead end | lost | nothing can be done, answered or waited for',
    'unreachable state | resting | no situation is in this state',
    'arrow never taken | resting / after rest | no situation takes this arrow',
  ]);
});

it('finds answers nobody handles, also when nothing arrives', () => {
  expect(found(orderMachine({ refused: false })).filter((each) => each.startsWith('unhandled'))).toEqual([
    'unhandled answer | ordering | nobody handles that placeOrder answers “refused”',
    'unhandled answer | ordering | nobody handles that placeOrder answers “unreachable”',
  ]);
});

it('finds a call without its tag, and an invariant that does not hold', () => {
  expect(found(orderMachine({ tag: false }))).toEqual(['busy without a call | ordering | a call without the tag busy']);
  expect(found(orderMachine({ guard: false }))).toEqual([
    'broken invariant | ordering | not true here: nothing is ordered without an address',
  ]);
});

it('finds a guard that says the same in every situation', () => {
  const never = orderMachine().provide({ guards: { hasAddress: () => false } });
  expect(found(never).filter((each) => each.startsWith('guard'))).toEqual([
    'guard that never decides | editing / order [hasAddress] = yes | it holds in no situation that asks',
  ]);
  const always = orderMachine().provide({ guards: { hasAddress: () => true } });
  expect(found(always).filter((each) => each.startsWith('guard'))).toEqual([
    'guard that never decides | editing / order [hasAddress] = no | it holds in every situation that asks',
  ]);
});

it('finds a field that nothing reads, and an action that changes nothing', () => {
  const machine = orderMachine().provide({
    actions: { keepAddress: assign({ address: ({ context }) => context.address }) },
  });
  const model = { ...orderModel(machine), invariants: {} };
  const ofUse = check(explore(model)).filter(
    ({ fault }) => fault === 'unread context' || fault === 'action without effect',
  );
  expect(ofUse).toEqual([
    { fault: 'unread context', at: 'context.tries', detail: 'neither the machine nor its model reads it' },
    {
      fault: 'action without effect',
      at: 'action keepAddress',
      detail: 'it leaves everything as it was in every situation that runs it',
    },
  ]);
});

it('finds a call without answers in the model, and names that are none', () => {
  const model = orderModel();
  const faults = check(explore({ ...model, answers: {}, requirements: { 'editing / oder': ['S1.01'] } }));
  expect(faults).toContainEqual({
    fault: 'unknown call',
    at: 'ordering',
    detail: 'the model has no answers of placeOrder',
  });
  expect(faults).toContainEqual({
    fault: 'unknown name',
    at: 'editing / oder',
    detail: 'S1.01 should stand here, and there is no such state or arrow',
  });
});

it('says of an event that the model does not know that it needs a move', () => {
  const { 'types nothing': _, ...moves } = orderModel().moves;
  const { orders: __, ...others } = moves;
  expect(check(explore({ ...orderModel(), moves: others }))).toContainEqual({
    fault: 'arrow never taken',
    at: 'editing / order [hasAddress]',
    detail: 'no situation takes this arrow, and no move, answer or report of the model is order: it needs one',
  });
});

it('finds situations that only look the same, and refuses to walk for ever', () => {
  const counter = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'count' } | { type: 'stop' } },
    guards: { isHigh: ({ context }) => context.count > 1 },
  }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: {
      count: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      stop: { guard: 'isHigh', actions: assign({ count: 0 }) },
    },
  });
  const model = defineModel({
    id: 'counter',
    machine: counter,
    moves: { counts: { type: 'count' }, stops: { type: 'stop' } },
    answers: {},
    abstract: ({ count }) => count > 0,
    invariants: {},
  });
  expect(check(explore(model)).map(({ fault }) => fault)).toContain('ambiguous situations');
  expect(() => explore({ ...model, abstract: ({ count }: { count: number }) => count }, 50)).toThrow(
    'counter has more than 50 situations: abstract the context further.',
  );
});
