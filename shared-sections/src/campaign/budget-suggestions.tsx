import { monthlyEstimate, type CampaignForm, type CountryBudget } from '@listings/shared-machines';
import { useOffered } from '@listings/shared-app';
import { memo } from 'react';
import { Box, Button, Skeleton, useText } from '@listings/shared-ui';
import { useFigureTexts } from '../reports/use-figure-texts';
import { useAdsAmounts } from './use-ads-amounts';
import { useCampaignEstimate } from './use-campaign-estimate';

export interface BudgetSuggestionsProps {
  readonly form: CampaignForm;
  /** What most stores set. */
  readonly top: CountryBudget;
  readonly onAmount: (amount: number) => void;
  readonly disabled: boolean;
  /** Keeps the room of those that are still asked for. */
  readonly isStandIn?: boolean;
}

interface SuggestionProps extends Pick<BudgetSuggestionsProps, 'onAmount' | 'disabled'> {
  readonly amount: number;
  readonly countries: readonly string[];
  readonly isTaken: boolean;
  readonly isStandIn: boolean;
}

/** One budget to be taken with one press: what it costs at most, and what it may bring where the store estimates that. */
function Budget({ countries, amount, isTaken, onAmount, disabled, isStandIn }: SuggestionProps) {
  const t = useText('sections');
  const { format, amountText } = useAdsAmounts();
  const { figure } = useFigureTexts();
  const isOffered = useOffered()('estimateCampaign');
  const { data, isPlaceholderData } = useCampaignEstimate(countries, amount, isOffered && !isStandIn);
  const { low, high } = data?.conversions ?? { low: 10, high: 20 };
  const conversions = t('campaign.estimate.conversions', {
    low: figure('conversions', low),
    high: figure('conversions', high),
  });
  const button = (
    <Button
      size="small"
      variant={isTaken ? 'contained' : 'outlined'}
      aria-pressed={isTaken}
      disabled={disabled}
      onClick={() => onAmount(amount)}
      sx={{ flexDirection: 'column', alignItems: 'flex-start', textAlign: 'start' }}
    >
      <span>
        {t('campaign.suggestion', {
          amount: amountText(amount),
          monthly: amountText(monthlyEstimate(amount, format.precision)),
        })}
      </span>
      {isOffered && (
        <Box component="span" sx={{ minHeight: '1lh', fontWeight: 400 }}>
          {(isStandIn || (data && !isPlaceholderData)) && conversions}
        </Box>
      )}
    </Button>
  );
  return isStandIn ? <Skeleton variant="rounded">{button}</Skeleton> : button;
}

/** Memoised by the countries: each key of the amount makes a new list of the same ones. */
const Suggestion = memo(
  Budget,
  (before, now) =>
    before.countries.join() === now.countries.join() &&
    before.amount === now.amount &&
    before.isTaken === now.isTaken &&
    before.onAmount === now.onAmount &&
    before.disabled === now.disabled &&
    before.isStandIn === now.isStandIn,
);

/** The ends of what most stores set, one where they are the same. */
export function BudgetSuggestions({ form, top, isStandIn = false, ...props }: BudgetSuggestionsProps) {
  const t = useText('sections');
  const amounts = [...new Set([top.daily_budget_low, top.daily_budget_high])].filter((amount) => amount > 0);
  return (
    <Box
      role="group"
      aria-label={t('campaign.suggestions')}
      aria-hidden={isStandIn}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1, mt: 2 }}
    >
      {amounts.map((amount) => (
        <Suggestion
          key={amount}
          {...props}
          countries={form.countries}
          amount={amount}
          isTaken={amount === form.amount}
          isStandIn={isStandIn}
        />
      ))}
    </Box>
  );
}
