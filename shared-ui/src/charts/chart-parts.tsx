import type { AxisTickProps } from '@nivo/axes';
import { isFromRight } from './chart-margin';
import type { ChartTick } from './chart.types';

/** Colours come from the page's palette, so that light and dark follow it. */
const pale = 'var(--ui-palette-text-secondary)';
export const axisColor = pale;

export const chartTheme = {
  text: { fontSize: 12, fontFamily: 'inherit', fill: pale },
  grid: { line: { stroke: 'var(--ui-palette-divider)' } },
  axis: { ticks: { line: { strokeWidth: 0 }, text: { fontSize: 12, fill: pale } } },
};

/** A tick of the lower axis: its text and, where given, a second line. */
export const tickOf = (ticks: readonly ChartTick[]) =>
  function Tick({ x, y, value }: AxisTickProps<number>) {
    const tick = ticks.find(({ index }) => index === Number(value));
    return (
      <g transform={`translate(${x},${y})`}>
        <text textAnchor="middle" y={18} fontSize={12} fill={pale}>
          {tick?.text}
        </text>
        {/* The first one would be cut where there is no axis beside it. */}
        <text textAnchor={isFromRight && tick?.index === 0 ? 'start' : 'middle'} y={34} fontSize={12} fill={pale}>
          {tick?.under}
        </text>
      </g>
    );
  };
