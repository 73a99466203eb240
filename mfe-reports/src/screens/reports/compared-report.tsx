import { comparedRows, reportValue, rowFigure, sortReportRows, type Figure } from '@listings/shared-machines';
import { Box, MoreTexts, retryLazy, useText } from '@listings/shared-ui';
import { useMemo, type ComponentType } from 'react';
import { comparedTexts } from '../../messages/compared.texts';
import { ComparedFigures } from './compared-figures';
import type { ReportPartsProps } from './report-parts.types';
import { RowFigure, type RowFigureProps } from './row-figure';

const catalogs = { reports: { compared: comparedTexts } };
const ComparisonChart = retryLazy(() => import('./comparison-chart').then((module) => module.ComparisonChart));

/** Word and figure below one another in every cell, where eight columns in one line each would not all be in sight, or on the paper. */
const beforeLooks = {
  typography: 'caption',
  fontWeight: 400,
  color: 'text.secondary',
  marginInlineStart: 'auto',
  width: { sm: 'min-content', huge: 'auto' },
} as const;

/** A figure with that of the time before and the change [O3.13]. */
function ComparedFigure({ row, metric, texts }: RowFigureProps) {
  const shared = useText('sections');
  const { value, prevValue } = rowFigure(row, metric);
  const change = reportValue(value, prevValue).delta;
  return (
    <>
      <RowFigure row={row} metric={metric} texts={texts} />
      {typeof value === 'number' && typeof prevValue === 'number' && (
        <Box sx={beforeLooks}>
          {shared('reports.previous', { value: texts.figure(metric, prevValue) })}
          <br />
          <bdi>{change === null ? '\u2014' : texts.delta(metric, change).text}</bdi>
        </Box>
      )}
    </>
  );
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
    () => rows && comparedRows(chosen.split(','), { rows, rowsBefore }, named.split(',') as Figure[]),
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
        Figure: ComparedFigure,
        total: compared && report.total && { ...report.total, name: total },
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
