import { Bar, type BarDatum, type BarItemProps } from '@nivo/bar';
import { barPadding, chartHeight, margin } from './chart-frame.rules';
import { chartTheme, pale, paleOpacity, strong, tickOf } from './chart-parts';
import type { DrawingProps } from './drawing.types';

/** A bar without an animation of its own: there can be a thousand of them. */
function PlainBar({ bar: { x, y, width, height, color } }: BarItemProps<BarDatum>) {
  return (
    <rect
      x={x}
      y={y}
      width={Math.max(0, width)}
      height={Math.max(0, height)}
      fill={color}
      opacity={color === strong ? 1 : paleOpacity}
    />
  );
}

/** Bars side by side over points at equal distances. */
export function BarDrawing({ width, series, ticks, max, formatAxis }: DrawingProps) {
  const points = Math.max(0, ...series.map(({ values }) => values.length));
  const data = Array.from({ length: points }, (_, index) => ({
    index,
    ...Object.fromEntries(series.map(({ id, values }) => [id, values[index] ?? 0])),
  }));
  return (
    <Bar<BarDatum>
      width={width}
      height={chartHeight}
      margin={margin}
      data={data}
      keys={series.map(({ id }) => id)}
      indexBy="index"
      groupMode="grouped"
      colors={({ id }) => (id === series[0]?.id ? strong : pale)}
      barComponent={PlainBar}
      layers={['grid', 'axes', 'bars']}
      indexScale={{ type: 'band', round: false }}
      padding={barPadding}
      valueScale={{ type: 'linear', min: 0, max, nice: true }}
      gridYValues={5}
      axisLeft={{ tickValues: 5, format: (value) => formatAxis(Number(value)) }}
      axisBottom={{ tickValues: ticks.map(({ index }) => index), renderTick: tickOf(ticks) }}
      enableLabel={false}
      theme={chartTheme}
      animate={false}
      isInteractive={false}
    />
  );
}
