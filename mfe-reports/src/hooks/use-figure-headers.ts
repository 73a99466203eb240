import { isMoney, type Figure } from '@listings/shared-machines';
import { useServerRead } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';

/** Headers of figure columns whose amounts have no currency. */
export function useFigureHeaders(): (metric: Figure) => string {
  const t = useText('sections');
  const { data: ads } = useServerRead('getAdsConnection');
  const currency = ads?.currency ?? null;
  return (metric) => `${t(`reports.metrics.${metric}`)}${isMoney(metric) && currency !== null ? ` (${currency})` : ''}`;
}
