import type { Campaign } from '@listings/shared-api/contract';
import { fromMinorUnits, toMinorUnits } from '@listings/shared-values';

/** A campaign that is to be paused. */
export type PausableCampaign = Pick<Campaign, 'id' | 'name'>;

/** The campaigns that run, and so spend. */
export const runningCampaigns = (campaigns: readonly Campaign[]): readonly Campaign[] =>
  campaigns.filter(({ status }) => status === 'enabled');

/** Digits an amount is added up with: the provider keeps budgets in millionths. */
const budgetPrecision = 6;

/** Maximum spend of campaigns a day: the sum of their daily budgets, in the ads account's currency. */
export const dailySpendOf = (campaigns: readonly Pick<Campaign, 'amount'>[]): number =>
  fromMinorUnits(
    campaigns.reduce((units, { amount }) => units + (toMinorUnits(amount, budgetPrecision) ?? 0), 0),
    budgetPrecision,
  );
