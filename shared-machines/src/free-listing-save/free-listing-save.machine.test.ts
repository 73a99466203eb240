import { apiError, refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { freeListingSaveActors } from './free-listing-save.actors';
import { freeListingSaveMachine, freeListingSaves, type FreeListingSave } from './free-listing-save.machine';
import { isFreeListingsChanged, type FreeListingsForm } from './free-listings.rules';
import { everyItem } from '../store-requirements/store-requirements.rules';

const settings = {
  shipping_rate: 'flat',
  shipping_time: 'flat',
  tax_rate: 'destination',
  ...everyItem(true),
} as const;
const rate = (country: string, amount: number) => ({ country, currency: 'USD', rate: amount, options: {} });
const saved: FreeListingsForm = {
  audience: { location: 'selected', countries: ['US', 'GB'] },
  shipping: {
    settings: { shippingRate: 'flat', shippingTime: 'flat', taxRate: 'destination', offerFreeShipping: false },
    rates: [rate('US', 5), rate('GB', 4)].map((one, index) => ({ ...one, id: String(index) })),
    times: [{ countryCode: 'US', time: 3 }],
  },
};
const input = { saved, settings, supported: ['US', 'GB', 'DE'] };
const open = () => drive(freeListingSaveMachine, input);
const answers = {
  saveAudience: { type: 'answer.audience' },
  saveSettings: { type: 'answer.settings' },
  saveShippingRates: { type: 'answer.rates', rates: saved.shipping.rates },
  saveShippingTimes: { type: 'answer.times' },
} as const;
const synced = { type: 'answer.synced' } as const;

/** Saves, and lets these actions fail. */
const saving = (failed: readonly FreeListingSave[] = [], status = 500) => {
  const run = open();
  run.send({ type: 'save' });
  for (const save of freeListingSaves)
    run.answers(
      save,
      failed.includes(save) ? { type: 'answer.failed', of: save, status, message: null } : answers[save],
    );
  return run;
};
const edited = { type: 'track', name: 'gla_free_campaign_edited', properties: {} };

it('saves nothing while it is edited [O2.52]', () => {
  const run = open();
  run.send({ type: 'audience.changed', audience: { location: 'all', countries: [] } });
  expect(run.asks()).toEqual([]);
});

it('goes on with what was typed before, measured against what the server holds [O4.09]', () => {
  const draft = { ...saved, audience: { location: 'selected', countries: ['US', 'DE'] } } as const;
  const { context } = drive(freeListingSaveMachine, { ...input, draft });
  expect(context().form).toBe(draft);
  expect(context().saved).toBe(saved);
});

it('sends the four at once, and the settings sync only after all of them have answered [O2.52, O4.13, O7.07]', () => {
  const run = open();
  run.send({ type: 'save' });
  expect(run.asks()).toEqual([
    { src: 'saveAudience', input: saved.audience },
    { src: 'saveSettings', input: { stored: settings, form: saved.shipping.settings } },
    { src: 'saveShippingRates', input: { value: saved.shipping.rates, saved: saved.shipping.rates } },
    { src: 'saveShippingTimes', input: { value: saved.shipping.times, saved: saved.shipping.times } },
  ]);
  run.answers('saveAudience', answers.saveAudience);
  run.answers('saveShippingTimes', answers.saveShippingTimes);
  run.answers('saveShippingRates', answers.saveShippingRates);
  expect(run.asks()).toEqual([expect.objectContaining({ src: 'saveSettings' })]);
  run.answers('saveSettings', answers.saveSettings);
  expect(run.asks()).toEqual([{ src: 'syncSettings', input: undefined }]);
  run.answers('syncSettings', synced);
  expect(run.emitted).toEqual([{ type: 'freeListings.saved', isChanged: false }, edited]);
});

it('says of what was changed while it saved that it is not saved [O8.15, O4.09]', () => {
  const run = open();
  run.send({ type: 'save' });
  run.send({ type: 'shipping.changed', shipping: { ...saved.shipping, times: [{ countryCode: 'US', time: 9 }] } });
  for (const save of freeListingSaves) run.answers(save, answers[save]);
  run.answers('syncSettings', synced);
  expect(run.emitted).toEqual([{ type: 'freeListings.saved', isChanged: true }, edited]);
});

it('says which of its calls the save before may have carried out in part', () => {
  const run = saving(['saveShippingRates']);
  run.answers('syncSettings', synced);
  run.send({ type: 'save' });
  const { rates, times } = saved.shipping;
  expect(run.asks()).toEqual([
    expect.objectContaining({ src: 'saveAudience' }),
    expect.objectContaining({ src: 'saveSettings' }),
    { src: 'saveShippingRates', input: { value: rates, saved: rates, isInDoubt: true } },
    { src: 'saveShippingTimes', input: { value: times, saved: times } },
  ]);
});

it.each<[readonly FreeListingSave[]]>([
  [['saveAudience']],
  [['saveSettings', 'saveShippingTimes']],
  [['saveShippingRates', 'saveShippingTimes', 'saveSettings']],
  [freeListingSaves],
])('syncs also when %j failed, and names them in their order [O4.13, O8.15]', (failed) => {
  const run = saving(failed);
  expect(run.asks()).toEqual([{ src: 'syncSettings', input: undefined }]);
  run.answers('syncSettings', synced);
  const inOrder = freeListingSaves.filter((of) => failed.includes(of));
  expect(run.emitted).toEqual([
    { type: 'freeListings.partlySaved', failed: inOrder, status: 500, message: null },
    edited,
  ]);
});

it('takes a call that breaks for a failed action [O4.13]', () => {
  const run = open();
  run.send({ type: 'save' });
  for (const save of ['saveAudience', 'saveSettings', 'saveShippingRates'] as const) run.answers(save, answers[save]);
  run.breaks('saveShippingTimes');
  run.answers('syncSettings', synced);
  expect(run.emitted[0]).toEqual({
    type: 'freeListings.partlySaved',
    failed: ['saveShippingTimes'],
    status: 0,
    message: null,
  });
});

it('gives the reason of the action that failed last, whatever failed in a save before [O4.13]', () => {
  const run = saving(freeListingSaves, 503);
  run.answers('syncSettings', synced);
  run.send({ type: 'save' });
  const failure = { type: 'answer.failed', status: 400, message: 'Too many days.' } as const;
  run.answers('saveShippingTimes', { ...failure, of: 'saveShippingTimes', status: 500, message: null });
  run.answers('saveAudience', answers.saveAudience);
  run.answers('saveSettings', { ...failure, of: 'saveSettings' });
  run.answers('saveShippingRates', answers.saveShippingRates);
  run.answers('syncSettings', synced);
  expect(run.emitted[2]).toEqual({
    type: 'freeListings.partlySaved',
    failed: ['saveSettings', 'saveShippingTimes'],
    status: 400,
    message: 'Too many days.',
  });
});

it('tells of a failed sync alone, and saving again sends it once more [O8.15]', () => {
  const run = saving(['saveAudience']);
  run.answers('syncSettings', refused(null, 500));
  expect(run.emitted).toEqual([{ type: 'notice', id: 'syncSettings', message: null, status: 500 }, edited]);
  expect(run.has('unsynced')).toBe(true);
  run.send({ type: 'save' });
  expect(run.asks()).toHaveLength(4);
});

it('is silent when the admin is signed out [O7.28]', () => {
  const run = saving(freeListingSaves, 401);
  run.answers('syncSettings', synced);
  expect(run.emitted).toEqual([]);
});

it('counts as saved what was sent, whatever was edited meanwhile; what failed stays unsaved', () => {
  const run = open();
  const first = { location: 'selected', countries: ['US'] } as const;
  run.send({ type: 'audience.changed', audience: first });
  run.send({ type: 'save' });
  run.send({ type: 'audience.changed', audience: { location: 'all', countries: [] } });
  run.answers('saveAudience', answers.saveAudience);
  run.answers('saveShippingTimes', {
    type: 'answer.failed',
    of: 'saveShippingTimes',
    status: 500,
    message: null,
  });
  const kept = [{ ...rate('US', 5), id: '9' }];
  run.answers('saveShippingRates', { type: 'answer.rates', rates: kept });
  expect(run.context().saved.audience).toEqual(first);
  expect(run.context().form.audience).toEqual({ location: 'all', countries: [] });
  expect(run.context().saved.shipping).toMatchObject({ rates: kept, times: saved.shipping.times });
});

it('ignores a second press, and saves no audience that is not valid', () => {
  const run = open();
  run.send({ type: 'save' });
  expect(run.can({ type: 'save' })).toBe(false);
  const other = open();
  other.send({ type: 'audience.changed', audience: { location: 'selected', countries: [] } });
  expect(other.can({ type: 'save' })).toBe(false);
});

it('drops rates and times of countries that left when the second step is entered [O2.52]', () => {
  const run = open();
  run.send({ type: 'audience.changed', audience: { location: 'selected', countries: ['GB'] } });
  expect(run.context().form.shipping.rates).toHaveLength(2);
  run.send({ type: 'listings.entered' });
  expect(run.context().form.shipping.rates.map(({ country }) => country)).toEqual(['GB']);
  expect(run.context().form.shipping.times).toEqual([]);
});

describe('a country that was taken out of the audience and is added again', () => {
  const audienceOf = (...countries: string[]) =>
    ({ type: 'audience.changed', audience: { location: 'selected', countries } }) as const;
  const offered: FreeListingsForm = {
    ...saved,
    shipping: {
      ...saved.shipping,
      settings: { ...saved.shipping.settings, offerFreeShipping: true },
      rates: [{ ...rate('US', 5), id: '0', options: { free_shipping_threshold: 50 } }],
    },
  };

  it('has its rate, its time and the free-shipping choice as they were, and nothing is left to save [O2.52, O4.09]', () => {
    const run = drive(freeListingSaveMachine, { ...input, saved: offered });
    run.send(audienceOf('GB'));
    run.send({ type: 'listings.entered' });
    expect(run.context().form.shipping).toEqual({
      settings: { ...offered.shipping.settings, offerFreeShipping: undefined },
      rates: [],
      times: [],
    });
    run.send(audienceOf('GB', 'US'));
    run.send({ type: 'listings.entered' });
    const { form, supported } = run.context();
    expect(form.shipping).toEqual(offered.shipping);
    expect(isFreeListingsChanged(form, run.context().saved, supported)).toBe(false);
  });

  it('has them as they were typed; saved without it meanwhile, its rate is a new one [O2.52]', () => {
    const run = open();
    const typed = [{ ...rate('US', 9), id: '0' }, saved.shipping.rates[1] ?? rate('GB', 4)];
    run.send({ type: 'shipping.changed', shipping: { ...saved.shipping, rates: typed } });
    run.send(audienceOf('GB'));
    run.send({ type: 'listings.entered' });
    run.send({ type: 'save' });
    run.answers('saveShippingRates', { type: 'answer.rates', rates: typed.slice(1) });
    run.send(audienceOf('US', 'GB'));
    run.send({ type: 'listings.entered' });
    expect(run.context().form.shipping.rates).toEqual([saved.shipping.rates[1], rate('US', 9)]);
    expect(run.context().form.shipping.times).toEqual(saved.shipping.times);
  });
});

describe('the calls', () => {
  const never = () => Promise.reject(new Error('not to be called'));
  const batch = { errors: [], success: [] };
  const apiOf = (calls: object) =>
    new Proxy({} as Parameters<typeof freeListingSaveActors>[0], {
      get: (_, key) => (calls as Record<string | symbol, unknown>)[key] ?? never,
    });

  it('give the result of each action [O4.13]', async () => {
    const audience = scripted({});
    const save = scripted({});
    const times = scripted(batch);
    const sync = scripted({});
    const actors = freeListingSaveActors(
      apiOf({
        saveAudience: audience.call,
        saveSettings: save.call,
        saveShippingTimes: times.call,
        syncSettings: sync.call,
      }),
    );
    await expect(ask(actors.saveAudience, saved.audience)).resolves.toEqual(answers.saveAudience);
    const form = saved.shipping.settings;
    await expect(ask(actors.saveSettings, { stored: settings, form })).resolves.toEqual(answers.saveSettings);
    const { rates } = saved.shipping;
    await expect(ask(actors.saveShippingRates, { value: rates, saved: rates })).resolves.toEqual({
      type: 'answer.rates',
      rates,
    });
    const value = [{ countryCode: 'US', time: 9 }];
    await expect(ask(actors.saveShippingTimes, { value, saved: [] })).resolves.toEqual(answers.saveShippingTimes);
    await expect(ask(actors.syncSettings)).resolves.toEqual(synced);
    expect(audience.given).toEqual([{ body: saved.audience }]);
    expect(save.given).toEqual([{ body: settings }]);
    expect(times.given).toEqual([{ body: { country_codes: ['US'], time: 9 } }]);
  });

  it('name the action that failed, with its status and what the server said [O4.13]', async () => {
    const down = scripted(apiError(503, { serverMessage: 'Later.' })).call;
    const actors = freeListingSaveActors(
      apiOf({ saveAudience: down, saveSettings: down, saveShippingRates: down, saveShippingTimes: down }),
    );
    const failed = (of: FreeListingSave) => ({ type: 'answer.failed', of, status: 503, message: 'Later.' });
    await expect(ask(actors.saveAudience, saved.audience)).resolves.toEqual(failed('saveAudience'));
    const form = saved.shipping.settings;
    await expect(ask(actors.saveSettings, { stored: settings, form })).resolves.toEqual(failed('saveSettings'));
    const rates = saved.shipping.rates;
    await expect(ask(actors.saveShippingRates, { value: rates, saved: [] })).resolves.toEqual(
      failed('saveShippingRates'),
    );
    const times = saved.shipping.times;
    await expect(ask(actors.saveShippingTimes, { value: times, saved: [] })).resolves.toEqual(
      failed('saveShippingTimes'),
    );
  });
});
