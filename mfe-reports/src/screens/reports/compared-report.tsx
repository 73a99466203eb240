import { comparedRows, reportValue, sortReportRows, type Metric, type ReportRow } from '@listings/shared-machines';
import { useFigureTexts } from '@listings/shared-sections';
import { Box, MoreTexts, retryLazy, useText } from '@listings/shared-ui';
import { useMemo, type ComponentType } from 'react';
import type { ReportView } from '../../hooks/use-report';
import { comparedTexts } from '../../messages/compared.texts';
import { ComparedFigures } from './compared-figures';
import type { ReportPartsProps } from './report-parts.types';

const catalogs = { reports: { compared: comparedTexts } };
const ComparisonChart = retryLazy(() => import('./comparison-chart').then((module) => module.ComparisonChart));

/** A figure with that of the time before and the change [O3.13]. */
function Figure({ row, metric }: { readonly row: ReportRow; readonly metric: Metric }) {
  const t = useText('reports');
  const shared = useText('sections');
  const { figure, delta } = useFigureTexts();
  const [value, before] = [row.figures[metric], row.figuresBefore?.[metric]];
  const change = reportValue(value, before).delta;
  return (
    <>
      {value === undefined ? t('unavailable') : figure(metric, value)}
      {value !== undefined && before !== undefined && (
        <Box sx={{ typography: 'caption', fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {shared('reports.previous', { value: figure(metric, before) })}
          <br />
          {change === null ? '\u2013' : delta(metric, change).text}
        </Box>
      )}
    </>
  );
}

/** All rows together. */
function totalOf({ values }: ReportView, name: string): ReportRow | undefined {
  if (values === undefined) return undefined;
  const of = (which: 'value' | 'prevValue') =>
    Object.fromEntries(values.flatMap((one) => (one[which] === undefined ? [] : [[one.metric, one[which]]])));
  return { id: 'total', name, figures: of('value'), figuresBefore: of('prevValue') };
}

interface ComparedReportProps extends ReportPartsProps {
  /** Component that shows a report. */
  readonly Parts: ComponentType<ReportPartsProps>;
}

function Compared({ Parts, ...props }: ComparedReportProps) {
  const { sort } = props.sorting;
  const { metrics, ids, rows, rowsBefore } = props.report;
  const t = useText('reports');
  // Both lists are new objects in each render; these texts are their content.
  const [chosen, named] = [ids?.join() ?? '', metrics.join()];
  const compared = useMemo(
    () => rows && comparedRows(chosen.split(','), { rows, rowsBefore }, named.split(',') as Metric[]),
    [chosen, named, rows, rowsBefore],
  );
  const report =
    compared === undefined ? props.report : { ...props.report, compared, rows: sortReportRows(compared, sort) };
  const total = t('compared.total', { count: ids?.length ?? 0 });
  return (
    <Parts
      {...props}
      report={report}
      compared={{
        figures: compared && <ComparedFigures rows={compared} metrics={metrics} total={total} />,
        Chart: ComparisonChart,
        Figure,
        total: compared && totalOf(report, total),
      }}
    />
  );
}

/**
 * Comparison: a column of figures, a line and a row for each item, with the time before and the total [O2.11, O2.13,
 * O2.14].
 */
export const ComparedReport = (props: ComparedReportProps) => (
  <MoreTexts catalogs={catalogs}>
    <Compared {...props} />
  </MoreTexts>
);
