import type { AlertFacts, CampaignFacts, Finding } from './alert.types';

const NOON = 12;

const money = (value: number, { currency }: CampaignFacts) => ({ kind: 'money', value, currency }) as const;

/** The share of its daily budget that a campaign has spent before noon, in percent: once a day. */
export const budgetSpent = ({ hour, today, campaigns }: AlertFacts): readonly Finding[] =>
  hour >= NOON
    ? []
    : campaigns
        .filter(({ budget, spentToday }) => budget > 0 && spentToday > 0)
        .map((campaign) => {
          const { id, name, budget, spentToday } = campaign;
          const share = (spentToday / budget) * 100;
          const values = {
            name,
            share: { kind: 'percent', value: share },
            spent: money(spentToday, campaign),
            budget: money(budget, campaign),
          } as const;
          return { object: String(id), occurrence: today, measure: share, values };
        });

/** Days in a row, up to yesterday, on which a campaign has spent and sold nothing. */
export const spendWithoutSales = ({ campaigns }: AlertFacts): readonly Finding[] =>
  campaigns.flatMap((campaign) => {
    const end = campaign.days.findIndex(({ spend, conversions }) => spend === 0 || conversions > 0);
    const days = end === -1 ? campaign.days : campaign.days.slice(0, end);
    if (days.length === 0) return [];
    const values = {
      name: campaign.name,
      days: { kind: 'days', value: days.length },
      spent: money(
        days.reduce((sum, { spend }) => sum + spend, 0),
        campaign,
      ),
    } as const;
    return [{ object: String(campaign.id), measure: days.length, values }];
  });
