import { memo } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { TimeChartProps } from './chart.types';

type ChartTableProps = Pick<TimeChartProps, 'label' | 'pointsLabel' | 'series' | 'format'>;

/** The same figures as a table, for assistive technology. */
export const ChartTable = memo(function ChartTable({ label, pointsLabel, series, format }: ChartTableProps) {
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
          {series[0]?.pointLabels.map((point, index) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {series.map(({ id, values }) => (
                <td key={id}>{values[index] === undefined ? '' : format(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
