import { recordWalk } from '../recordings/record-walk';
import { orderModel } from '../testing/order.fixture';
import { collect } from './collect';

it('shows a recording that cannot begin any more, with the reason', async () => {
  const model = orderModel();
  const recording = recordWalk(model, [], { name: 'old', origin: { how: 'captured', detail: '' } });
  const { recordings } = await collect(model, {
    recordings: () => [{ file: 'old', recording: { ...recording, begins: 'gone' } }],
    explanations: () => ({}),
    screens: () => ({ screenshots: {}, onScreen: null, trace: null }),
    draw: () => Promise.resolve('<svg/>'),
  });
  const seen = 'The model has no start “gone”.';
  const differences = [{ facet: 'crash', expected: 'no error', seen }];
  expect(recordings.map(({ taken, verdict }) => [taken, verdict])).toEqual([
    [[[]], { ok: false, at: 0, sentence: 'the start', differences }],
  ]);
});
