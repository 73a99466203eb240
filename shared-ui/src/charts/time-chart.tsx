import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay, formatsOf } from '@listings/shared-values';
import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { chartHeight, innerWidthOf, pointAfterKey, pointAt, pointX, ticksIn, valueTicks } from './chart-frame.rules';
import { useUiText } from '../i18n/text-context';
import { margin } from './chart-margin';
import { ChartTable } from './chart-table';
import { ChartTooltip } from './chart-tooltip';
import type { TimeChartProps } from './chart.types';
import { Drawing, flagShape, type DrawingProps } from './drawing';
import { lookOf, seriesColors } from './series-look';
import { Swatch } from './swatch';
import { axisTicks } from './time-axis.rules';
import { useHappened, type Happened } from './use-happened';
import { useNamedSeries, type NamedSeries } from './use-named-series';
import { useWidth } from './use-width';

type LegendProps = Pick<TimeChartProps, 'kind' | 'series' | 'ranking' | 'marksLabel'> & {
  readonly happened: Happened;
};

function Legend({ kind, series, ranking, happened, marksLabel }: LegendProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body2' }}>
      {series.map(({ id, label }, index) => (
        <Box key={id} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Swatch kind={kind} look={lookOf(index, ranking)} />
          {label}
        </Box>
      ))}
      {happened.size > 0 && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <svg aria-hidden width={12} height={9}>
            <path d={flagShape} transform="translate(6,0)" fill="currentColor" />
          </svg>
          {marksLabel}
        </Box>
      )}
    </Box>
  );
}

/**
 * The drawing of a width, memoised: a moving pointer must not draw it anew. After a press it comes in slices, as a thousand
 * points take longer than the press may; another width, such as that of paper, is drawn at once.
 */
function useDrawing(props: TimeChartProps, happened: Happened, width: number): DrawingProps {
  const { kind, series, ranking, spans, interval, locale, today, axisFormat, whole = false } = props;
  const drawing = useMemo(() => {
    const max = Math.max(whole ? 1 : 0.01, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
    const { number } = formatsOf(locale);
    const unfinished = spans.findIndex(({ last }) => last === today);
    return {
      kind,
      width,
      series,
      ranking,
      ticks: axisTicks({ days: spans.map(({ first }) => first), interval, locale }, ticksIn(width)),
      valueTicks: valueTicks(max, whole),
      formatAxis: (value: number) => number(value, { notation: 'compact', ...axisFormat }),
      flags: [...happened.keys()],
      unfinished: unfinished < 0 ? null : unfinished,
    };
  }, [kind, width, series, ranking, spans, interval, locale, today, axisFormat, whole, happened]);
  const before = useDeferredValue(drawing);
  return before.width === width ? before : drawing;
}

/** Says that the last point is not over yet; empty where it is. */
function useUnfinishedNote(series: readonly NamedSeries[], { kind, spans, today, locale }: TimeChartProps): string {
  const t = useUiText();
  if (series.length === 0 || !spans.some(({ last }) => last === today)) return '';
  const point = formatDay(today, locale, { dateStyle: 'medium' });
  return t(kind === 'line' ? 'chart.unfinished' : 'chart.unfinishedBar', { point });
}

/** One point in words. */
function saidOf(series: readonly NamedSeries[], { ranking, format }: TimeChartProps, index: number): string {
  const isOfPeers = ranking === 'peers';
  const said = series.flatMap(({ label, values, pointLabel }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [`${isOfPeers ? label : pointLabel(index)}: ${format(value)}`];
  });
  return [...(isOfPeers ? [series[0]?.pointLabel(index) ?? ''] : []), ...said].join('; ');
}

/** The figures as a table, which takes longer to make than the drawing: it follows as soon as nothing else is to do. */
function useTable(series: readonly NamedSeries[], happened: Happened, props: TimeChartProps) {
  const { label, pointsLabel, format, marksLabel } = props;
  const table = useMemo(
    () => ({ label, pointsLabel, series, format, happened, marksLabel }),
    [label, pointsLabel, series, format, happened, marksLabel],
  );
  return useDeferredValue(table, null);
}

/**
 * Values over time as lines or bars, with those of another time beside them. One tab stop: arrow keys, Page Up, Page
 * Down, Home and End go from point to point, each is said and shown as under the pointer. Nothing moves by itself; the
 * same figures follow as a table for assistive technology.
 */
export function TimeChart(props: TimeChartProps) {
  const { kind, label, ranking, axisLabel, note, format, marksLabel } = props;
  const series = useNamedSeries(props);
  const noteId = useId();
  const [element, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const happened = useHappened(props);
  const drawing = useDrawing(props, happened, width);
  const table = useTable(series, happened, props);
  const unfinished = useUnfinishedNote(series, props);
  const points = Math.max(0, ...series.map(({ values }) => values.length));
  const index = Math.min(active ?? points - 1, points - 1);
  const inner = innerWidthOf(width);
  const x = margin.left + pointX(index, points, inner, kind);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const from = event.currentTarget.getBoundingClientRect().left + margin.left;
    setActive(pointAt(event.clientX - from, points, inner, kind));
  };
  const press = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' ? null : pointAfterKey(event.key, index, points);
    if (next === null && event.key !== 'Escape') return;
    setActive(next);
    event.preventDefault();
  };
  return (
    <Box
      sx={(theme) => ({
        minWidth: 0,
        position: 'relative',
        ...seriesColors.light,
        ...theme.applyStyles('dark', seriesColors.dark),
      })}
    >
      <Legend {...{ kind, series, ranking, happened, marksLabel }} />
      <Box aria-hidden sx={{ mt: 1, typography: 'caption', color: 'text.secondary' }}>
        {axisLabel}
      </Box>
      <Box
        ref={element}
        // Time goes from left to right in every language.
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={noteId}
        aria-valuemin={0}
        aria-valuemax={points - 1}
        aria-valuenow={index}
        aria-valuetext={[saidOf(series, props, index), ...(happened.get(index) ?? [])].join('; ')}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setActive(index)}
        onBlur={() => setActive(null)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(null)}
        sx={{ position: 'relative', height: chartHeight, overflow: 'hidden', touchAction: 'pan-y' }}
      >
        <Box aria-hidden sx={{ position: 'absolute', inset: 0 }}>
          {width > 0 && <Drawing {...drawing} />}
        </Box>
        {active !== null && (
          <ChartTooltip
            {...{ kind, series, ranking, index, x, format }}
            happened={happened.get(index) ?? []}
            toLeft={x > width / 2}
          />
        )}
      </Box>
      <Typography id={noteId} variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
        {unfinished} {note}
      </Typography>
      {table && <ChartTable {...table} noteId={noteId} />}
    </Box>
  );
}
