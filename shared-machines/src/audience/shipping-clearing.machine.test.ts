import { refused, unread } from '../testing/answers';
import { drive } from '../testing/drive';
import { takesUndo, type AudienceForm, type ClearingStatus } from './audience.rules';
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
const nothing = { rates: [], times: [] };
const inputs = (clearing: ReturnType<typeof open>) => clearing.asks().map(({ src, input }) => [src, input]);

function open() {
  return drive(shippingClearingMachine, { audience: before });
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
  ['times', [], times, 'deleteShippingTimes'],
  ['rates', rates, [], 'deleteShippingRates'],
] as const)(
  'deletes only %s when there is nothing else, and tells Undo what there was',
  (_what, someRates, someTimes, deletes) => {
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
    const there = { rates: someRates, times: someTimes };
    clearing.answers('listShippingRates', { type: 'answer.rates', rates: [] });
    clearing.answers('listShippingTimes', { type: 'answer.times', times: [] });
    expect(clearing.asks()[0]?.input).toEqual({ ...there, before: there, stored: nothing });
    clearing.answers('saveShippingRates', done);
    clearing.answers('saveShippingTimes', done);
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
  clearing.answers('listShippingRates', { type: 'answer.rates', rates: [] });
  clearing.answers('listShippingTimes', { type: 'answer.times', times: [] });
  const everything = { rates, times, before: { rates, times }, stored: nothing };
  expect(inputs(clearing)).toEqual([['saveShippingRates', everything]]);
  clearing.answers('saveShippingRates', done);
  expect(inputs(clearing)).toEqual([['saveShippingTimes', everything]]);
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
  expect(inputs(clearing)).toEqual([['listShippingRates', { anew: true }]]);
});

it('tells a failed deletion and reads anew on retry', () => {
  const clearing = announced(selected('US'));
  clearing.passes(500);
  clearing.answers('deleteShippingRates', refused('no', 500));
  expect(clearing.emitted).toEqual([{ type: 'notice', id: 'clearShippingData', message: 'no', status: 500 }]);
  expect(clearing.context().previous).toEqual(before);
  clearing.send({ type: 'retry' });
  expect(inputs(clearing)).toEqual([['listShippingRates', { anew: true }]]);
});

/** The server's shipping data, read. */
function reads(clearing: ReturnType<typeof open>, nowRates: typeof rates, nowTimes: typeof times) {
  clearing.answers('listShippingRates', { type: 'answer.rates', rates: nowRates });
  clearing.answers('listShippingTimes', { type: 'answer.times', times: nowTimes });
}

describe('several changes, one after the other', () => {
  it('keep one Undo, which goes back to before the first [S4.11] [decisions 14]', () => {
    const clearing = cleared(selected('US'));
    clearing.send(changed(selected('US', 'CA')));
    reads(clearing, [], []);
    expect(clearing.at()).toEqual(['cleared']);
    expect(clearing.context()).toMatchObject({ undoTo: before, clearing: { rates, times } });
    clearing.send({ type: 'undo' });
    expect(clearing.context().previous).toEqual(before);
    reads(clearing, [], []);
    expect(inputs(clearing)).toEqual([
      ['saveShippingRates', { rates, times, before: { rates, times }, stored: nothing }],
    ]);
  });

  it('add up what goes, and delete only what is still there', () => {
    const clearing = announced(selected('US', 'CA'));
    clearing.passes(500);
    clearing.answers('deleteShippingRates', done);
    clearing.answers('deleteShippingTimes', done);
    clearing.send(changed(selected('US')));
    reads(clearing, rates.slice(0, 1), times.slice(0, 1));
    expect(clearing.context().clearing).toEqual({ rates: [rates[1], rates[0]], times: [times[1], times[0]] });
    clearing.passes(500);
    expect(inputs(clearing)).toEqual([['deleteShippingRates', { rates: [rates[0]], times: [times[0]] }]]);
    expect(clearing.context()).toMatchObject({ undoTo: before, before: { rates: [rates[1], rates[0]] } });
  });

  it('bring back what went before when Undo comes while more is announced', () => {
    const clearing = announced(selected('US', 'CA'));
    clearing.passes(500);
    clearing.answers('deleteShippingRates', done);
    clearing.answers('deleteShippingTimes', done);
    clearing.send(changed(selected('US')));
    reads(clearing, rates.slice(0, 1), times.slice(0, 1));
    clearing.send({ type: 'undo' });
    expect(clearing.at()).toEqual(['restoring.readingRates']);
    expect(clearing.context().previous).toEqual(before);
  });

  it('keep what is there when the last one is taken back within the delay, and Undo of what went', () => {
    const clearing = announced(selected('US', 'CA'));
    clearing.passes(500);
    clearing.answers('deleteShippingRates', done);
    clearing.answers('deleteShippingTimes', done);
    clearing.send(changed(selected('US')));
    reads(clearing, rates.slice(0, 1), times.slice(0, 1));
    clearing.send(changed(selected('US', 'CA')));
    expect(clearing.at()).toEqual(['cleared']);
    expect(clearing.context().clearing).toEqual({ rates: [rates[1]], times: [times[1]] });
  });
});

