import { apiError, refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { readVisibilityFailure } from './product-visibility.answers';
import { productVisibilityMachine } from './product-visibility.machine';
import { shownVisibility } from './product-visibility.rules';

const select = (...ids: number[]) => ({ type: 'products.selected', ids, on: true }) as const;
const updating = () => {
  const feed = drive(productVisibilityMachine);
  feed.send(select(1, 2, 3));
  feed.send({ type: 'choice.picked', visible: false });
  feed.send({ type: 'apply' });
  return feed;
};
const shown = (feed: ReturnType<typeof updating>) =>
  [1, 2, 3].map((id) => shownVisibility(id, true, feed.context().change));

it('applies only with products and an option chosen [O2.45]', () => {
  const feed = drive(productVisibilityMachine);
  feed.send({ type: 'choice.picked', visible: true });
  expect(feed.can({ type: 'apply' })).toBe(false);
  feed.send({ type: 'choice.picked', visible: null });
  feed.send(select(1));
  expect(feed.can({ type: 'apply' })).toBe(false);
  feed.send({ type: 'choice.picked', visible: true });
  expect(feed.can({ type: 'apply' })).toBe(true);
});

it('keeps the selection over several choices and takes products out again', () => {
  const feed = drive(productVisibilityMachine);
  feed.send(select(1, 2));
  feed.send(select(2, 3));
  feed.send({ type: 'products.selected', ids: [1], on: false });
  expect(feed.context().selected).toEqual([2, 3]);
});

it('shows the change at once, clears the selection and tells the success [O2.45]', () => {
  const feed = updating();
  expect(feed.asks()).toEqual([{ src: 'updateProductVisibility', input: { ids: [1, 2, 3], visible: false } }]);
  expect(shown(feed)).toEqual([false, false, false]);
  expect(feed.context().selected).toEqual([]);
  feed.answers('updateProductVisibility', { type: 'answer.updated', failed: [] });
  expect(feed.emitted).toEqual([
    {
      type: 'track',
      name: 'gla_bulk_edit_click',
      properties: { context: 'product-feed', number_of_items: 3, visibility_to: 'dont_sync_and_show' },
    },
    { type: 'notice.success', id: 'updateProductVisibility', count: 3 },
  ]);
});

it('takes back what failed and selects it again', () => {
  const feed = updating();
  feed.answers('updateProductVisibility', { type: 'answer.updated', failed: [2] });
  expect(shown(feed)).toEqual([false, true, false]);
  expect(feed.context().selected).toEqual([2]);
  expect(feed.emitted.at(-1)).toEqual({ type: 'notice', id: 'updateProductVisibility', message: null, status: 400 });
});

it('takes everything back when the call was refused', () => {
  const feed = updating();
  feed.answers('updateProductVisibility', refused(null, 500));
  expect(shown(feed)).toEqual([true, true, true]);
  expect(feed.context().selected).toEqual([1, 2, 3]);
});

it('reads the ids that failed from a 400', () => {
  expect(readVisibilityFailure(apiError(400, { details: { errors: ['2', 3] } }))).toEqual({
    type: 'answer.updated',
    failed: [2, 3],
  });
  expect(readVisibilityFailure(apiError(400, { serverMessage: 'Bad.' }))).toEqual(refused('Bad.', 400));
  expect(readVisibilityFailure(apiError(500, { details: { errors: [2] } })).type).toBe('answer.refused');
});
