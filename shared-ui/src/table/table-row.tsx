import { memo, type ReactNode } from 'react';
import { placeOf } from './column-place.rules';
import { roles } from './roles';
import { pageDirection } from '../theme/direction';
import { SelectCell } from './select-cell';
import type { TableColumn } from './table.types';

export interface RowProps<Row> {
  readonly row: Row;
  /** Its place among all rows, from 1, where not all are in the page. */
  readonly place: number | undefined;
  readonly id: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly selectLabel: string | null;
  readonly selected: boolean;
  readonly onSelect: (id: string, selected: boolean) => void;
}

/** Figures stay as they are written: their sign and their currency do not change sides. They stand as one, also where they have a line of their own. */
const isRightToLeft = pageDirection() === 'rtl';
const figure = { display: 'inline-block' } as const;

/** Cells of a row, one for each column. */
export function Contents<Row>({ row, columns }: Pick<RowProps<Row>, 'row' | 'columns'>): ReactNode {
  return columns.map((column) => {
    const Tag = column.rowHeader ? 'th' : 'td';
    return (
      <Tag
        key={column.key}
        {...roles[column.rowHeader ? 'rowheader' : 'cell']}
        scope={column.rowHeader ? 'row' : undefined}
        data-align={column.align ?? 'start'}
        {...placeOf(column)}
      >
        {column.align === 'end' && isRightToLeft ? <bdi style={figure}>{column.cell(row)}</bdi> : column.cell(row)}
      </Tag>
    );
  });
}

/** Selecting a row does not touch it. */
const RowContents = memo(Contents) as typeof Contents;

function Cells<Row>({ row, place, id, columns, selectLabel, selected, onSelect }: RowProps<Row>) {
  return (
    <tr
      {...roles.row}
      data-selected={selected}
      aria-rowindex={place}
      aria-selected={selectLabel === null ? undefined : selected}
    >
      {selectLabel !== null && (
        <SelectCell label={selectLabel} checked={selected} onChange={(checked) => onSelect(id, checked)} />
      )}
      <RowContents row={row} columns={columns} />
    </tr>
  );
}

/** One row; made anew only when something of it changed. */
export const TableRow = memo(Cells) as typeof Cells;
