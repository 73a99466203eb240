import { monthlyEstimate, type CampaignForm } from '@listings/shared-machines';
import { Box, useText } from '@listings/shared-ui';
import { useCountries } from '../countries/use-countries';
import { useAdsAmounts } from './use-ads-amounts';

/** Cost and countries of a campaign, to check before the launch. */
export function CampaignSummary({ form: { amount, countries } }: { form: CampaignForm }) {
  const t = useText('sections');
  const { format, amountText } = useAdsAmounts();
  const namesOf = useCountries().countries?.namesOf;
  const rows = [
    [t('campaign.countries'), namesOf?.(countries)],
    [t('campaign.amount'), amountText(amount)],
    [t('campaign.monthly'), amountText(monthlyEstimate(amount, format.precision))],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
      {rows.map(([term, text], at) => (
        <Box key={term} sx={at === 0 ? { flexBasis: '100%' } : {}}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
