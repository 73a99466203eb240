import { fromNearestEnd, pageSlice } from './paging.rules';

const list = Array.from({ length: 11 }, (_, index) => index);

const read = async (order: 'asc' | 'desc', offset: number, limit: number) =>
  (order === 'asc' ? list : [...list].reverse()).slice(offset, offset + limit);

describe('a page', () => {
  it.each([
    [1, 4, [0, 1, 2, 3]],
    [2, 4, [4, 5, 6, 7]],
    [3, 4, [8, 9, 10]],
    [4, 4, []],
    [1_000_000, 200, []],
    [1, 0, list],
    [7, 0, list],
    [11, 1, [10]],
  ])('%i of %i a page shows %j, from whichever end it is read', async (page, perPage, shown) => {
    const [from, to] = pageSlice(list.length, page, perPage);
    expect(await fromNearestEnd(list.length, from, to, read)).toEqual(shown);
  });

  it('is read from the nearer end', async () => {
    const asked = jest.fn(read);
    await fromNearestEnd(11, 9, 11, asked);
    await fromNearestEnd(11, 0, 2, asked);
    expect(asked.mock.calls).toEqual([
      ['desc', 0, 2],
      ['asc', 0, 2],
    ]);
  });
});
