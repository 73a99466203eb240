import { memo } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { TimeChartProps } from './chart.types';
import type { Happened } from './use-happened';
import type { NamedSeries } from './use-named-series';

type ChartTableProps = Pick<TimeChartProps, 'label' | 'pointsLabel' | 'format' | 'marksLabel'> & {
  readonly series: readonly NamedSeries[];
  readonly happened: Happened;
  /** Id of the note on the points. */
  readonly noteId: string;
};

type Format = TimeChartProps['format'];

/** A figure, with the name of its own point where that is not the one of the row. */
function saidOf({ values, pointLabels }: NamedSeries, index: number, row: string | undefined, format: Format): string {
  const value = values[index] ?? null;
  if (value === null) return '';
  const own = pointLabels[index] ?? '';
  return own === row ? format(value) : `${format(value)} (${own})`;
}

/** The same figures as a table, for assistive technology. */
export const ChartTable = memo(function ChartTable(props: ChartTableProps) {
  const { label, pointsLabel, series, format, noteId, happened, marksLabel } = props;
  const [first] = series;
  const longest = Array.from({ length: Math.max(0, ...series.map(({ values }) => values.length)) });
  return (
    <VisuallyHidden>
      <table aria-describedby={noteId}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {series.map(({ id, label: name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
            {happened.size > 0 && <th scope="col">{marksLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {longest.map((_, index) => (
            <tr key={index}>
              <th scope="row">{first?.pointLabels[index]}</th>
              {series.map((one) => (
                <td key={one.id}>{saidOf(one, index, first?.pointLabels[index], format)}</td>
              ))}
              {happened.size > 0 && <td>{happened.get(index)?.join('; ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
