import type { Settings } from '@listings/shared-api/contract';
import { refused, unread } from '../testing/answers';
import { drive } from '../testing/drive';
import type { RateForm } from './shipping-rates.rules';
import { shippingMachine } from './shipping.machine';
import { readSavedRates, readSuggestions } from './shipping.answers';
import { everyItem } from '../store-requirements/store-requirements.rules';

const settings: Settings = {
  shipping_rate: null,
  shipping_time: null,
  tax_rate: null,
  ...everyItem(false),
};
const rate = (country: string, amount: number, id?: string): RateForm => ({
  ...(id === undefined ? {} : { id }),
  country,
  currency: 'USD',
  rate: amount,
  options: {},
});
const times = [{ countryCode: 'GB', time: 3 }];
const calls = (step: ReturnType<typeof read>) => step.asks().map(({ src }) => src);

function read(rates: readonly RateForm[], location: 'all' | 'selected' = 'selected', countries = ['GB']) {
  const step = drive(shippingMachine, { currency: 'USD' });
  step.answers('getSettings', { type: 'answer.settings', settings });
  step.answers('listShippingRates', { type: 'answer.rates', rates });
  step.answers('listShippingTimes', { type: 'answer.times', times });
  step.answers('getAudience', { type: 'answer.audience', location, countries });
  return step;
}
const editing = () => read([rate('GB', 5, '1')]);
const finished = (step: ReturnType<typeof read>) => step.emitted.filter(({ type }) => type === 'step.finished').length;

it('asks for suggestions and saves them once when there is no rate, loading until then [S4.12]', () => {
  const step = read([]);
  expect(step.asks()).toEqual([{ src: 'suggestShippingRates', input: { query: { country_codes: ['GB'] } } }]);
  step.answers('suggestShippingRates', { type: 'answer.suggestions', rates: [rate('GB', 4)] });
  expect(step.asks()).toEqual([{ src: 'saveSuggestedRates', input: { rates: [rate('GB', 4)] } }]);
  expect(step.has('busy')).toBe(true);
  step.answers('saveSuggestedRates', { type: 'answer.adopted', rates: [rate('GB', 4, '9')] });
  expect(step.has('busy')).toBe(false);
  expect(step.context().form.rates).toEqual([rate('GB', 4, '9')]);
  step.passes(1000);
  expect(step.asks()).toEqual([]);
});

it.each(['suggestShippingRates', 'saveSuggestedRates'])(
  'goes on without rates when %s fails, and tells it [S4.12]',
  (failing) => {
    const step = read([]);
    if (failing === 'saveSuggestedRates')
      step.answers('suggestShippingRates', { type: 'answer.suggestions', rates: [rate('GB', 4)] });
    if (failing === 'saveSuggestedRates') step.answers(failing, refused(null, 500));
    else step.answers(failing, unread('suggestShippingRates'));
    expect(step.emitted).toEqual([{ type: 'notice', id: 'saveSuggestedRates', message: null, status: 500 }]);
    expect(step.context().form.rates).toEqual([]);
    expect(step.has('editable')).toBe(true);
  },
);

it('asks for no suggestions when a rate was saved [S4.12]', () => {
  expect(editing().at()).toEqual(['following.untouched']);
});

it('reads the supported countries when all are targeted', () => {
  const step = read([rate('GB', 5, '1')], 'all', []);
  expect(calls(step)).toEqual(['listCountries']);
  step.answers('listCountries', { type: 'answer.countries', countries: ['GB', 'US'] });
  expect(step.context().countries).toEqual(['GB', 'US']);
});

it('drops rates and times of countries that are no target any more', () => {
  const step = read([rate('GB', 5, '1'), rate('US', 6, '2')]);
  expect(step.context().form.rates).toEqual([rate('GB', 5, '1')]);
  step.passes(500);
  expect(step.asks()).toEqual([
    { src: 'save', input: { value: [rate('GB', 5, '1')], saved: [rate('GB', 5, '1'), rate('US', 6, '2')] } },
  ]);
});

