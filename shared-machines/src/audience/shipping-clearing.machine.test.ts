import { refused } from '../testing/answers';
import { rehearse } from '../testing/rehearse';
import type { AudienceForm } from './audience.rules';
import { readBatch } from './shipping-clearing.answers';
import { shippingClearingMachine } from './shipping-clearing.machine';

const rate = (id: string, country: string) => ({ id, country, currency: 'USD', rate: 4, options: {} });
const rates = [rate('1', 'US'), rate('2', 'GB')];
const times = [
  { countryCode: 'US', time: 3 },
  { countryCode: 'GB', time: 4 },
];
const selected = (...countries: string[]): AudienceForm => ({ location: 'selected', countries });
const before = selected('US', 'GB');
const changed = (audience: AudienceForm) => ({ type: 'audience.changed', audience }) as const;
const done = { type: 'answer.done' } as const;
const inputs = (clearing: ReturnType<typeof open>) => clearing.asks().map(({ src, input }) => [src, input]);

function open() {
  return rehearse(shippingClearingMachine, { audience: before });
}
function announced(next: AudienceForm) {
  const clearing = open();
  clearing.send(changed(next));
  clearing.answers('listShippingRates', { type: 'answer.rates', rates });
  clearing.answers('listShippingTimes', { type: 'answer.times', times });
  return clearing;
}
function cleared(next: AudienceForm) {
  const clearing = announced(next);
  clearing.passes(500);
  clearing.answers('deleteShippingRates', done);
  clearing.answers('deleteShippingTimes', done);
  return clearing;
}

it('shows what goes and deletes all rates and times 500 ms later when the number of countries changes [S4.11, S9.05]', () => {
  const clearing = announced(selected('US'));
  expect(clearing.at()).toEqual(['announced']);
  expect(clearing.context().clearing).toEqual({ rates, times });
  clearing.passes(499, 499);
  expect(clearing.asks()).toEqual([]);
  clearing.passes(1);
  expect(inputs(clearing)).toEqual([['deleteShippingRates', { rates, times }]]);
  clearing.answers('deleteShippingRates', done);
  expect(inputs(clearing)).toEqual([['deleteShippingTimes', { rates, times }]]);
  clearing.answers('deleteShippingTimes', done);
  expect(clearing.at()).toEqual(['cleared']);
});

it('deletes all when the mode changes [S4.11]', () => {
  expect(announced({ location: 'all', countries: ['US', 'GB'] }).context().clearing).toEqual({ rates, times });
});

it('deletes only what belongs to a country that was swapped', () => {
  const clearing = announced(selected('US', 'CA'));
  expect(clearing.context().clearing).toEqual({ rates: [rates[1]], times: [times[1]] });
});

it('deletes nothing when the change is taken back within the delay', () => {
  const clearing = announced(selected('US'));
  clearing.passes(400);
  clearing.send(changed(before));
  clearing.passes(1000);
  expect(clearing.at()).toEqual(['none']);
  expect(clearing.asks()).toEqual([]);
});

it('starts the delay anew with each change', () => {
  const clearing = announced(selected('US'));
  clearing.passes(400);
  clearing.send(changed(selected('US', 'GB', 'CA')));
  clearing.passes(400);
  expect(clearing.asks()).toEqual([]);
  clearing.passes(100);
  expect(inputs(clearing)[0]?.[0]).toBe('deleteShippingRates');
});

it('asks for nothing when there is no shipping data to lose', () => {
  const clearing = open();
  clearing.send(changed(selected('US')));
  clearing.answers('listShippingRates', { type: 'answer.rates', rates: [] });
  clearing.answers('listShippingTimes', { type: 'answer.times', times: [] });
  expect(clearing.at()).toEqual(['none']);
  expect(clearing.context().previous).toEqual(selected('US'));
});

