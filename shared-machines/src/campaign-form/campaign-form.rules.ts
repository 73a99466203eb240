import { hasSameCountries } from '../countries/country-set.rules';
import type { RuleMessageKey, RuleMessages } from '../messages/rules.texts';
import type { Refused } from '../ports';

/** A campaign as it is edited. `amount` is the daily budget in the ads account's currency. */
export interface CampaignForm {
  readonly amount: number;
  readonly countries: readonly string[];
  /** The store makes a name of date and time when there is none. */
  readonly name?: string | undefined;
}

/** Most characters of a campaign's name. */
const longestName = 255;

/** Fault of a name among those that other campaigns have; null for a good one, and where the store makes one. */
export function validateName(name: string | undefined, taken: readonly string[]): RuleMessageKey | null {
  if (name === undefined) return null;
  const plain = name.trim();
  if (plain === '') return 'campaign.nameRequired';
  if (plain.length > longestName) return 'campaign.nameTooLong';
  return taken.includes(plain) ? 'campaign.nameTaken' : null;
}

/** Fields of a campaign that can be wrong. */
export type CampaignField = 'name' | 'countries' | 'amount';

/** At least one country, an amount above 0 [S5.16, O5.06]. The name is checked apart: `validateName`. */
export const validateCampaign = ({ amount, countries }: CampaignForm): RuleMessages<'countries' | 'amount'> => ({
  ...(countries.length === 0 ? { countries: 'campaign.countriesRequired' } : {}),
  ...(amount > 0 ? {} : { amount: 'campaign.amountNotPositive' }),
});

/** True when the store refused a name since another campaign has it. */
export const isNameRefused = ({ status, message }: Pick<Refused, 'status' | 'message'>): boolean =>
  status === 400 && /name already exists/i.test(message ?? '');

/** Countries named in a proposed name. */
const namedCountries = 2;

/**
 * A name for a campaign of some countries that no other campaign has: "Germany, France + 3 (2)". `row` sets names one after
 * the other as the reader's language does. Null without a country.
 */
export function proposeName(
  countryNames: readonly string[],
  taken: readonly string[],
  row: (names: readonly string[]) => string,
): string | null {
  if (countryNames.length === 0) return null;
  const rest = countryNames.length - namedCountries;
  const base = row(countryNames.slice(0, namedCountries)) + (rest > 0 ? ` + ${rest}` : '');
  for (let number = 2, name = base; ; number += 1) {
    if (!taken.includes(name)) return name;
    name = `${base} (${number})`;
  }
}

/** True when the store would take the campaign; names of other campaigns are not looked at. */
export const isValidCampaign = (form: CampaignForm): boolean =>
  Object.keys(validateCampaign(form)).length === 0 && validateName(form.name, []) === null;

/** Something was edited; the order of countries does not count. */
export const isCampaignChanged = (form: CampaignForm, initial: CampaignForm): boolean =>
  form.amount !== initial.amount || form.name !== initial.name || !hasSameCountries(form.countries, initial.countries);
