import type { Action } from '@listings/shared-machines/models';
import { recordWalk } from '../recordings/record-walk';
import { stepOf } from '../recordings/step';
import { orderMachine, orderModel } from '../testing/order.fixture';
import { diffOf, diffText, isSame } from './diff';

const typed: Action = { by: 'user', does: 'types an address' };
const orders: Action = { by: 'user', does: 'orders' };
const refused: Action = { by: 'server', call: 'placeOrder', answers: 'refused' };
const walk = (actions: readonly Action[], machine = orderMachine()) =>
  recordWalk(orderModel(machine), actions, { name: 'a walk', origin: { how: 'hand-written', detail: '' } });

it('finds nothing between a recording and itself', () => {
  const lines = diffOf(walk([typed, orders]), walk([typed, orders]));
  expect([isSame(lines), diffText(lines)]).toEqual([true, '    … 3 the same']);
});

it('shows steps that one has alone, on its side', () => {
  const lines = diffOf(walk([typed, orders, refused]), walk([typed, typed, orders]));
  expect(diffText(lines).split('\n')).toEqual([
    '    … 2 the same',
    '  + 2. the admin types an address',
    '    … 1 the same',
    '  - 3. the server answers placeOrder: refused',
  ]);
});

it('shows what differs after a step both take, field by field, and counts what differs in the same way', () => {
  const [before, after] = [
    walk([typed, orders, refused]),
    walk([typed, orders, refused], orderMachine({ notice: false, tag: false })),
  ];
  expect(diffText(diffOf(before, after)).split('\n')).toEqual([
    '    … 2 the same',
    '  ~ 2. the admin orders',
    '      tags: ["busy"] → []',
    '  ~ 3. the server answers placeOrder: refused',
    '      says: [{"type":"notice","id":"placeOrder"}] → []',
  ]);
  const other = { ...before, start: { ...before.start, shows: { address: '', tries: 1 } } };
  const tried = {
    ...other,
    steps: other.steps.map(({ then, ...action }) =>
      stepOf(action, then.shows === undefined ? then : { ...then, shows: { address: 'Main St', tries: 1 } }),
    ),
  };
  expect(diffText(diffOf(before, tried)).split('\n')).toEqual([
    '  ~ 0. the start',
    '      shows.tries: – → 1',
    '    … 3 more that differ in the same way',
  ]);
});
