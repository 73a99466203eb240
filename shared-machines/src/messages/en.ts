/** Errors of a typed day [O5.01]. */
export const dateRangeMessages = {
  invalid: 'Invalid date',
  future: 'Select a date in the past',
  reversed: 'Start date must be before end date',
} as const;

/**
 * English texts of every rule, namespace `rules`. Rules return keys of this catalog. Source: S5, S5.18-S5.20; the texts
 * of phone parsing are our own.
 */
export const rulesMessages = {
  shipping: {
    rateOptionRequired: 'Please select a shipping rate option.',
    ratesIncomplete:
      'Please specify shipping rates for all the countries. And the estimated shipping rate cannot be less than 0.',
    freeShippingRequired: 'Please select an option for whether to offer free shipping.',
    minimumOrderRequired: 'Please enter minimum order for free shipping.',
    timeOptionRequired: 'Please select a shipping time option.',
    timesIncomplete:
      'Please specify shipping times for all the countries. And the estimated shipping time cannot be less than 0.',
    taxRateRequired: 'Please specify tax rate option.',
  },
  shippingModal: {
    countriesRequired: 'Please specify at least one country.',
    rateRequired: 'Please enter the estimated shipping rate.',
    rateNegative: 'The estimated shipping rate cannot be less than 0.',
    thresholdNotPositive: 'The minimum order amount must be greater than 0.',
    timeRequired: 'Please enter the estimated shipping time.',
    timeNegative: 'The estimated shipping time cannot be less than 0.',
  },
  audience: {
    locationRequired: 'Please select a location option.',
    countriesRequired: 'Please select at least one country.',
  },
  checklist: {
    required: 'Please check the requirement.',
  },
  phone: {
    INVALID_COUNTRY: 'Please select the country of the phone number.',
    NOT_A_NUMBER: 'Please enter a phone number.',
    TOO_SHORT: 'The phone number is too short.',
    TOO_LONG: 'The phone number is too long.',
    INVALID: 'The phone number is not valid for the selected country.',
    rateLimitExceeded:
      'Unable to initiate the verification code request. A maximum of five attempts to verify the same phone number every four hours. Please try again later.',
    wrongCode: 'Wrong verification code. Please try again.',
    codeExpired: 'The verification code has expired. Please initiate a new verification request by the resend button.',
  },
  campaign: {
    countriesRequired: 'Please select at least one country for your ads campaign.',
    amountNotPositive: 'Please make sure daily average cost is greater than 0.',
  },
  dateRange: dateRangeMessages,
} as const;

type Catalog = typeof rulesMessages;

/** Key of a rule's message, such as `audience.locationRequired`. */
export type RuleMessageKey = { [G in keyof Catalog]: `${G}.${keyof Catalog[G] & string}` }[keyof Catalog];

/** Messages by field; a field without a message is right. */
export type RuleMessages<F extends string> = Readonly<Partial<Record<F, RuleMessageKey>>>;