describe('a deletion that failed halfway', () => {
  const halfway = () => {
    const clearing = announced(selected('US'));
    clearing.passes(500);
    clearing.answers('deleteShippingRates', done);
    clearing.answers('deleteShippingTimes', refused('no', 500));
    return clearing;
  };

  it('is gone on with by Retry, and Undo still knows all of it', () => {
    const clearing = halfway();
    clearing.send({ type: 'retry' });
    reads(clearing, [], times);
    expect(clearing.context().clearing).toEqual({ rates, times });
    clearing.passes(500);
    expect(inputs(clearing)).toEqual([['deleteShippingTimes', { rates: [], times }]]);
    clearing.answers('deleteShippingTimes', done);
    clearing.send({ type: 'undo' });
    reads(clearing, [], []);
    expect(clearing.asks()[0]?.input).toEqual({ rates, times, before: { rates, times }, stored: nothing });
  });

  it('says what is gone when the audience becomes what it was', () => {
    const clearing = halfway();
    clearing.send(changed(before));
    reads(clearing, [], times);
    expect(clearing.at()).toEqual(['cleared']);
    expect(clearing.context().clearing).toEqual({ rates, times: [] });
  });
});

describe('after a reload', () => {
  const kept = { undoTo: before, clearing: { rates, times }, before: { rates, times } };
  const resume = (status: 'cleared' | 'failed') =>
    drive(shippingClearingMachine, { audience: selected('US'), resumed: { ...kept, status } });

  it('what was cleared can still be brought back [S4.11] [decisions 14]', () => {
    const clearing = resume('cleared');
    expect(clearing.at()).toEqual(['cleared']);
    clearing.send({ type: 'undo' });
    reads(clearing, [], []);
    expect(inputs(clearing)).toEqual([
      ['saveShippingRates', { rates, times, before: { rates, times }, stored: nothing }],
    ]);
    expect(clearing.context().previous).toEqual(before);
  });

  it('a deletion that was broken off can be gone on with, or undone', () => {
    const clearing = resume('failed');
    expect(clearing.at()).toEqual(['failed']);
    clearing.send({ type: 'retry' });
    reads(clearing, rates, times);
    expect(clearing.at()).toEqual(['announced']);
    const other = resume('failed');
    other.send({ type: 'undo' });
    expect(other.at()).toEqual(['restoring.readingRates']);
  });
});

it('tells that nothing was brought back where what is there cannot be read, and reads it anew on retry', () => {
  const clearing = cleared(selected('US'));
  clearing.send({ type: 'undo' });
  clearing.answers('listShippingRates', { type: 'answer.rates', rates: [] });
  clearing.answers('listShippingTimes', unread('listShippingTimes', 'no'));
  expect(clearing.at()).toEqual(['notRestored']);
  expect(clearing.emitted).toEqual([{ type: 'notice', id: 'restoreShippingData', message: 'no', status: 500 }]);
  clearing.send({ type: 'retry' });
  expect(inputs(clearing)).toEqual([['listShippingRates', { anew: true }]]);
});

it('takes Undo in exactly the states that are told to take it [S4.11]', () => {
  const statuses = Object.keys(shippingClearingMachine.states) as (ClearingStatus | 'beginning')[];
  const hearing = statuses.filter((name) => shippingClearingMachine.states[name]?.ownEvents.includes('undo'));
  expect(hearing).toEqual(['announced', 'cleared', 'failed']);
  expect(statuses.filter((name) => name !== 'beginning' && takesUndo(name))).toEqual(hearing);
});

it('takes a batch with a failed entry for a refusal, not for a lost answer', () => {
  expect(readBatch({ errors: [] })).toEqual(done);
  expect(readBatch({ errors: [{ message: 'Not this one.' }] })).toEqual(refused('Not this one.', 400));
});
