import { useText } from '@listings/shared-ui';
import { useFigureTexts } from '../reports/use-figure-texts';

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Words for what a budget may bring in a week: a range, or fewer than one where not even one is to be expected. */
export function useEstimateText() {
  const t = useText('sections');
  const { figure } = useFigureTexts();
  return (of: 'clicks' | 'conversions', { low, high }: Range) =>
    high < 1
      ? t(`campaign.estimate.few.${of}`)
      : t(`campaign.estimate.${of}`, { low: figure(of, low), high: figure(of, high) });
}
