import { keptClearingOf, readKeptClearing } from './clearing-memory';

const form = { location: 'selected', countries: ['US'] } as const;
const undoTo = { location: 'selected', countries: ['US', 'GB'] } as const;
const clearing = {
  rates: [{ id: '1', country: 'GB', currency: 'USD', rate: 4.5, options: { free_shipping_threshold: 50 } }],
  times: [{ countryCode: 'GB', time: 3 }],
};
const now = { form, clearingStatus: 'cleared', clearing, before: clearing, undoTo } as const;
const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it.each([
  ['cleared', 'cleared'],
  ['restoring', 'cleared'],
  ['notRestored', 'cleared'],
  ['deleting', 'failed'],
  ['failed', 'failed'],
] as const)('keeps a clearing that is %s as %s, to the letter', (clearingStatus, status) => {
  const kept = throughStorage(keptClearingOf({ ...now, clearingStatus }, 1000));
  expect(readKeptClearing(kept, form, 1500)).toEqual({ status, undoTo, clearing, before: clearing });
});

it.each(['none', 'reading', 'announced'] as const)('keeps nothing of one that is %s', (clearingStatus) => {
  expect(keptClearingOf({ ...now, clearingStatus }, 1000)).toBeNull();
});

it('keeps nothing where there is no audience to go back to', () => {
  expect(keptClearingOf({ ...now, clearingStatus: 'failed', undoTo: null }, 1000)).toBeNull();
});

describe('what was kept counts', () => {
  const kept = keptClearingOf(now, 1000);
  it('for two minutes', () => {
    expect(readKeptClearing(kept, form, 121_000)).not.toBeNull();
    expect(readKeptClearing(kept, form, 121_001)).toBeNull();
    expect(readKeptClearing(kept, form, 999)).toBeNull();
  });

  it('for the audience it belongs to', () => {
    expect(readKeptClearing(kept, undoTo, 1500)).toBeNull();
    expect(readKeptClearing(kept, { ...form, location: 'all' }, 1500)).toBeNull();
  });

  it.each([
    [undefined],
    ['cleared'],
    [{ ...kept, status: 'none' }],
    [{ ...kept, undoTo: { location: 'selected', countries: ['everywhere'] } }],
    [{ ...kept, clearing: { rates: [{ ...clearing.rates[0], rate: '4' }], times: [] } }],
    [{ ...kept, before: { rates: [], times: [{ countryCode: 'GB' }] } }],
    [{ ...kept, at: '1000' }],
  ])('only as it was written, not as %j', (other) => {
    expect(readKeptClearing(throughStorage(other ?? null), form, 1500)).toBeNull();
  });
});
