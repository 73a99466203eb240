import { Box, Typography, useText } from '@listings/shared-ui';
import { useEffect, useState } from 'react';
import { StandIn } from '../loading/stand-in';
import { useCampaignEstimate } from './use-campaign-estimate';
import { useEstimateText } from './use-estimate-text';

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

export interface CampaignEstimateProps {
  /** At least one. */
  readonly countries: readonly string[];
  /** Above 0. */
  readonly amount: number;
}

/** Figures of the usual length: while there are none yet, the part is as high as it will be, in each language and width. */
const standIn = { clicks: { low: 100, high: 200 }, conversions: { low: 10, high: 20 }, stores: 20, days: 28 };

/** What similar stores had of a daily budget in a week, as a range with its basis; nothing where there is none. */
export function CampaignEstimate({ countries, amount: typed }: CampaignEstimateProps) {
  const t = useText('sections');
  const textOf = useEstimateText();
  const amount = useRested(typed);
  const { data = standIn, isSuccess, isPlaceholderData, isError } = useCampaignEstimate(countries, amount);
  // Countries without similar stores (404) have no estimate; nor is one worth a failure.
  if (isError) return null;
  const isCurrent = isSuccess && !isPlaceholderData && amount === typed;
  const line = (text: string) => (isCurrent ? <span>{text}</span> : <StandIn text={text} />);
  const basis = t('campaign.estimate.basis', { count: data.stores, days: data.days });
  return (
    <Box role="group" aria-label={t('campaign.estimate.title')} aria-busy={!isCurrent}>
      <Typography variant="body2" color="textSecondary">
        {t('campaign.estimate.title')}
      </Typography>
      <Box aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, fontWeight: 600, my: 0.5 }}>
        {line(textOf('clicks', data.clicks))}
        {line(textOf('conversions', data.conversions))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {line(`${basis} ${t('campaign.estimate.noPromise')}`)}
      </Typography>
    </Box>
  );
}
