import type { FreeReport, PaidReport } from '@listings/shared-api/contract';
import { chartSpans, extentOf, figuresByDay, figureValues, intervalOf } from '@listings/shared-machines';
import { useFigureTexts, type DateRangeView } from '@listings/shared-sections';
import { MoreTexts, useText, VisuallyHidden } from '@listings/shared-ui';
import { useMemo } from 'react';
import type { Figure } from '@listings/shared-machines';
import { trendTexts } from '../../messages/trend.texts';

const [width, height, edge] = [120, 28, 2];

/** The path of a line through the values from left to right, broken where there is none. */
function pathOf(values: readonly (number | null)[], top: number): string {
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0;
  let pen = 'M';
  return values
    .map((value, index) => {
      if (value === null) {
        pen = 'M';
        return '';
      }
      const point = `${pen}${(edge + index * step).toFixed(1)},${(height - edge - (value / top) * (height - 2 * edge)).toFixed(1)}`;
      pen = 'L';
      return point;
    })
    .join('');
}

export interface SparklineProps {
  readonly figure: Figure;
  readonly report: FreeReport | PaidReport | undefined;
  readonly dateRange: DateRangeView;
}

function useValues({ figure, report, dateRange }: SparklineProps): readonly (number | null)[] {
  const { choice, range, calendar } = dateRange;
  const { after, before } = range.primary;
  const interval = intervalOf(undefined, choice);
  return useMemo(() => {
    if (report === undefined || extentOf(report) !== 'all') return [];
    const spans = chartSpans({ after, before }, { interval, weekStartsOn: calendar.weekStartsOn });
    return figureValues(figuresByDay(report), figure, spans);
  }, [report, figure, after, before, interval, calendar.weekStartsOn]);
}

function Line(props: SparklineProps) {
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const values = useValues(props);
  const known = values.filter((value) => value !== null);
  // One day alone is no trend.
  if (known.length < 2) return null;
  const top = Math.max(...known);
  const write = (value: number | undefined) => texts.figure(props.figure, value ?? 0);
  const line = pathOf(values, top || 1);
  const said = { first: write(known[0]), last: write(known.at(-1)), low: write(Math.min(...known)), high: write(top) };
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        display="block"
      >
        <path d={`M0,${height - 0.5}H${width}`} stroke="var(--ui-palette-divider)" vectorEffect="non-scaling-stroke" />
        <path
          d={line}
          fill="none"
          stroke="var(--ui-palette-primary-main)"
          strokeWidth="1.75"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <VisuallyHidden>{t('trend.spark', said)}</VisuallyHidden>
    </>
  );
}

const catalogs = { dashboard: { trend: trendTexts } };

/** A figure over the chosen days as a small line, and in words for assistive technology. */
export function Sparkline(props: SparklineProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Line {...props} />
    </MoreTexts>
  );
}
