import ButtonBase from '@mui/material/ButtonBase';
import { CollapseIcon, ExpandIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { TableColumn, TableSort } from './table.types';
import { roles } from './roles';

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

/** A column's header; a button where the column can be sorted. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.column === column.key ? sort.direction : null;
  const isSortable = column.sortable === true && onSort !== undefined;
  // Figures begin with the highest, words with A, as in the orders of a list.
  const next = direction === 'asc' || (!direction && column.align === 'end') ? 'desc' : 'asc';
  const spoken = direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none';
  const label = column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  const Arrow = direction === 'desc' ? ExpandIcon : CollapseIcon;
  // An attribute that browsers support and React's types lack.
  const size = { width: column.width };
  return (
    <th
      {...roles.columnheader}
      scope="col"
      data-align={column.align ?? 'start'}
      data-name={column.rowHeader ?? false}
      {...size}
      aria-sort={isSortable ? spoken : undefined}
    >
      {isSortable ? (
        <ButtonBase
          onClick={() => onSort({ column: column.key, direction: next })}
          sx={{ font: 'inherit', color: 'inherit', gap: 0.25, minHeight: 24, borderRadius: 1 }}
        >
          {label}
          <Arrow sx={{ fontSize: 18, opacity: direction === null ? 0.25 : 1 }} />
        </ButtonBase>
      ) : (
        label
      )}
    </th>
  );
}
