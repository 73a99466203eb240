import type { CampaignForm } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { Box, Skeleton, Typography, useText } from '@listings/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFigureTexts } from '../reports/use-figure-texts';

/** Milliseconds that an amount rests before it is asked about. */
const rests = 400;

/** The amount once nobody types any more. */
function useRested(amount: number): number {
  const [rested, setRested] = useState(amount);
  useEffect(() => {
    const timer = setTimeout(() => setRested(amount), rests);
    return () => clearTimeout(timer);
  }, [amount]);
  return rested;
}

/** Read without a text of failure: its part is left out then. */
function useEstimate(countries: readonly string[], amount: number) {
  const { api, queryClient } = usePage();
  const input = { query: { country_codes: [...countries], amount } };
  return useQuery(
    { queryKey: ['estimateCampaign', input], queryFn: ({ signal }) => api.estimateCampaign(input, { signal }) },
    queryClient,
  );
}

interface Range {
  readonly low: number;
  readonly high: number;
}

export interface CampaignEstimateProps {
  /** With a country and an amount above 0. */
  readonly form: CampaignForm;
}

/** What similar stores had of a daily budget in a week, as a range with its basis; nothing where there is none. */
export function CampaignEstimate({ form }: CampaignEstimateProps) {
  const t = useText('sections');
  const { figure } = useFigureTexts();
  const amount = useRested(form.amount);
  const { data, isError } = useEstimate(form.countries, amount);
  // Countries without similar stores (404) have no estimate; nor is one worth a failure.
  if (isError) return null;
  const range = (of: 'clicks' | 'conversions', { low, high }: Range) =>
    t(`campaign.estimate.${of}`, { low: figure(of, low), high: figure(of, high) });
  const isCurrent = data !== undefined && amount === form.amount;
  return (
    <Box role="group" aria-label={t('campaign.estimate.title')} aria-busy={!isCurrent} sx={{ minHeight: 112 }}>
      <Typography variant="body2" color="textSecondary">
        {t('campaign.estimate.title')}
      </Typography>
      <Box aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, fontWeight: 600, my: 0.5 }}>
        {isCurrent ? (
          <>
            <span>{range('clicks', data.clicks)}</span>
            <span>{range('conversions', data.conversions)}</span>
          </>
        ) : (
          <Skeleton width={320} sx={{ maxWidth: '100%' }} />
        )}
      </Box>
      {isCurrent && (
        <Typography variant="body2" color="textSecondary">
          {t('campaign.estimate.basis', { count: data.stores, days: data.days })} {t('campaign.estimate.noPromise')}
        </Typography>
      )}
    </Box>
  );
}
