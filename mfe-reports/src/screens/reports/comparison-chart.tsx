import { drawnRows, figureValues, mostLines, type ReportRow } from '@listings/shared-machines';
import { FailedCall } from '@listings/shared-app';
import { LoadingLines, MoreTexts, useListText, useText } from '@listings/shared-ui';
import { useChartSpans } from '../../hooks/use-chart-spans';
import { useLines } from '../../hooks/use-lines';
import { useRowName } from '../../hooks/use-row-name';
import { linesTexts } from '../../messages/lines.texts';
import { DrawnChart, type ReportChartProps } from './drawn-chart';

const catalogs = { reports: { lines: linesTexts } };

/** Note that names the compared rows without a line, and the reason. */
function useLeftNote(compared: readonly ReportRow[], drawn: readonly ReportRow[]): string {
  const t = useText('reports');
  const nameOf = useRowName();
  const list = useListText();
  const left = compared.filter((row) => !drawn.includes(row)).map(nameOf);
  if (left.length === 0) return '';
  const room = drawn.length === mostLines ? [t('lines.room', { most: mostLines })] : [];
  return [...room, t('lines.left', { names: list(left) })].join(' ');
}

function Lines({ report, dateRange, choice, marks }: ReportChartProps) {
  const t = useText('reports');
  const nameOf = useRowName();
  const compared = report.compared ?? [];
  const drawn = drawnRows(compared, choice.metric);
  const { spans } = useChartSpans(dateRange, choice);
  const { figures, failed, retry } = useLines(report, dateRange.range.primary, drawn);
  const left = useLeftNote(compared, drawn);
  if (failed) return <FailedCall call={failed} message={t('failed')} onRetry={retry} />;
  if (figures === undefined) return <LoadingLines lines={4} />;
  const series = drawn.map((row, place) => ({
    id: row.id,
    label: nameOf(row),
    values: figureValues(figures[place] ?? new Map(), choice.metric, spans),
  }));
  return (
    <DrawnChart
      dateRange={dateRange}
      choice={choice}
      marks={marks}
      spans={spans}
      series={series}
      ranking="peers"
      note={left}
    />
  );
}

/** A line for each of those compared, over the chosen days [O2.11, O2.13, O2.14]. */
export const ComparisonChart = (props: ReportChartProps) => (
  <MoreTexts catalogs={catalogs}>
    <Lines {...props} />
  </MoreTexts>
);
