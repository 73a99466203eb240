import type { BudgetRecommendation } from '@listings/shared-api/contract';
import {
  isLowBudget,
  monthlyEstimate,
  topRecommendation,
  type CampaignForm,
  type CountryBudget,
} from '@listings/shared-machines';
import { Box, Button, InlineNotice, Panel, PanelBody, Section, Typography, useText } from '@listings/shared-ui';
import { NumberField } from '@listings/shared-ui/forms';
import { useOffered, useServerRead } from '@listings/shared-app';
import { CampaignEstimate } from './campaign-estimate';
import { figures } from './campaign-figures';
import { useAdsAmounts } from './use-ads-amounts';

interface Props {
  readonly amountId: string;
  readonly form: CampaignForm;
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

interface SuggestionsProps extends Pick<Props, 'form' | 'onAmount' | 'disabled'> {
  readonly top: CountryBudget;
}

/** The ends of what most stores set, one where they are the same, each to be taken with one press. */
function Suggestions({ form, top, onAmount, disabled }: SuggestionsProps) {
  const t = useText('sections');
  const { format, withCode } = useAdsAmounts();
  const amounts = [...new Set([top.daily_budget_low, top.daily_budget_high])].filter((amount) => amount > 0);
  return (
    <Box role="group" aria-label={t('campaign.suggestions')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {amounts.map((amount) => (
        <Button
          key={amount}
          size="small"
          variant={amount === form.amount ? 'contained' : 'outlined'}
          aria-pressed={amount === form.amount}
          disabled={disabled}
          onClick={() => onAmount(amount)}
        >
          {t('campaign.suggestion', {
            amount: withCode(amount),
            monthly: withCode(monthlyEstimate(amount, format.precision)),
          })}
        </Button>
      ))}
    </Box>
  );
}

interface RecommendationProps extends Omit<SuggestionsProps, 'top'>, Pick<Props, 'nameOf'> {
  readonly found: BudgetRecommendation;
}

function Recommendation({ form, nameOf, found, onAmount, disabled }: RecommendationProps) {
  const t = useText('sections');
  const { withCode } = useAdsAmounts();
  const top = topRecommendation(found.recommendations);
  if (top === null) return null;
  const values = {
    low: withCode(top.daily_budget_low),
    high: withCode(top.daily_budget_high),
    conversions: figures.conversions,
    country: nameOf(top.country),
  };
  const isLow = form.amount > 0 && isLowBudget(form.amount, found.recommendations);
  return (
    <>
      <Typography variant="body2">{t(recommendedKey(found, top), values)}</Typography>
      <Suggestions form={form} top={top} onAmount={onAmount} disabled={disabled} />
      {isLow && (
        <InlineNotice tone="warning" announce="status">
          {t('campaign.low', { low: values.low })}
        </InlineNotice>
      )}
    </>
  );
}

/** Daily amount, monthly maximum, recommendation; closed while there is no country [S3.15, S5.16, S9.10, O9.07]. */
export function CampaignBudgetSection({ amountId, form, nameOf, onAmount, error, disabled }: Props) {
  const t = useText('sections');
  const { code, format, withCode } = useAdsAmounts();
  const isOffered = useOffered();
  const isOpen = form.countries.length > 0;
  // No recommendation (404) is no failure: nothing is shown then.
  const recommendation = useServerRead(
    'recommendBudget',
    { query: { country_codes: [...form.countries] } },
    { enabled: isOpen, silent: true },
  );
  const { precision, decimalSeparator, thousandSeparator } = format;
  return (
    <Section title={t('campaign.budget')} description={t('campaign.budgetText', figures)}>
      <Panel>
        <PanelBody>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <NumberField
                id={amountId}
                label={t('campaign.amount')}
                value={form.amount === 0 ? null : form.amount}
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
                {withCode(monthlyEstimate(form.amount, precision))}
              </Typography>
            </Box>
          </Box>
          {isOpen && recommendation.data && (
            <Recommendation
              form={form}
              nameOf={nameOf}
              found={recommendation.data}
              onAmount={onAmount}
              disabled={disabled}
            />
          )}
          {isOpen && form.amount > 0 && isOffered('estimateCampaign') && <CampaignEstimate form={form} />}
          <Typography variant="body2" color="textSecondary">
            {t('campaign.runTime', figures)}
          </Typography>
        </PanelBody>
      </Panel>
    </Section>
  );
}
