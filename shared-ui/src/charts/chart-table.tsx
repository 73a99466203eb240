import { memo, startTransition, useEffect, useState } from 'react';
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

/** Columns that do not ask each of a thousand rows for its width, which is half of what the table takes. */
const unmeasured = { tableLayout: 'fixed', width: 1000 } as const;

type Format = TimeChartProps['format'];

/** A figure, with the name of its own point where that is not the one of the row. */
function saidOf({ values, pointLabel }: NamedSeries, index: number, row: string, format: Format): string {
  const value = values[index] ?? null;
  if (value === null) return '';
  const own = pointLabel(index);
  return own === row ? format(value) : `${format(value)} (${own})`;
}

/** Rows that are added at once: each step is laid out while people go on working. */
const rowsOfStep = 300;

/** How many of `all` rows of these figures are in the table by now. */
function useRowCount(figures: ChartTableProps['series'], all: number): number {
  const [made, setMade] = useState({ figures, count: rowsOfStep });
  const count = made.figures === figures ? made.count : rowsOfStep;
  useEffect(() => {
    if (count < all) startTransition(() => setMade({ figures, count: count + rowsOfStep }));
  }, [figures, count, all]);
  return Math.min(count, all);
}

type RowProps = Pick<ChartTableProps, 'series' | 'format' | 'happened'> & { readonly index: number };

/** One point, made by itself: between two of them the page answers what is pressed. */
const Row = memo(function Row({ series, format, happened, index }: RowProps) {
  const name = series[0]?.pointLabel(index) ?? '';
  return (
    <tr>
      <th scope="row">{name}</th>
      {series.map((one) => (
        <td key={one.id}>{saidOf(one, index, name, format)}</td>
      ))}
      {happened.size > 0 && <td>{happened.get(index)?.join('; ')}</td>}
    </tr>
  );
});

/** The same figures as a table, for assistive technology. */
export const ChartTable = memo(function ChartTable(props: ChartTableProps) {
  const { label, pointsLabel, series, format, noteId, happened, marksLabel } = props;
  const points = Math.max(0, ...series.map(({ values }) => values.length));
  const rows = Array.from({ length: useRowCount(series, points) });
  return (
    <VisuallyHidden>
      <table aria-describedby={noteId} style={unmeasured}>
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
          {rows.map((_, index) => (
            <Row key={index} {...{ series, format, happened, index }} />
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
