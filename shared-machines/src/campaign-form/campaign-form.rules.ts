import type { BudgetRecommendation, Campaign } from '@listings/shared-api/contract';
import { hasSameCountries } from '../countries/country-set.rules';
import type { RuleMessages } from '../messages/rules.texts';

/** A campaign as it is edited. `amount` is the daily budget in the ads account's currency. */
export interface CampaignForm {
  readonly amount: number;
  readonly countries: readonly string[];
}

/** At least one country, an amount above 0 [S5.16, O5.06]. */
export const validateCampaign = ({ amount, countries }: CampaignForm): RuleMessages<'countries' | 'amount'> => ({
  ...(countries.length === 0 ? { countries: 'campaign.countriesRequired' } : {}),
  ...(amount > 0 ? {} : { amount: 'campaign.amountNotPositive' }),
});

export const isValidCampaign = (form: CampaignForm): boolean => Object.keys(validateCampaign(form)).length === 0;

/** Something was edited; the order of countries does not count. */
export const isCampaignChanged = (form: CampaignForm, initial: CampaignForm): boolean =>
  form.amount !== initial.amount || !hasSameCountries(form.countries, initial.countries);

export type CountryBudget = BudgetRecommendation['recommendations'][number];

/** The recommendation with the highest daily maximum; the first of equals. */
export const topRecommendation = (recommendations: readonly CountryBudget[]): CountryBudget | null =>
  recommendations.reduce<CountryBudget | null>(
    (top, one) => (top === null || one.daily_budget_high > top.daily_budget_high ? one : top),
    null,
  );

/** The daily amount is below the lowest recommended value of the top-recommended country [S5.16, O5.06]. */
export const isLowBudget = (amount: number, recommendations: readonly CountryBudget[]): boolean => {
  const top = topRecommendation(recommendations);
  return top !== null && amount < top.daily_budget_low;
};

/** True when the campaign targets locations of its own [S3.14, O3.09]. */
export const allowsMultipleCountries = (campaign: Pick<Campaign, 'targeted_locations'>): boolean =>
  campaign.targeted_locations.length > 0;

/** The targeted locations, else the single country [S3.14, O3.09]. */
export const displayCountries = (campaign: Pick<Campaign, 'targeted_locations' | 'country'>): readonly string[] =>
  allowsMultipleCountries(campaign) ? campaign.targeted_locations : [campaign.country];
