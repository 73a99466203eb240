import { spendRefusal, type Spending, type SpendingChange } from './spend-limit.rules';

/** Their sum in floating point is 25.799999999999997, which is below what it is rounded to. */
const CAMPAIGNS: readonly Spending[] = [5.9, 11.5, 8.4].map((amount, at) => ({ id: at + 1, amount, isRunning: true }));

const refusal = (change: SpendingChange, spendLimit: number | null = 20) =>
  spendRefusal({ spendLimit }, CAMPAIGNS, change);

describe('a limit below what runs already', () => {
  it.each<readonly [string, SpendingChange]>([
    ['a rename', { id: 1 }],
    ['the same budget', { id: 3, amount: 8.4 }],
    ['a lower budget', { id: 3, amount: 8.39 }],
    ['a pause', { id: 1, isRunning: false }],
    ['a change of a campaign that is not there', { id: 9, amount: 90 }],
  ])('refuses nothing that spends no more: %s', (_what, change) => {
    expect(refusal(change)).toBeNull();
  });

  it('refuses the smallest step above it, by its field and the exact sum', () => {
    expect(refusal({ id: 3, amount: 8.41 })).toEqual({ field: 'amount', limit: 20, total: 25.81 });
    expect(refusal({ id: null, amount: 0.01 })).toEqual({ field: 'amount', limit: 20, total: 25.81 });
    const paused = [...CAMPAIGNS, { id: 4, amount: 0.01, isRunning: false }];
    expect(spendRefusal({ spendLimit: 20 }, paused, { id: 4, isRunning: true })).toEqual({
      field: 'status',
      limit: 20,
      total: 25.81,
    });
  });
});

it('a limit is kept to the last unit, in any order of the campaigns', () => {
  expect([
    refusal({ id: 1 }, 25.8),
    refusal({ id: null, amount: 0.1 }, 25.9),
    refusal({ id: null, amount: 90 }, null),
  ]).toEqual([null, null, null]);
  expect(refusal({ id: null, amount: 0.1 }, 25.89)).toEqual({ field: 'amount', limit: 25.89, total: 25.9 });
  const backwards = [...CAMPAIGNS].reverse();
  expect(spendRefusal({ spendLimit: 20 }, backwards, { id: 1 })).toBeNull();
});