it('saves settings and rates by itself when they change [S4.15]', () => {
  const step = editing();
  step.send({ type: 'rateOption.chosen', option: 'flat' });
  step.send({ type: 'rates.changed', rates: [rate('GB', 6, '1')] });
  step.passes(500);
  expect(step.asks()).toEqual([
    { src: 'save', input: expect.objectContaining({ value: expect.objectContaining({ shippingRate: 'flat' }) }) },
    { src: 'save', input: { value: [rate('GB', 6, '1')], saved: [rate('GB', 5, '1')] } },
  ]);
});

it('saves times by itself when they change [S4.16]', () => {
  const step = editing();
  step.send({ type: 'times.changed', times: [{ countryCode: 'GB', time: 4 }] });
  step.passes(500);
  expect(step.asks()).toEqual([{ src: 'save', input: { value: [{ countryCode: 'GB', time: 4 }], saved: times } }]);
});

it('chooses the time option with the rate option [S4.13]', () => {
  const step = editing();
  step.send({ type: 'rateOption.chosen', option: 'manual' });
  expect(step.context().form.settings).toMatchObject({ shippingRate: 'manual', shippingTime: 'manual' });
});

it('tells a failed save of settings, keeps one of rates out of the notices but in the status [S4.15]', () => {
  const step = editing();
  step.send({ type: 'rates.changed', rates: [rate('GB', 6, '1')] });
  step.passes(500);
  step.childAnswers('saveShippingRates', 'save', refused('no', 500));
  expect(step.emitted).toEqual([]);
  expect(step.context().statuses.saveShippingRates).toBe('notSaved');
  step.send({ type: 'taxRate.chosen', option: 'manual' });
  step.passes(500);
  step.childAnswers('saveSettings', 'save', refused('no', 500));
  expect(step.emitted).toEqual([
    { type: 'notice', id: 'saveSettings', message: 'no', status: 500, subjects: ['taxRate'] },
  ]);
});

it('cannot continue while something is wrong [S4.17]', () => {
  const step = editing();
  expect(step.can({ type: 'continue' })).toBe(true);
  step.send({ type: 'times.changed', times: [] });
  expect(step.can({ type: 'continue' })).toBe(false);
});

it('saves settings and unsaved rates in parallel on Continue, loading until both are saved [S4.17]', () => {
  const step = editing();
  step.send({ type: 'rates.changed', rates: [rate('GB', 6, '1')] });
  step.send({ type: 'freeShipping.chosen', offer: false });
  step.send({ type: 'continue' });
  expect(calls(step)).toEqual(['save', 'save']);
  expect(step.has('submitting')).toBe(true);
  step.childAnswers('saveSettings', 'save', { type: 'answer.saved', saved: step.context().form.settings });
  expect(finished(step)).toBe(0);
  step.childAnswers('saveShippingRates', 'save', { type: 'answer.saved', saved: step.context().form.rates });
  expect(finished(step)).toBe(1);
  expect(step.has('submitting')).toBe(false);
});

it('saves the default choices on Continue although nothing was edited', () => {
  const step = editing();
  step.send({ type: 'continue' });
  expect(step.asks()).toEqual([
    { src: 'save', input: { value: step.context().form.settings, saved: step.context().form.settings } },
  ]);
  expect(step.has('submitting')).toBe(true);
  step.childAnswers('saveSettings', 'save', { type: 'answer.saved', saved: step.context().form.settings });
  expect(finished(step)).toBe(1);
});

it('tells one failure on Continue and gives the button back [S4.17]', () => {
  const step = editing();
  step.send({ type: 'continue' });
  step.childAnswers('saveSettings', 'save', refused(null, 500));
  expect(step.emitted).toEqual([
    { type: 'notice', id: 'saveShipping', message: null, status: 500, subjects: ['saveSettings'] },
  ]);
  expect(step.has('submitting')).toBe(false);
  expect(step.can({ type: 'continue' })).toBe(true);
  expect(finished(step)).toBe(0);
});

