import {
  isCampaignChanged,
  isNameRefused,
  isValidCampaign,
  proposeName,
  validateCampaign,
  validateName,
} from './campaign-form.rules';

it('requires a country and an amount above 0 [S5.16, O5.06]', () => {
  expect(validateCampaign({ amount: 0.01, countries: ['US'] })).toEqual({});
  expect(validateCampaign({ amount: 0, countries: [] })).toEqual({
    countries: 'campaign.countriesRequired',
    amount: 'campaign.amountNotPositive',
  });
  expect(validateCampaign({ amount: Number.NaN, countries: ['US'] })).toEqual({ amount: 'campaign.amountNotPositive' });
});

it('requires a name that no other campaign has, when there is one', () => {
  expect([validateName('x'.repeat(255), []), validateName(undefined, [])]).toEqual([null, null]);
  expect([validateName(' ', []), validateName('x'.repeat(256), []), validateName(' Summer', ['Summer'])]).toEqual([
    'campaign.nameRequired',
    'campaign.nameTooLong',
    'campaign.nameTaken',
  ]);
});

it('takes a campaign for valid once the store would take all of it, its name included [S5.16]', () => {
  const form = { amount: 5, countries: ['US'] };
  expect([isValidCampaign(form), isValidCampaign({ ...form, name: 'x'.repeat(255) })]).toEqual([true, true]);
  expect([isValidCampaign({ ...form, name: 'x'.repeat(256) }), isValidCampaign({ ...form, amount: 0 })]).toEqual([
    false,
    false,
  ]);
});

it('proposes a name of the first countries that no other campaign has', () => {
  const row = (names: readonly string[]) => names.join(', ');
  expect(proposeName([], [], row)).toBeNull();
  expect(proposeName(['Germany'], [], row)).toBe('Germany');
  expect(proposeName(['Germany', 'France', 'Spain', 'Italy'], [], row)).toBe('Germany, France + 2');
  expect(proposeName(['Germany'], ['Germany', 'Germany (2)'], row)).toBe('Germany (3)');
  expect(proposeName(['ドイツ', 'フランス'], [], (names) => names.join('、'))).toBe('ドイツ、フランス');
});

it.each([
  [{ status: 400, message: 'A campaign with this name already exists' }, true],
  [{ status: 400, message: 'Error editing campaign: no.' }, false],
  [{ status: 500, message: 'A campaign with this name already exists' }, false],
  [{ status: 400, message: null }, false],
])('sees in a refusal whether the name is taken: %j', (refusal, taken) => {
  expect(isNameRefused(refusal)).toBe(taken);
});

it('takes a form for changed by amount and set of countries, whatever their order', () => {
  const initial = { amount: 5, countries: ['US', 'GB'] };
  expect(isCampaignChanged({ amount: 5, countries: ['GB', 'US'] }, initial)).toBe(false);
  expect(isCampaignChanged({ amount: 6, countries: ['US', 'GB'] }, initial)).toBe(true);
  expect(isCampaignChanged({ amount: 5, countries: ['US', 'CA'] }, initial)).toBe(true);
});
