import Box from '@mui/material/Box';
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { chartHeight, innerWidthOf, margin, pointAfterKey, pointAt, pointX, ticksIn } from './chart-frame.rules';
import { ChartTable } from './chart-table';
import { ChartTooltip } from './chart-tooltip';
import type { ChartSeries, TimeChartProps } from './chart.types';
import { Drawing, type DrawingProps } from './drawing';
import { Swatch } from './swatch';
import { useWidth } from './use-width';

function Legend({ kind, series }: Pick<TimeChartProps, 'kind' | 'series'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body2' }}>
      {series.map(({ id, label }, index) => (
        <Box key={id} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <Swatch kind={kind} isStrong={index === 0} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

/** The drawing of a width, memoised: a moving pointer must not draw it anew. */
function useDrawing({ kind, series, ticks, formatAxis, whole = false }: TimeChartProps, width: number): DrawingProps {
  return useMemo(
    () => ({
      kind,
      width,
      series,
      ticks: ticks(ticksIn(width)),
      max: Math.max(1, ...series.flatMap(({ values }) => values)),
      formatAxis: (value) => (whole && !Number.isInteger(value) ? '' : formatAxis(value)),
    }),
    [kind, width, series, ticks, formatAxis, whole],
  );
}

/** One point in words. */
const saidOf = (series: readonly ChartSeries[], index: number, format: (value: number) => string): string =>
  series
    .flatMap(({ values, pointLabels }) =>
      values[index] === undefined ? [] : [`${pointLabels[index] ?? ''}: ${format(values[index])}`],
    )
    .join('; ');

/** The figures as a table, which takes longer to make than the drawing: it follows as soon as nothing else is to do. */
function useTable({ label, pointsLabel, series, format }: TimeChartProps) {
  const table = useMemo(() => ({ label, pointsLabel, series, format }), [label, pointsLabel, series, format]);
  return useDeferredValue(table, null);
}

/**
 * Values over time as lines or bars, with those of another time beside them. One tab stop: arrow keys, Page Up, Page
 * Down, Home and End go from point to point, each is said and shown as under the pointer. Nothing moves by itself; the
 * same figures follow as a table for assistive technology.
 */
export function TimeChart(props: TimeChartProps) {
  const { kind, label, series, format } = props;
  const [element, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const drawing = useDrawing(props, width);
  const table = useTable(props);
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
    <Box sx={{ minWidth: 0, position: 'relative' }}>
      <Legend kind={kind} series={series} />
      <Box
        ref={element}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={points - 1}
        aria-valuenow={index}
        aria-valuetext={saidOf(series, index, format)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setActive(index)}
        onBlur={() => setActive(null)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(null)}
        sx={{ position: 'relative', height: chartHeight, mt: 1, overflow: 'hidden', touchAction: 'pan-y' }}
      >
        <Box aria-hidden sx={{ position: 'absolute', inset: 0 }}>
          {width > 0 && <Drawing {...drawing} />}
        </Box>
        {active !== null && <ChartTooltip {...{ kind, series, index, x, format }} toLeft={x > width / 2} />}
      </Box>
      {table && <ChartTable {...table} />}
    </Box>
  );
}
