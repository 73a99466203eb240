import { memo } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { ChartSeries, TimeChartProps } from './chart.types';

type ChartTableProps = Pick<TimeChartProps, 'label' | 'pointsLabel' | 'series' | 'format'>;

type Format = TimeChartProps['format'];

const saidOf = ({ values }: ChartSeries, index: number, format: Format): string =>
  values[index] === undefined ? '' : format(values[index]);

/** A figure with the name of its own point, which is not that of the row. */
const ownPoint = (series: ChartSeries, index: number, format: Format): string =>
  series.values[index] === undefined ? '' : `${saidOf(series, index, format)} (${series.pointLabels[index] ?? ''})`;

/** The same figures as a table, for assistive technology. */
export const ChartTable = memo(function ChartTable({ label, pointsLabel, series, format }: ChartTableProps) {
  const [first] = series;
  const longest = Array.from({ length: Math.max(0, ...series.map(({ values }) => values.length)) });
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {series.map(({ id, label: name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {longest.map((_, index) => (
            <tr key={index}>
              <th scope="row">{first?.pointLabels[index]}</th>
              {series.map((one) => (
                <td key={one.id}>{one === first ? saidOf(one, index, format) : ownPoint(one, index, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
