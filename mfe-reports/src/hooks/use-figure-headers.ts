import { isMoney, type Metric } from '@listings/shared-machines';
import { useServerRead } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';

/** Headers of figure columns whose amounts have no currency. */
export function useFigureHeaders(): (metric: Metric) => string {
  const t = useText('reports');
  const { data: ads } = useServerRead('getAdsConnection');
  const currency = ads?.currency ?? null;
  return (metric) => `${t(`columns.${metric}`)}${isMoney(metric) && currency !== null ? ` (${currency})` : ''}`;
}
