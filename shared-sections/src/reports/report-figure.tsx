import { divisorOf, isMoney, type Figure, type ReportValue } from '@listings/shared-machines';
import { StatFigure, useText } from '@listings/shared-ui';
import { useFigureTexts } from './use-figure-texts';

export interface ReportFigureProps {
  readonly metric: Figure;
  /** Absent while it is on its way. */
  readonly value?: ReportValue | undefined;
}

/** Keeps the room of a line that is not there yet. */
const blank = '\u00a0';

/** Stands for a figure with nothing to divide by. */
const dash = '\u2014';

/** The former value of a figure; the reason instead where there is nothing to divide by now. */
function useNote({ metric, value }: ReportFigureProps): string {
  const t = useText('sections');
  const { figure } = useFigureTexts();
  const former = value?.prevValue;
  const divisor = divisorOf(metric);
  if (value?.value === null && divisor !== null) return t(`reports.nothing.${divisor as 'spend' | 'clicks'}`);
  if (former === undefined) return blank;
  return t('reports.previous', { value: former === null ? dash : figure(metric, former) });
}

/**
 * A figure with its change and its former value; 'Unavailable' when it cannot be given, a dash and the reason when there
 * is nothing to divide by. Source: O2.17, O2.18, O3.13.
 */
export function ReportFigure(props: ReportFigureProps) {
  const { metric, value } = props;
  const t = useText('sections');
  const texts = useFigureTexts();
  const isLoading = value === undefined || (isMoney(metric) && texts.isPending);
  const note = useNote(props);
  return (
    <StatFigure
      label={t(`reports.metrics.${metric}`)}
      loading={isLoading}
      unavailable={value !== undefined && value.value === undefined}
      value={typeof value?.value === 'number' ? texts.figure(metric, value.value) : dash}
      note={isLoading ? blank : note}
      delta={value?.delta === undefined || value.delta === null ? undefined : texts.delta(metric, value.delta)}
    />
  );
}
