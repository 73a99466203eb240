import { models } from '@listings/shared-machines/models';
import { explore } from '../explore/explore';
import { recordWalk } from '../recordings/record-walk';
import { linesOf } from '../recordings/recording-text';
import { replay } from '../replay/replay';
import { orderModel } from '../testing/order.fixture';
import { committedPlan, recordTours } from './record-tours';
import { actionsOf } from './schedule';
import { tours } from './tours';

const model = orderModel();
const origin = { how: 'generated', detail: '' } as const;

it('takes every arrow, both ways of every guard, every move and every answer, and begins in every way', () => {
  const [first, second, ...others] = recordTours(model, committedPlan).map(({ recording }) => recording);
  expect(others).toEqual([]);
  if (first === undefined || second === undefined) throw new Error('There are two ways to begin.');
  expect(linesOf(first)).toEqual([
    '1. the admin types an address',
    '2. the admin types nothing',
    '3. the admin types an address',
    '4. the admin orders',
    '5. the server answers placeOrder: placed',
    '6. 1 min pass',
    '7. the admin orders',
    '8. the server answers placeOrder: refused',
    '9. the admin orders',
    '10. the server answers placeOrder: unreachable',
  ]);
  expect([second.begins, ...linesOf(second)]).toEqual([
    'with an address',
    '1. the admin orders',
    '2. the server answers placeOrder: placed',
  ]);
});

it('keeps walks as short as asked', () => {
  const short = tours(explore(model), 'arrows', 4).map(({ path }) => path.length);
  expect(Math.max(...short)).toBe(4);
  expect(short.length).toBeGreaterThan(2);
});

it.each(['situations', 'edges'] as const)('covers all %s', (cover) => {
  const graph = explore(model);
  const all = tours(graph, cover, 40).flatMap(({ path }) => path);
  const wanted = cover === 'edges' ? graph.edges : [...graph.nodes];
  const crossed = cover === 'edges' ? all : all.map(({ to }) => to).concat(graph.starts.map(({ node }) => node));
  expect(wanted.filter((each) => !crossed.includes(each as never))).toEqual([]);
});

it('walks only where a clock can lead: every walk of the phone has its moments, and replays', () => {
  const phone = models.find(({ id }) => id === 'phoneVerification');
  if (phone === undefined) throw new Error('The phone has a model.');
  const graph = explore(phone);
  const walks = tours(graph, 'arrows', 12);
  const ends = walks.flatMap(({ path }) => path).filter(({ happening }) => happening.by === 'clock');
  expect(ends.length).toBeGreaterThan(1);
  const recordings = walks.map(({ start, path }) =>
    recordWalk(phone, actionsOf(start, path), { name: 'a walk', origin, begins: start.name }),
  );
  expect(recordings.map((recording) => replay(phone, recording))).toEqual(walks.map(() => ({ ok: true })));
});
