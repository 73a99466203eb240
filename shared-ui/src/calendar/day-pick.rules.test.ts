import { isComplete, markOf, pickDay, type DayPick } from './day-pick.rules';

const chosen: DayPick = { first: '2026-11-10', last: '2026-11-20', next: null };
const begun: DayPick = { first: '2026-11-10', last: null, next: 'last' };

it.each<[string, DayPick, string, DayPick]>([
  ['begins anew', chosen, '2026-11-15', { first: '2026-11-15', last: null, next: 'last' }],
  ['ends the range', begun, '2026-11-15', { first: '2026-11-10', last: '2026-11-15', next: null }],
  ['makes a range of one day', begun, '2026-11-10', { first: '2026-11-10', last: '2026-11-10', next: null }],
  ['begins anew before the first day', begun, '2026-11-09', { first: '2026-11-09', last: null, next: 'last' }],
  [
    'moves the last day alone',
    { ...chosen, next: 'last' },
    '2026-11-25',
    { first: '2026-11-10', last: '2026-11-25', next: null },
  ],
  [
    'moves the first day alone',
    { ...chosen, next: 'first' },
    '2026-11-01',
    { first: '2026-11-01', last: '2026-11-20', next: null },
  ],
  [
    'begins anew after the last day',
    { ...chosen, next: 'first' },
    '2026-11-21',
    { first: '2026-11-21', last: null, next: 'last' },
  ],
  [
    'waits for the first day where there is none',
    { first: null, last: null, next: 'last' },
    '2026-11-05',
    { first: null, last: '2026-11-05', next: 'first' },
  ],
])('a day %s', (_, pick, day, expected) => {
  expect(pickDay(pick, day)).toEqual(expected);
  expect(isComplete(pickDay(pick, day))).toBe(expected.next === null);
});

const marked = (pick: DayPick, pointed: string | null) =>
  ['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].map((day) => {
    const { isEnd, isInside, isFirst, isLast } = markOf(day, pick, pointed);
    return `${isFirst ? '[' : ''}${isEnd ? 'E' : isInside ? '-' : '.'}${isLast ? ']' : ''}`;
  });

it('marks both ends and the days between', () => {
  const pick: DayPick = { first: '2026-11-09', last: '2026-11-12', next: null };
  expect(marked(pick, '2026-11-13')).toEqual(['.', '[E', '-', '-', 'E]', '.']);
});

it('marks what the pointed day would make of the range, and nothing where it would turn it around', () => {
  expect(marked(begun, '2026-11-12')).toEqual(['.', '.', '[E', '-', '-]', '.']);
  expect(marked(begun, '2026-11-08')).toEqual(['.', '.', '[E]', '.', '.', '.']);
  expect(marked({ first: null, last: '2026-11-12', next: 'first' }, '2026-11-09')).toEqual([
    '.',
    '[-',
    '-',
    '-',
    'E]',
    '.',
  ]);
  expect(marked({ first: null, last: null, next: null }, '2026-11-09')).toEqual(['.', '.', '.', '.', '.', '.']);
});
