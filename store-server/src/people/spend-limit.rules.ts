import type { Person } from './people.store';

/** A campaign as far as it spends: its budget a day in the currency of the account. */
export interface Spending {
  readonly id: number;
  readonly amount: number;
  readonly isRunning: boolean;
}

/** What a call makes of a campaign; `id` is null for a new one. */
export interface SpendingChange {
  readonly id: number | null;
  readonly amount?: number | undefined;
  readonly isRunning?: boolean | undefined;
}

export interface SpendRefusal {
  /** Field whose value goes beyond the limit. */
  readonly field: 'amount' | 'status';
  readonly limit: number;
  /** Daily budgets of all running campaigns after the change. */
  readonly total: number;
}

/** No currency is divided finer; whole millionths add up exactly, in any order. */
const MILLION = 1e6;

const millionths = (amount: number): number => Math.round(amount * MILLION);

const totalOf = (campaigns: readonly Spending[]): number =>
  campaigns.reduce((sum, { amount, isRunning }) => (isRunning ? sum + millionths(amount) : sum), 0);

const after = (campaigns: readonly Spending[], change: SpendingChange): readonly Spending[] => {
  if (change.id === null) return [...campaigns, { id: 0, amount: change.amount ?? 0, isRunning: true }];
  return campaigns.map((campaign) =>
    campaign.id === change.id
      ? {
          id: campaign.id,
          amount: change.amount ?? campaign.amount,
          isRunning: change.isRunning ?? campaign.isRunning,
        }
      : campaign,
  );
};

/**
 * The refusal of a change by which all running campaigns together may spend more a day than this person's limit; null
 * where it may be made. Spending less is always allowed.
 */
export const spendRefusal = (
  { spendLimit }: Pick<Person, 'spendLimit'>,
  campaigns: readonly Spending[],
  change: SpendingChange,
): SpendRefusal | null => {
  if (spendLimit === null) return null;
  const total = totalOf(after(campaigns, change));
  if (total <= millionths(spendLimit) || total <= totalOf(campaigns)) return null;
  return { field: change.amount === undefined ? 'status' : 'amount', limit: spendLimit, total: total / MILLION };
};
