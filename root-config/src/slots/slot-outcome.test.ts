import { createOutcomes } from './slot-outcome';

it('keeps how starts went, the last fifty of them', () => {
  const outcomes = createOutcomes(window, () => 'reports');
  for (let index = 0; index < 60; index += 1) outcomes.add({ app: 'settings', milliseconds: index, failure: null });
  const kept = outcomes.get().map(({ milliseconds }) => milliseconds);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 10, 59]);
});

it('hears of a failure after the start, which belongs to what is shown then', () => {
  let shown: 'reports' | 'settings' = 'reports';
  const outcomes = createOutcomes(window, () => shown);
  const fail = (detail: unknown) => window.dispatchEvent(new CustomEvent('app-failure', { detail }));
  fail({ supportId: 'A1', message: 'boom' });
  shown = 'settings';
  fail({ supportId: 1, message: {} });
  fail(null);
  expect(outcomes.get()).toEqual([
    { app: 'reports', milliseconds: 0, failure: { supportId: 'A1', message: 'boom' } },
    { app: 'settings', milliseconds: 0, failure: { supportId: '', message: '' } },
    { app: 'settings', milliseconds: 0, failure: { supportId: '', message: '' } },
  ]);
});
