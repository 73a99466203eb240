import { rulesMessages } from './rules.texts';

it('has the texts of the shipping form [S5.02-S5.08]', () => {
  expect(rulesMessages.shipping).toEqual({
    rateOptionRequired: 'Please select a shipping rate option.',
    ratesIncomplete:
      'Please specify shipping rates for all the countries. And the estimated shipping rate cannot be less than 0.',
    freeShippingRequired: 'Please select an option for whether to offer free shipping.',
    minimumOrderRequired: 'Please enter minimum order for free shipping.',
    timeOptionRequired: 'Please select a shipping time option.',
    timesIncomplete:
      'Please specify shipping times for all the countries. And the estimated shipping time cannot be less than 0.',
    taxRateRequired: 'Please specify tax rate option. Choose how your US tax rate is set.',
  });
});

it('has the texts of the shipping modals [S5.09-S5.11]', () => {
  expect(rulesMessages.shippingModal).toEqual({
    countriesRequired: 'Please specify at least one country.',
    rateRequired: 'Please enter the estimated shipping rate.',
    rateNegative: 'The estimated shipping rate cannot be less than 0.',
    thresholdNotPositive: 'The minimum order amount must be greater than 0.',
    timeRequired: 'Please enter the estimated shipping time.',
    timeNegative: 'The estimated shipping time cannot be less than 0.',
  });
});

it('has the texts of audience, checklist and campaign [S5.13, S5.14, S5.16, O5.06, O5.07]', () => {
  expect(rulesMessages.audience).toEqual({
    locationRequired: 'Please select a location option.',
    countriesRequired: 'Please select at least one country.',
  });
  expect(rulesMessages.checklist.required).toBe('Please check the requirement. Tick it once your store meets it.');
  expect(rulesMessages.campaign).toMatchObject({
    countriesRequired: 'Please select at least one country for your ads campaign.',
    amountNotPositive: 'Please make sure daily average cost is greater than 0. Enter a daily budget above 0.',
  });
});

it('has the texts of the phone verification [S5.19, S5.20]', () => {
  expect(rulesMessages.phone).toMatchObject({
    rateLimitExceeded:
      'Unable to initiate the verification code request. A maximum of five attempts to verify the same phone number every four hours. Please try again later. Wait until four hours have passed, or use another number.',
    wrongCode: 'Wrong verification code. Please try again.',
    codeExpired: 'The verification code has expired. Please initiate a new verification request by the resend button.',
  });
});

it('has the texts of date inputs [O5.01]', () => {
  expect(rulesMessages.dateRange).toEqual({
    invalid: 'Invalid date',
    future: 'Select a date in the past',
    reversed: 'Start date must be before end date',
  });
});
