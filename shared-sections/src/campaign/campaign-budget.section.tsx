import type { BudgetRecommendation } from '@listings/shared-api/contract';
import {
  isHighBudget,
  isLowBudget,
  monthlyEstimate,
  topRecommendation,
  type CountryBudget,
} from '@listings/shared-machines';
import { Box, InlineNotice, Panel, PanelBody, Section, Typography, useText } from '@listings/shared-ui';
import { useOffered, useServerRead } from '@listings/shared-app';
import { memo } from 'react';
import { BudgetSuggestions, type BudgetSuggestionsProps } from './budget-suggestions';
import { CampaignEstimate } from './campaign-estimate';
import { figures } from './campaign-figures';
import { StandIn } from '../loading/stand-in';
import { NumberField } from '../numbers/number-field';
import { useAdsAmounts } from './use-ads-amounts';

interface Props {
  readonly amountId: string;
  readonly amount: number;
  readonly countries: readonly string[];
  readonly nameOf: (code: string) => string;
  readonly onAmount: (amount: number) => void;
  readonly error: string | undefined;
  /** The amount cannot be changed for now. */
  readonly disabled: boolean;
}

/** One country is named; one amount is no range. */
const recommendedKey = ({ recommendations }: BudgetRecommendation, top: CountryBudget) => {
  const isOne = top.daily_budget_low === top.daily_budget_high;
  if (recommendations.length === 1) return isOne ? 'campaign.recommendedAmount' : 'campaign.recommended';
  return isOne ? 'campaign.recommendedGeneralAmount' : 'campaign.recommendedGeneral';
};

interface RecommendationProps extends Omit<BudgetSuggestionsProps, 'top'>, Pick<Props, 'nameOf'> {
  readonly found: BudgetRecommendation;
}

/** Amounts of the usual length for countries: their room is kept while they are asked for. */
const usual = (countries: readonly string[]): BudgetRecommendation => ({
  currency: '',
  recommendations: countries.map((country) => ({ country, daily_budget_low: 20, daily_budget_high: 60 })),
});

function Recommendation({ nameOf, found, isStandIn = false, ...props }: RecommendationProps) {
  const { chosen } = props;
  const t = useText('sections');
  const { amountText } = useAdsAmounts();
  const top = topRecommendation(found.recommendations);
  if (top === null) return null;
  const values = {
    low: amountText(top.daily_budget_low),
    high: amountText(top.daily_budget_high),
    conversions: figures.conversions,
    country: nameOf(top.country),
  };
  const text = t(recommendedKey(found, top), values);
  const isLow = !isStandIn && chosen > 0 && isLowBudget(chosen, found.recommendations);
  return (
    <>
      <Box>
        <Typography variant="body2">{isStandIn ? <StandIn text={text} /> : text}</Typography>
        <BudgetSuggestions {...props} top={top} isStandIn={isStandIn} />
      </Box>
      {isLow && (
        <InlineNotice tone="warning" announce="status">
          {t('campaign.low', { low: values.low })}
        </InlineNotice>
      )}
      {!isStandIn && isHighBudget(chosen, found.recommendations) && (
        <InlineNotice tone="warning" announce="status">
          {t('campaign.high', { amount: amountText(chosen) })}
        </InlineNotice>
      )}
    </>
  );
}

/** Daily amount, monthly maximum, recommendation; closed while there is no country [S3.15, S5.16, S9.10, O9.07]. */
export const CampaignBudgetSection = memo(function CampaignBudgetSection(props: Props) {
  const { amountId, amount, countries, nameOf, onAmount, error, disabled } = props;
  const t = useText('sections');
  const { code, format, amountText } = useAdsAmounts();
  const isOffered = useOffered();
  const isOpen = countries.length > 0;
  // No recommendation (404) is no failure: nothing is shown then.
  const recommendation = useServerRead(
    'recommendBudget',
    { query: { country_codes: [...countries] } },
    { enabled: isOpen, silent: true },
  );
  const { precision, decimalSeparator, thousandSeparator } = format;
  // No store was like that: what is said of others would be made up.
  const isEstimated = amount > 0 && !isHighBudget(amount, recommendation.data?.recommendations ?? []);
  return (
    <Section title={t('campaign.budget')} description={t('campaign.budgetText', figures)}>
      <Panel>
        <PanelBody>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <NumberField
                id={amountId}
                label={t('campaign.amount')}
                value={amount === 0 ? null : amount}
                onType={onAmount}
                onCommit={onAmount}
                precision={precision}
                decimalSeparator={decimalSeparator}
                thousandSeparator={thousandSeparator}
                suffix={code}
                disabled={!isOpen || disabled}
                error={error}
              />
            </Box>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography variant="body2" color="textSecondary">
                {t('campaign.monthly')}
              </Typography>
              <Typography sx={{ fontWeight: 600, minHeight: 32 }}>
                {amountText(monthlyEstimate(Math.max(0, amount), precision))}
              </Typography>
            </Box>
          </Box>
          {isOpen && !recommendation.isError && (
            <Recommendation
              chosen={amount}
              countries={countries}
              nameOf={nameOf}
              found={recommendation.data ?? usual(countries)}
              isStandIn={recommendation.data === undefined}
              onAmount={onAmount}
              disabled={disabled}
            />
          )}
          {isOpen && isEstimated && isOffered('estimateCampaign') && (
            <CampaignEstimate amount={amount} countries={countries} />
          )}
          <Typography variant="body2" color="textSecondary">
            {t('campaign.runTime', figures)}
          </Typography>
        </PanelBody>
      </Panel>
    </Section>
  );
});
