import { failureText, type Recording } from '@listings/shared-machines/models';
import { recordWalk } from '../recordings/record-walk';
import { stepOf } from '../recordings/step';
import { orderMachine, orderModel } from '../testing/order.fixture';
import { replay } from './replay';

const model = orderModel();
const walk = recordWalk(
  model,
  [
    { by: 'user', does: 'types an address' },
    { by: 'user', does: 'orders' },
    { by: 'server', call: 'placeOrder', answers: 'refused' },
    { by: 'user', does: 'orders' },
    { by: 'server', call: 'placeOrder', answers: 'placed' },
    { by: 'clock', passes: 60_000 },
    { by: 'user', does: 'types nothing' },
    { by: 'user', does: 'types an address' },
    { by: 'user', does: 'orders' },
  ],
  { name: 'an order', origin: { how: 'hand-written', detail: '' } },
);
const failure = (recording: Recording, faults: Parameters<typeof orderMachine>[0]): string => {
  const verdict = replay(model, recording, { machine: orderMachine(faults) });
  return verdict.ok ? 'passed' : failureText(recording, verdict);
};

it('replays what was recorded on the machine it was recorded on', () => {
  expect(replay(model, walk)).toEqual({ ok: true });
});

it('names the step that comes too early by its sentence, with five steps before and two after', () => {
  expect(failure(walk, { delay: 59_999 }).split('\n')).toEqual([
    '“an order” (order) fails at step 6: 1 min pass (1 ms too early)',
    '  state: expected ["resting"]',
    '         seen     ["editing"]',
    '  offers: expected []',
    '          seen     ["types an address","types nothing","orders"]',
    '  ✓ 1. the admin types an address',
    '  ✓ 2. the admin orders',
    '  ✓ 3. the server answers placeOrder: refused',
    '  ✓ 4. the admin orders',
    '  ✓ 5. the server answers placeOrder: placed',
    '  ✗ 6. 1 min pass',
    '  · 7. the admin types nothing',
    '  · 8. the admin types an address',
  ]);
});

it.each([
  [{ delay: 60_001 }, 'fails at step 6: 1 min pass\n'],
  [{ notice: false }, 'fails at step 3: the server answers placeOrder: refused\n  says: expected [{"type":"notice"'],
  [{ tag: false }, 'fails at step 2: the admin orders\n  tags: expected ["busy"]'],
  [{ guard: false }, 'fails at the start\n  offers: expected ["types an address","types nothing"]'],
  [{ refused: false }, 'fails at step 3: the server answers placeOrder: refused\n  state: expected ["editing"]'],
] as const)('notices %j', (faults, text) => {
  expect(failure(walk, faults)).toContain(text);
});

it('tells what is wrong with a step that cannot be taken', () => {
  const impossible = (step: Recording['steps'][number]): string => failure({ ...walk, steps: [step] }, {});
  expect(impossible(stepOf({ by: 'user', does: 'orders' }, {}))).toContain('the machine does not take it now');
  expect(impossible(stepOf({ by: 'user', does: 'flies' }, {}))).toContain('The model has no move “flies”.');
  expect(impossible(stepOf({ by: 'user', does: 'ordres' }, {}))).toContain('no move “ordres”. Did you mean orders?');
  expect(impossible(stepOf({ by: 'server', call: 'placeOrder', answers: 'place' }, {}))).toContain(
    'The model has no such answer: the server answers placeOrder: place. Did you mean placed?',
  );
  expect(impossible(stepOf({ by: 'server', call: 'placeOrder', answers: 'placed' }, {}))).toContain(
    'nothing asks; under way: nothing',
  );
  expect(failure({ ...walk, begins: 'nowhere' }, {})).toContain('The model has no start “nowhere”');
});

it('holds the machine to what it asks for, with what it asks', () => {
  const [first] = walk.steps;
  const step = stepOf({ by: 'user', does: 'orders' }, { state: ['ordering'], offers: [], tags: ['busy'], asks: [] });
  expect(failure({ ...walk, steps: first === undefined ? [step] : [first, step] }, {})).toContain(
    'asks: expected []\n        seen     [{"call":"placeOrder","with":{"address":"Main St"}}]',
  );
});
