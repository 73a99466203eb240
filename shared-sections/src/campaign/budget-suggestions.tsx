import { monthlyEstimate, type CountryBudget } from '@listings/shared-machines';
import { useOffered } from '@listings/shared-app';
import { Box, Button, Skeleton, useText } from '@listings/shared-ui';
import { memo } from 'react';
import { useAdsAmounts } from './use-ads-amounts';
import { useCampaignEstimate } from './use-campaign-estimate';
import { useEstimateText } from './use-estimate-text';

export interface BudgetSuggestionsProps {
  readonly countries: readonly string[];
  /** The amount of the form. */
  readonly chosen: number;
  /** What most stores set. */
  readonly top: CountryBudget;
  readonly onAmount: (amount: number) => void;
  readonly disabled: boolean;
  /** Keeps the room of those that are still asked for. */
  readonly isStandIn?: boolean;
}

interface SuggestionProps extends Omit<BudgetSuggestionsProps, 'top' | 'chosen'> {
  readonly amount: number;
  readonly isChosen: boolean;
}

/** One budget to be taken with one press: what it costs at most, and what it may bring where the store estimates that. */
const Suggestion = memo(function Suggestion(props: SuggestionProps) {
  const { countries, amount, isChosen, onAmount, disabled, isStandIn = false } = props;
  const t = useText('sections');
  const { format, amountText } = useAdsAmounts();
  const textOf = useEstimateText();
  const isOffered = useOffered()('estimateCampaign');
  const { data, isPlaceholderData } = useCampaignEstimate(countries, amount, isOffered && !isStandIn);
  const conversions = textOf('conversions', data?.conversions ?? { low: 10, high: 20 });
  const button = (
    <Button
      size="small"
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
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
});

/** The ends of what most stores set, one where they are the same. */
export function BudgetSuggestions({ top, chosen, ...props }: BudgetSuggestionsProps) {
  const t = useText('sections');
  const amounts = [...new Set([top.daily_budget_low, top.daily_budget_high])].filter((amount) => amount > 0);
  return (
    <Box
      role="group"
      aria-label={t('campaign.suggestions')}
      aria-hidden={props.isStandIn}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1, mt: 2 }}
    >
      {amounts.map((amount) => (
        <Suggestion key={amount} {...props} amount={amount} isChosen={amount === chosen} />
      ))}
    </Box>
  );
}
