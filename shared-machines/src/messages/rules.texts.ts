import { audienceRules } from './audience-rules.texts';
import { campaignRules } from './campaign-rules.texts';
import dateRangeJson from './en/date-range.json';
import { requirementRules } from './requirement-rules.texts';
import { shippingRules } from './shipping-rules.texts';

/** Errors of a typed day [O5.01]. */
export const dateRangeMessages = dateRangeJson;

/**
 * Texts of every rule, namespace `rules`. Rules return keys of this catalog. Source: S5, S5.18-S5.20.
 */
export const rulesMessages = {
  ...shippingRules,
  ...audienceRules,
  ...requirementRules,
  ...campaignRules,
  dateRange: dateRangeMessages,
} as const;

type Catalog = typeof rulesMessages;

/** Key of a rule's message, such as `audience.locationRequired`. */
export type RuleMessageKey = { [G in keyof Catalog]: `${G}.${keyof Catalog[G] & string}` }[keyof Catalog];

/** Messages by field; a field without a message is right. */
export type RuleMessages<F extends string> = Readonly<Partial<Record<F, RuleMessageKey>>>;
