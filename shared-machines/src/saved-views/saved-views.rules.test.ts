import {
  longestViewName,
  mostViews,
  readViews,
  sameParams,
  viewNameFault,
  withName,
  withoutView,
  withView,
  withViewAt,
  type SavedViews,
} from './saved-views.rules';

const one = { name: 'One', params: { period: 'week' } };
const two = { name: 'Two', params: { period: 'year', columns: 'sales' } };
const saved: SavedViews = { views: [one, two], first: 'Two', broken: 0 };

describe('what is read from the browser', () => {
  it('is what was kept, with the one that opens first', () => {
    expect(readViews([one, two], 'Two')).toEqual(saved);
    expect(readViews(undefined, null)).toEqual({ views: [], first: null, broken: 0 });
  });

  it.each([['text'], [5], [null], [{ views: [one] }]])(
    'is nothing, and counted as broken, when it is no list: %j',
    (kept) => {
      expect(readViews(kept, 'One')).toEqual({ views: [], first: null, broken: 1 });
    },
  );

  it('leaves out and counts entries that are no views, have a name twice or are too many', () => {
    const entries = [one, null, [], { name: 'x' }, { name: ' ', params: {} }, { name: 'oNE', params: {} }];
    const wrong = [
      { name: 'y', params: { a: 1 } },
      { name: 'n'.repeat(longestViewName + 1), params: {} },
    ];
    expect(readViews([...entries, ...wrong], null)).toEqual({ views: [one], first: null, broken: 7 });
    const many = Array.from({ length: mostViews + 2 }, (_, index) => ({ name: `${index}`, params: {} }));
    expect([readViews(many, null).views.length, readViews(many, null).broken]).toEqual([mostViews, 2]);
  });

  it('has no first view where another name is kept as that', () => {
    expect(readViews([one], 'Gone').first).toBe(null);
  });
});

it('a name is given, of sixty characters at most, and no other view has it in whatever case', () => {
  const faults = ['', '  ', 'x'.repeat(60), 'x'.repeat(61), ' one', 'One  more'].map((text) =>
    viewNameFault(text, saved.views),
  );
  expect(faults).toEqual(['empty', 'empty', null, 'long', 'taken', null]);
  expect([viewNameFault('ONE', saved.views, 'One'), viewNameFault('Two', saved.views, 'One')]).toEqual([null, 'taken']);
});

it('saving takes the place of the view of that name, or the last place', () => {
  const params = { interval: 'day' };
  expect(withView(saved, { name: 'one', params }).views).toEqual([{ name: 'One', params }, two]);
  expect(withView(saved, { name: '  A   b ', params }).views).toEqual([one, two, { name: 'A b', params }]);
});

it('a view keeps its place and its being first under another name', () => {
  expect(withName(saved, 'Two', ' Deux ')).toEqual({ ...saved, views: [one, { ...two, name: 'Deux' }], first: 'Deux' });
  expect(withName(saved, 'One', 'Un').first).toBe('Two');
});

it('a deleted view is no longer first, and comes back at its place as it was', () => {
  const left = withoutView(saved, 'Two');
  expect(left).toEqual({ views: [one], first: null, broken: 0 });
  expect(withViewAt(left, two, 1, true)).toEqual(saved);
  expect(withViewAt(withoutView(saved, 'One'), one, 0, false)).toEqual(saved);
  expect(withViewAt(saved, { name: 'one', params: {} }, 0, true)).toBe(saved);
});

it('what an address shows is the same in whatever order, and no other for one parameter more', () => {
  expect(sameParams({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  expect([sameParams({ a: '1' }, { a: '1', b: '2' }), sameParams({ a: '1' }, { b: '1' })]).toEqual([false, false]);
});
