import type { Api } from '@listings/shared-api/contract';
import { apiError, refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { ChangeProgress } from './change-progress';
import { updateVisibility } from './product-visibility.answers';
import { productVisibilityMachine } from './product-visibility.machine';
import { shownVisibility } from './product-visibility.rules';

const select = (...ids: number[]) => ({ type: 'products.selected', ids, on: true }) as const;
const read = (...products: [id: number, visible: boolean][]) =>
  ({ type: 'products.read', products: products.map(([id, visible]) => ({ id, visible })) }) as const;
const updated = (...failed: number[]) => ({ type: 'answer.updated', failed }) as const;

/** Products 1 and 2 are shown, 3 is hidden already; all three are to be hidden. */
const hiding = () => {
  const feed = drive(productVisibilityMachine);
  feed.send(read([1, true], [2, true], [3, false]));
  feed.send(select(1, 2, 3));
  feed.send({ type: 'choice.picked', visible: false });
  feed.send({ type: 'apply' });
  return feed;
};

describe('undo', () => {
  it('makes only those as they were that were changed', () => {
    const feed = hiding();
    feed.answers('updateProductVisibility', updated());
    feed.send({ type: 'undo' });
    expect(feed.asks()).toEqual([{ src: 'updateProductVisibility', input: { ids: [1, 2], visible: true } }]);
    expect([1, 2, 3].map((id) => shownVisibility(id, false, feed.context().change))).toEqual([true, true, false]);
    feed.answers('updateProductVisibility', updated());
    expect(feed.emitted.at(-1)).toEqual({ type: 'notice.success', id: 'undoProductVisibility', count: 2 });
    expect(feed.can({ type: 'undo' })).toBe(false);
  });

  it('leaves those alone whose change failed', () => {
    const feed = hiding();
    feed.answers('updateProductVisibility', updated(2));
    feed.send({ type: 'undo' });
    expect(feed.asks()[0]?.input).toEqual({ ids: [1], visible: true });
  });

  it('is there for what was changed before it was stopped, and no refusal is told [O2.45]', () => {
    const feed = hiding();
    feed.answers('updateProductVisibility', { ...updated(2, 3), ended: 'stopped' });
    expect(feed.emitted.slice(1)).toEqual([
      { type: 'notice.stopped', id: 'updateProductVisibility', count: 1, left: 2 },
    ]);
    expect(feed.context().selected).toEqual([2, 3]);
    feed.send({ type: 'undo' });
    expect(feed.asks()[0]?.input).toEqual({ ids: [1], visible: true });
  });

  it('is there for what was changed before a part was refused, which is told with its status [O2.45, O8.07]', () => {
    const feed = hiding();
    feed.answers('updateProductVisibility', { ...updated(2, 3), ended: refused('Broken', 500) });
    expect(feed.emitted.slice(1)).toEqual([
      { type: 'notice.success', id: 'updateProductVisibility', count: 1 },
      { type: 'notice', id: 'updateProductVisibility', message: 'Broken', status: 500 },
    ]);
    feed.send({ type: 'undo' });
    expect(feed.asks()[0]?.input).toEqual({ ids: [1], visible: true });
  });

  it.each([
    [
      'nothing was changed',
      (feed: ReturnType<typeof hiding>) => feed.answers('updateProductVisibility', updated(1, 2)),
    ],
    ['the call was refused', (feed: ReturnType<typeof hiding>) => feed.answers('updateProductVisibility', refused())],
  ])('is not offered when %s', (_when, answer) => {
    const feed = hiding();
    answer(feed);
    expect(feed.can({ type: 'undo' })).toBe(false);
  });

  it('follows from what the last change made, read again or not', () => {
    const feed = hiding();
    feed.answers('updateProductVisibility', updated());
    feed.send(select(1));
    feed.send({ type: 'choice.picked', visible: true });
    feed.send({ type: 'apply' });
    feed.answers('updateProductVisibility', updated());
    feed.send({ type: 'undo' });
    expect(feed.asks()[0]?.input).toEqual({ ids: [1], visible: false });
  });
});

describe('showing one product', () => {
  const showing = (visible: boolean) => {
    const feed = drive(productVisibilityMachine);
    feed.send(read([1, visible]));
    feed.send(select(7));
    feed.send({ type: 'show', ids: [1] });
    return feed;
  };

  it('sends it, again if it was shown, and leaves the selection alone', () => {
    const feed = showing(true);
    expect(feed.asks()).toEqual([{ src: 'updateProductVisibility', input: { ids: [1], visible: true } }]);
    feed.answers('updateProductVisibility', updated());
    expect(feed.emitted).toEqual([{ type: 'notice.success', id: 'showProduct', count: 1 }]);
    expect([feed.context().selected, feed.can({ type: 'undo' })]).toEqual([[7], false]);
  });

  it('can be undone when it was hidden', () => {
    const feed = showing(false);
    feed.answers('updateProductVisibility', updated());
    feed.send({ type: 'undo' });
    expect(feed.asks()[0]?.input).toEqual({ ids: [1], visible: false });
  });

  it('is taken back when it failed', () => {
    const feed = showing(false);
    feed.answers('updateProductVisibility', updated(1));
    expect(shownVisibility(1, false, feed.context().change)).toBe(false);
    expect(feed.context().selected).toEqual([7]);
  });
});

describe('hiding some products', () => {
  it('hides them whatever is selected, and can be undone for those that were shown [O2.45]', () => {
    const feed = drive(productVisibilityMachine);
    feed.send(read([1, true], [2, false]));
    feed.send(select(7));
    feed.send({ type: 'hide', ids: [1, 2] });
    expect(feed.asks()).toEqual([{ src: 'updateProductVisibility', input: { ids: [1, 2], visible: false } }]);
    feed.answers('updateProductVisibility', updated());
    expect(feed.emitted).toEqual([{ type: 'notice.success', id: 'updateProductVisibility', count: 2 }]);
    expect(feed.context().selected).toEqual([7]);
    feed.send({ type: 'undo' });
    expect(feed.asks()[0]?.input).toEqual({ ids: [1], visible: true });
  });
});

describe('what is shown', () => {
  it('is the change until the list is read anew', () => {
    const feed = hiding();
    feed.answers('updateProductVisibility', updated());
    expect(shownVisibility(1, true, feed.context().change)).toBe(false);
    feed.send(read([1, true]));
    expect(shownVisibility(1, true, feed.context().change)).toBe(true);
    expect(shownVisibility(2, true, feed.context().change)).toBe(false);
  });

  it('stays the change while it is on its way, whatever is read', () => {
    const feed = hiding();
    feed.send(read([1, true]));
    expect(shownVisibility(1, true, feed.context().change)).toBe(false);
  });
});

it('keeps what was selected while a change was on its way, with what failed [O2.45]', () => {
  const feed = hiding();
  feed.send(select(7));
  feed.answers('updateProductVisibility', updated(2));
  expect(feed.context().selected).toEqual([7, 2]);
});

describe('the call', () => {
  const ids = Array.from({ length: 1200 }, (_, index) => index + 1);
  const sendAll = (answerOf: (call: number) => Promise<unknown>) => {
    const sent: number[][] = [];
    const api = {
      updateProductVisibility: (input: { body: { ids: number[] } }) => {
        sent.push(input.body.ids);
        return answerOf(sent.length);
      },
    } as unknown as Pick<Api, 'updateProductVisibility'>;
    return { sent, answer: updateVisibility(api, { ids, visible: true }) };
  };
  const fine = async () => ({ success: [], errors: [] });

  it('is made in parts of as many ids as the server takes', async () => {
    const { sent, answer } = sendAll(fine);
    expect(await answer).toEqual(updated());
    expect(sent.map((part) => part.length)).toEqual([500, 500, 200]);
    expect(sent.flat()).toEqual(ids);
  });

  it('tells which failed, over all parts', async () => {
    const { answer } = sendAll(async (call) => ({ success: [], errors: call === 2 ? [501] : [] }));
    expect(await answer).toEqual(updated(501));
  });

  it('ends with the first part that is refused: the rest failed too', async () => {
    const { sent, answer } = sendAll((call) => (call === 2 ? Promise.reject(apiError(500)) : fine()));
    expect(await answer).toEqual({ ...updated(...ids.slice(500)), ended: refused(null, 500) });
    expect(sent).toHaveLength(2);
  });

  it('says that it was stopped, unless the store refused some before', async () => {
    const stopping = (errors: number[]) => {
      const progress = new ChangeProgress();
      const updateProductVisibility = async () => {
        progress.stop();
        return { success: [], errors };
      };
      return updateVisibility({ updateProductVisibility } as never, { ids, visible: true }, progress);
    };
    expect(await stopping([])).toEqual({ ...updated(...ids.slice(500)), ended: 'stopped' });
    expect(await stopping([1])).toEqual(updated(1, ...ids.slice(500)));
  });

  it('is refused when its first part is', async () => {
    const { answer } = sendAll(() => Promise.reject(apiError(403, { serverMessage: 'No.' })));
    expect(await answer).toEqual(refused('No.', 403));
  });
});
