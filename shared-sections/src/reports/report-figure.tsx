import { isMoney, type Metric, type Ratio, type ReportValue } from '@listings/shared-machines';
import { StatFigure, useText } from '@listings/shared-ui';
import { useFigureTexts } from './use-figure-texts';

export interface ReportFigureProps {
  readonly metric: Metric | Ratio;
  /** Absent while it is on its way. */
  readonly value?: ReportValue | undefined;
}

/** Keeps the room of a line that is not there yet. */
const blank = '\u00a0';

/** A figure with its change and its former value; 'Unavailable' when it cannot be given. Source: O2.17, O2.18, O3.13. */
export function ReportFigure({ metric, value }: ReportFigureProps) {
  const t = useText('sections');
  const texts = useFigureTexts();
  const isLoading = value === undefined || (isMoney(metric) && texts.isPending);
  const former = value?.prevValue;
  return (
    <StatFigure
      label={t(`reports.metrics.${metric}`)}
      loading={isLoading}
      unavailable={value !== undefined && value.value === undefined}
      value={value?.value === undefined ? undefined : texts.figure(metric, value.value)}
      note={isLoading || former === undefined ? blank : t('reports.previous', { value: texts.figure(metric, former) })}
      delta={value?.delta === undefined || value.delta === null ? undefined : texts.delta(metric, value.delta)}
    />
  );
}
