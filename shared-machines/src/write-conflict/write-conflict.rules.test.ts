import type { MutationKey } from '@listings/shared-api/contract';
import { conflictFields, openFields, presentOf, settledInput, tookTheirs } from './write-conflict.rules';
import type { SeenRead, Side, WriteInput } from './write-conflict.types';

/** What a write becomes: fields that are asked about, and what is sent when each of them takes that side. */
function settle(
  key: MutationKey,
  input: WriteInput,
  answer: unknown,
  wire: unknown,
  side: Side,
  more: Partial<SeenRead> = {},
) {
  const seen = { answer, written: [], ...more };
  const fields = conflictFields(key, input, seen, presentOf(key, wire));
  const asked = openFields(fields).map(({ name, country }) => (country === null ? name : `${name} ${country}`));
  const sides = Object.fromEntries(asked.map((field) => [field, side]));
  const sent = settledInput(key, input, { fields, sides, seen });
  return { asked, body: sent && sent.body, tookTheirs: tookTheirs(fields, sides) };
}

const settings = (over: object) => ({ ...(presentOf('saveSettings', {}) as object), ...over });
const rate = (country: string, amount: number, threshold?: number) => ({
  id: `id-${country}`,
  country,
  currency: 'USD',
  rate: amount,
  options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
});
const times = (...list: readonly (readonly [string, number])[]) =>
  list.map(([code, time]) => ({ country_code: code, time, country: code }));

it('asks about what both changed, and differently; sends what only this page changed, and leaves theirs alone', () => {
  const before = settings({ tax_rate: 'manual', website_live: false, payment_methods_visible: false });
  const body = { tax_rate: 'destination', website_live: true, payment_methods_visible: false };
  const theirs = { tax_rate: 'automatic', payment_methods_visible: true };
  const asked = ['tax_rate'];
  expect(settle('saveSettings', { body }, before, theirs, 'mine')).toEqual({
    asked,
    body: { tax_rate: 'destination', website_live: true },
    tookTheirs: true,
  });
  expect(settle('saveSettings', { body }, before, theirs, 'theirs')).toEqual({
    asked,
    body: { website_live: true },
    tookTheirs: true,
  });
});

it('asks nothing where both made the same of it, and where this page had saved it before', () => {
  const before = settings({ tax_rate: 'manual' });
  const body = { tax_rate: 'destination' };
  const nothing = { asked: [], body, tookTheirs: false };
  expect(settle('saveSettings', { body }, before, body, 'theirs')).toEqual(nothing);
  const written = [{ key: 'saveSettings' as const, input: { body: { tax_rate: 'automatic' } } }];
  expect(settle('saveSettings', { body }, before, { tax_rate: 'automatic' }, 'theirs', { written })).toEqual(nothing);
});

it('takes an audience as one: countries mean something with their location alone', () => {
  const before = { location: 'selected', countries: ['US', 'FR'], locale: '', language: '' };
  const body = { location: 'selected' as const, countries: ['US'] };
  expect(settle('saveAudience', { body }, before, { location: 'selected', countries: ['FR', 'US'] }, 'theirs')).toEqual(
    {
      asked: [],
      body,
      tookTheirs: false,
    },
  );
  expect(settle('saveAudience', { body }, before, { location: 'all', countries: ['FR'] }, 'theirs')).toEqual({
    asked: ['audience'],
    body: null,
    tookTheirs: true,
  });
});

it('merges rates and times country by country, with what was deleted', () => {
  const before = [rate('US', 5), rate('FR', 6), rate('DE', 7)];
  const body = { rates: [rate('US', 4, 50), rate('FR', 8)] };
  const theirs = [rate('US', 9), rate('DE', 1)];
  expect(settle('saveShippingRates', { body }, before, theirs, 'theirs')).toEqual({
    asked: ['rate US', 'rate FR'],
    body: { rates: [rate('US', 9, 50)] },
    tookTheirs: true,
  });
  expect(
    settle('deleteShippingRates', { body: { ids: ['id-US', 'id-DE'] } }, before, [rate('US', 9), before[2]], 'theirs'),
  ).toEqual({
    asked: ['rate US'],
    body: { ids: ['id-DE'] },
    tookTheirs: true,
  });
  const shown = [
    { countryCode: 'US', time: 3 },
    { countryCode: 'FR', time: 4 },
  ];
  const slower = { body: { country_codes: ['US', 'FR'], time: 9 } };
  expect(settle('saveShippingTimes', slower, shown, times(['US', 5], ['FR', 4]), 'theirs')).toEqual({
    asked: ['time US'],
    body: { country_codes: ['FR'], time: 9 },
    tookTheirs: true,
  });
  expect(settle('deleteShippingTimes', { body: { country_codes: ['US'] } }, shown, times(['US', 5]), 'mine')).toEqual({
    asked: ['time US'],
    body: { country_codes: ['US'] },
    tookTheirs: false,
  });
});

it('asks about every field that differs where nobody knows what the form stood on', () => {
  const wire = { id: 7, name: 'Summer', status: 'enabled', amount: 44 };
  const fields = conflictFields(
    'updateCampaign',
    { body: { amount: 33, name: 'Summer' } },
    undefined,
    presentOf('updateCampaign', wire),
  );
  expect(openFields(fields)).toEqual([{ name: 'amount', country: null, base: undefined, mine: 33, theirs: 44 }]);
});
