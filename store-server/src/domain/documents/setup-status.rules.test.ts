import { deriveSetupStatus, type SetupFacts } from './setup-status.rules';

const done: SetupFacts = {
  setupCompletedAt: null,
  merchantReady: true,
  audience: { location: 'selected', countries: ['US', 'GB'] },
  allCountries: ['CA', 'GB', 'US'],
  settings: { shipping_rate: 'flat', shipping_time: 'flat', tax_rate: 'destination' },
  rateCountries: ['GB', 'US'],
  timeCountries: ['GB', 'US'],
};

describe('where the merchant setup stands [S3.16]', () => {
  it.each<[string, Partial<SetupFacts>, string]>([
    ['no merchant account', { merchantReady: false }, 'accounts'],
    ['no audience saved', { audience: { location: null, countries: null } }, 'target_audience'],
    ['selected countries, but none', { audience: { location: 'selected', countries: [] } }, 'target_audience'],
    ['no tax choice although US is targeted', { settings: { ...done.settings, tax_rate: null } }, 'shipping_and_taxes'],
    ['a country without a rate', { rateCountries: ['US'] }, 'shipping_and_taxes'],
    ['a country without a time', { timeCountries: ['GB'] }, 'shipping_and_taxes'],
    ['as many rates as countries, but of another country', { rateCountries: ['US', 'CA'] }, 'shipping_and_taxes'],
    ['a rate of a country that left', { rateCountries: ['US', 'GB', 'CA'] }, 'shipping_and_taxes'],
    ['nothing missing', {}, 'store_requirements'],
    [
      'manual shipping',
      {
        settings: { shipping_rate: 'manual', shipping_time: 'manual', tax_rate: 'manual' },
        rateCountries: [],
        timeCountries: [],
      },
      'store_requirements',
    ],
    [
      'automatic rates',
      { settings: { ...done.settings, shipping_rate: 'automatic' }, rateCountries: [] },
      'store_requirements',
    ],
    [
      'all countries, each with rate and time',
      {
        audience: { location: 'all', countries: null },
        rateCountries: done.allCountries,
        timeCountries: done.allCountries,
      },
      'store_requirements',
    ],
    ['all countries, one without', { audience: { location: 'all', countries: null } }, 'shipping_and_taxes'],
  ])('with %s', (_case, facts, step) => {
    expect(deriveSetupStatus({ ...done, ...facts })).toEqual({ status: 'incomplete', step });
  });

  it('needs no tax choice when US is not targeted', () => {
    const facts = {
      ...done,
      audience: { location: 'selected' as const, countries: ['GB'] },
      rateCountries: ['GB'],
      timeCountries: ['GB'],
    };
    expect(deriveSetupStatus({ ...facts, settings: { ...done.settings, tax_rate: null } })).toEqual({
      status: 'incomplete',
      step: 'store_requirements',
    });
  });

  it('is complete once it was, whatever is stored, and then has no step', () => {
    expect(deriveSetupStatus({ ...done, setupCompletedAt: 1, merchantReady: false })).toEqual({ status: 'complete' });
  });
});