it('takes what is changed while Continue saves: the step stays, and is left with it once it is saved [S4.15, S4.17]', () => {
  const step = editing();
  step.send({ type: 'rateOption.chosen', option: 'flat' });
  step.send({ type: 'continue' });
  const sent = step.context().form.settings;
  step.send({ type: 'rates.changed', rates: [rate('GB', 6, '1')] });
  expect(step.context().form.rates).toEqual([rate('GB', 6, '1')]);
  expect(step.has('submitting')).toBe(false);
  step.childAnswers('saveSettings', 'save', { type: 'answer.saved', saved: sent });
  expect(finished(step)).toBe(0);
  step.send({ type: 'continue' });
  step.childAnswers('saveSettings', 'save', { type: 'answer.saved', saved: sent });
  expect(step.asks()).toEqual([{ src: 'save', input: { value: [rate('GB', 6, '1')], saved: [rate('GB', 5, '1')] } }]);
  step.childAnswers('saveShippingRates', 'save', { type: 'answer.saved', saved: [rate('GB', 6, '1')] });
  expect(finished(step)).toBe(1);
});

it.each([
  [
    { type: 'rateOption.chosen', option: 'manual' },
    { shippingRate: 'manual', shippingTime: 'manual' },
  ],
  [{ type: 'timeOption.chosen', option: 'manual' }, { shippingTime: 'manual' }],
  [{ type: 'taxRate.chosen', option: 'manual' }, { taxRate: 'manual' }],
  [{ type: 'freeShipping.chosen', offer: true }, { offerFreeShipping: true }],
] as const)('takes %o while Continue saves, and saves it after what is on its way [S4.15, S4.17]', (event, changed) => {
  const step = editing();
  step.send({ type: 'continue' });
  const sent = step.context().form.settings;
  step.send(event);
  expect(step.context().form.settings).toEqual({ ...sent, ...changed });
  expect(step.has('submitting')).toBe(false);
  step.childAnswers('saveSettings', 'save', { type: 'answer.saved', saved: sent });
  expect(finished(step)).toBe(0);
  step.passes(500);
  expect(step.asks()).toContainEqual({ src: 'save', input: { value: { ...sent, ...changed }, saved: sent } });
});

it('takes a time that is changed while Continue saves [S4.16, S4.17]', () => {
  const step = editing();
  step.send({ type: 'continue' });
  step.send({ type: 'times.changed', times: [{ countryCode: 'GB', time: 4 }] });
  expect(step.context().form.times).toEqual([{ countryCode: 'GB', time: 4 }]);
  expect(step.has('submitting')).toBe(false);
});

const answers = {
  getSettings: { type: 'answer.settings', settings },
  listShippingRates: { type: 'answer.rates', rates: [rate('GB', 5, '1')] },
  listShippingTimes: { type: 'answer.times', times },
  getAudience: { type: 'answer.audience', location: 'selected', countries: ['GB'] },
} as const;
const keys = Object.keys(answers) as (keyof typeof answers)[];

it.each(keys)('tells that %s failed once all are settled, and asks for all of them again', (failing) => {
  const step = drive(shippingMachine, { currency: 'USD' });
  step.answers(failing, unread(failing));
  expect(step.has('busy')).toBe(true);
  for (const key of keys.filter((each) => each !== failing)) step.answers(key, answers[key]);
  expect(step.has('failed')).toBe(true);
  expect(step.context().failed).toEqual([failing]);
  expect(step.emitted).toEqual([{ type: 'notice', id: failing, message: null, status: 500 }]);
  step.send({ type: 'retry' });
  expect(calls(step)).toEqual(keys);
});

it('tells one failure where all fail', () => {
  const step = drive(shippingMachine, { currency: 'USD' });
  for (const key of [...keys].reverse()) step.answers(key, unread(key));
  expect(step.has('failed')).toBe(true);
  expect(step.emitted).toEqual([{ type: 'notice', id: 'getAudience', message: null, status: 500 }]);
});

it('asks for everything at once', () => {
  expect(calls(drive(shippingMachine, { currency: 'USD' }))).toEqual(keys);
});

