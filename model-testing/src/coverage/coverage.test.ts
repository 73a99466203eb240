import { committedPlan, recordTours } from '../tours/record-tours';
import { orderModel } from '../testing/order.fixture';
import { recordWalk } from '../recordings/record-walk';
import { cover, guardKey, missing, shareOf, staleExplanations } from './coverage';

const model = orderModel();
const walk = (...moves: readonly string[]) => ({
  file: 'walk',
  recording: recordWalk(
    model,
    moves.map((does) => ({ by: 'user', does }) as const),
    { name: 'a walk', origin: { how: 'hand-written', detail: '' } },
  ),
});

it('counts states, arrows and both outcomes of guards', () => {
  const covered = cover(model, [walk('types an address', 'orders')]);
  expect(covered.states.map(({ key, times }) => [key, times])).toEqual([
    ['editing', 2],
    ['ordering', 1],
    ['resting', 0],
  ]);
  expect(covered.arrows.filter(({ times }) => times > 0).map(({ key }) => key)).toEqual([
    'editing / address.typed',
    'editing / order [hasAddress]',
  ]);
  expect(covered.guards.map(({ of, times }) => [guardKey(of), times > 0])).toEqual([
    ['editing / order [hasAddress] = yes', true],
    ['editing / order [hasAddress] = no', true],
  ]);
  expect(shareOf(covered.arrows)).toEqual({ covered: 2, of: 5, percent: 40 });
});

it('counts a guard that never held, or always did, as half covered', () => {
  expect(missing(cover(model, [walk('types nothing')]))).toContain('editing / order [hasAddress] = yes');
});

it('ties requirements to states and arrows', () => {
  expect(cover(model, [walk('types an address', 'orders')]).requirements).toEqual([
    { id: 'S1.01', items: [{ key: 'editing / order [hasAddress]', isCovered: true }] },
    { id: 'S1.02', items: [{ key: 'resting', isCovered: false }] },
    {
      id: 'S1.03',
      items: [
        { key: 'resting', isCovered: false },
        { key: 'resting / after rest', isCovered: false },
      ],
    },
  ]);
});

it('takes what is explained out of the count, and tells explanations that are out of date', () => {
  const explained = { resting: 'not here', editing: 'never true' };
  const covered = cover(model, [walk('types an address', 'orders')], explained);
  expect(shareOf(covered.states)).toEqual({ covered: 2, of: 2, percent: 100 });
  expect(staleExplanations(covered, explained)).toEqual(['editing']);
});

it('is complete with the tours of every arrow', () => {
  expect(missing(cover(model, recordTours(model, committedPlan)))).toEqual([]);
});
