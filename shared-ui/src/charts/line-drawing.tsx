import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { chartHeight, margin } from './chart-frame.rules';
import { chartTheme, pale, strong, tickOf } from './chart-parts';
import type { DrawingProps } from './drawing.types';

interface LineSeries {
  readonly id: string;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

/** The series from the last to the first, so that the strong one lies on top. */
function Lines({ series, lineGenerator, xScale, yScale }: LineCustomSvgLayerProps<LineSeries>) {
  return series
    .map(({ id, data }, index) => (
      <path
        key={id}
        d={lineGenerator(data.map(({ data: { x, y } }) => ({ x: xScale(x), y: yScale(y) }))) ?? ''}
        fill="none"
        stroke={index === 0 ? strong : pale}
        strokeWidth={index === 0 ? 2.5 : 1.5}
        {...(index === 0 ? {} : { strokeDasharray: '5 4' })}
      />
    ))
    .reverse();
}

/** Lines over points at equal distances. */
export function LineDrawing({ width, series, ticks, max, formatAxis }: DrawingProps) {
  const data = series.map(({ id, values }) => ({ id, data: values.map((y, x) => ({ x, y })) }));
  return (
    <Line<LineSeries>
      width={width}
      height={chartHeight}
      margin={margin}
      data={data}
      layers={['grid', 'axes', Lines]}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max, nice: true }}
      gridYValues={5}
      enableGridX={false}
      axisLeft={{ tickValues: 5, format: (value) => formatAxis(Number(value)) }}
      axisBottom={{ tickValues: ticks.map(({ index }) => index), renderTick: tickOf(ticks) }}
      theme={chartTheme}
      animate={false}
      isInteractive={false}
    />
  );
}