it('follows what is read anew until something is changed, and keeps what was changed after that [C-5]', () => {
  const step = editing();
  step.send({ type: 'read.pending', read: 'listShippingRates' });
  expect(step.has('busy')).toBe(true);
  step.answers('listShippingRates', { type: 'answer.rates', rates: [rate('GB', 7, '2')] });
  expect(step.context().form.rates).toEqual([rate('GB', 7, '2')]);
  step.send({ type: 'rates.changed', rates: [rate('GB', 8, '2')] });
  expect(step.context().form.rates).toEqual([rate('GB', 8, '2')]);
  expect(() => step.answers('listShippingRates', { type: 'answer.rates', rates: [] })).toThrow(
    'No call of listShippingRates is under way',
  );
  step.passes(500);
  expect(step.asks()).toEqual([{ src: 'save', input: { value: [rate('GB', 8, '2')], saved: [rate('GB', 7, '2')] } }]);
});

it('takes the first suggestion of each country', () => {
  const suggested = ['US', 'GB', 'US'].map((country, index) => ({
    country,
    currency: 'USD',
    rate: index,
    options: {},
  }));
  expect(readSuggestions(suggested)).toEqual({ type: 'answer.suggestions', rates: [suggested[0], suggested[1]] });
});

it('keeps the ids the server gave to saved rates, and takes a failed entry for a refusal, not for a lost answer [S7.24]', () => {
  const success = [
    { status: 'success', message: '', rate: { id: '9', country: 'GB', currency: 'USD', rate: 4, options: {} } },
  ];
  expect(readSavedRates({ errors: [], success }, [rate('GB', 4), rate('US', 5, '1')])).toEqual({
    type: 'saved',
    rates: [rate('GB', 4, '9'), rate('US', 5, '1')],
  });
  expect(readSavedRates({ errors: [{ message: 'No.' }], success: [] }, [])).toEqual(refused('No.', 400));
});

describe('a store that holds options of its own', () => {
  const foreign: Settings = { ...settings, shipping_rate: 'by_weight', tax_rate: 'origin' };

  function open(rates: readonly RateForm[]) {
    const step = drive(shippingMachine, { currency: 'USD' });
    step.answers('getSettings', { type: 'answer.settings', settings: foreign });
    step.answers('listShippingRates', { type: 'answer.rates', rates });
    step.answers('listShippingTimes', { type: 'answer.times', times });
    step.answers('getAudience', { type: 'answer.audience', location: 'selected', countries: ['GB'] });
    return step;
  }

  it('is asked to choose, and nothing is written before: no option, no suggested rate, no rate of a former target [S3.07, S5.02]', () => {
    for (const rates of [[], [rate('GB', 5, '1'), rate('US', 6, '2')]]) {
      const step = open(rates);
      expect(step.at()).toEqual(['following.untouched']);
      expect(step.context().form.settings).toMatchObject({ shippingRate: null, shippingTime: 'flat', taxRate: null });
      expect(step.context().foreign).toEqual({ shippingRate: 'by_weight', taxRate: 'origin' });
      expect(step.can({ type: 'continue' })).toBe(false);
      step.passes(5000);
      expect(step.asks()).toEqual([]);
    }
  });

  it('gets what was chosen, and loses the rates of former targets then', () => {
    const step = open([rate('GB', 5, '1'), rate('US', 6, '2')]);
    step.send({ type: 'rateOption.chosen', option: 'flat' });
    step.passes(500);
    expect(step.asks()).toEqual([
      { src: 'save', input: expect.objectContaining({ value: expect.objectContaining({ shippingRate: 'flat' }) }) },
      { src: 'save', input: { value: [rate('GB', 5, '1')], saved: [rate('GB', 5, '1'), rate('US', 6, '2')] } },
    ]);
    expect(step.can({ type: 'continue' })).toBe(true);
  });
});

it('says which fields a save is about: those not saved, and after it the same [S4.15]', () => {
  const step = editing();
  step.send({ type: 'taxRate.chosen', option: 'manual' });
  expect(step.context().about.saveSettings).toEqual(['taxRate']);
  step.passes(500);
  step.childAnswers('saveSettings', 'save', { type: 'answer.saved', saved: step.context().form.settings });
  expect(step.context().about.saveSettings).toEqual(['taxRate']);
  expect(step.context().statuses.saveSettings).toBe('saved');
  step.send({ type: 'rateOption.chosen', option: 'manual' });
  expect(step.context().about.saveSettings).toEqual(['shippingRate', 'shippingTime']);
});