it.each([
  ['times', [], times, 'deleteShippingTimes', 'saveShippingTimes'],
  ['rates', rates, [], 'deleteShippingRates', 'saveShippingRates'],
] as const)(
  'deletes and restores only %s when there is nothing else',
  (_what, someRates, someTimes, deletes, restores) => {
    const clearing = open();
    clearing.send(changed(selected('US')));
    clearing.answers('listShippingRates', { type: 'answer.rates', rates: someRates });
    clearing.answers('listShippingTimes', { type: 'answer.times', times: someTimes });
    clearing.passes(500);
    expect(inputs(clearing).map(([src]) => src)).toEqual([deletes]);
    clearing.answers(deletes, done);
    expect(clearing.at()).toEqual(['cleared']);
    expect(clearing.context().previous).toEqual(selected('US'));
    clearing.send({ type: 'undo' });
    expect(inputs(clearing).map(([src]) => src)).toEqual([restores]);
    clearing.answers(restores, done);
    expect(clearing.at()).toEqual(['none']);
  },
);

it('ends without a call when a further change leaves nothing to delete', () => {
  const clearing = open();
  clearing.send(changed(selected('US')));
  clearing.answers('listShippingRates', { type: 'answer.rates', rates: [rate('1', 'US')] });
  clearing.answers('listShippingTimes', { type: 'answer.times', times: [] });
  clearing.send(changed(selected('US', 'CA')));
  clearing.passes(500);
  expect(clearing.at()).toEqual(['none']);
  expect(clearing.asks()).toEqual([]);
  expect(clearing.context()).toMatchObject({ previous: selected('US', 'CA'), undoTo: null });
});

it('keeps everything when Undo comes before the deletion', () => {
  const clearing = announced(selected('US'));
  clearing.send({ type: 'undo' });
  clearing.passes(1000);
  expect(clearing.at()).toEqual(['none']);
  expect(clearing.context()).toMatchObject({ previous: before, next: before });
});

it('brings rates and times back when Undo comes after the deletion', () => {
  const clearing = cleared(selected('US'));
  clearing.send({ type: 'undo' });
  expect(inputs(clearing)).toEqual([['saveShippingRates', { rates, times }]]);
  clearing.answers('saveShippingRates', done);
  expect(inputs(clearing)).toEqual([['saveShippingTimes', { rates, times }]]);
  clearing.answers('saveShippingTimes', done);
  expect(clearing.at()).toEqual(['none']);
  expect(clearing.context().previous).toEqual(before);
});

it('compares the next change with the audience it acted on last', () => {
  const clearing = cleared(selected('US'));
  clearing.send(changed(selected('US')));
  expect(clearing.at()).toEqual(['cleared']);
  clearing.send(changed(before));
  expect(inputs(clearing)[0]?.[0]).toBe('listShippingRates');
});

it('looks again when the audience changed while it deleted', () => {
  const clearing = announced(selected('US'));
  clearing.passes(500);
  clearing.send(changed(selected('US', 'CA', 'DE')));
  clearing.answers('deleteShippingRates', done);
  clearing.answers('deleteShippingTimes', done);
  expect(inputs(clearing)).toEqual([['listShippingRates', undefined]]);
});

it('tells a failed deletion and reads anew on retry', () => {
  const clearing = announced(selected('US'));
  clearing.passes(500);
  clearing.answers('deleteShippingRates', refused('no', 500));
  expect(clearing.emitted).toEqual([{ type: 'notice', id: 'clearShippingData', message: 'no', status: 500 }]);
  expect(clearing.context().previous).toEqual(before);
  clearing.send({ type: 'retry' });
  expect(inputs(clearing)).toEqual([['listShippingRates', undefined]]);
});

it('takes a batch with a failed entry for a failure', () => {
  expect(readBatch({ errors: [] })).toEqual(done);
  expect(readBatch({ errors: [{ message: 'Not this one.' }] })).toEqual(refused('Not this one.', 0));
});
