import { divisorOf, type Figure } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { NoValue } from './no-value';

/** The sign in place of a figure: it reads the reason where there is nothing to divide by (null), else 'Unavailable' [O2.18]. */
export function NoFigure({ metric, value }: { readonly metric: Figure; readonly value: null | undefined }) {
  const t = useText('sections');
  const divisor = value === null ? divisorOf(metric) : null;
  return <NoValue name={divisor === null ? undefined : t(`reports.nothing.${divisor as 'spend' | 'clicks'}`)} />;
}
