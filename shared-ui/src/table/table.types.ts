import type { ReactNode } from 'react';
import type { TablePagerProps } from './table-pager';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /** Its cells name their rows. One column should. */
  readonly rowHeader?: boolean;
  /** CSS width. */
  readonly width?: string;
  /** The header is for assistive technology only, as over a column of links. */
  readonly headerHidden?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface TableSelection<Row> {
  /** Keys of the rows chosen; may hold keys of other pages. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** What the row is called, for its checkbox. */
  readonly rowLabel: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** What the table shows, for assistive technology. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  readonly selection?: TableSelection<Row>;
  /** All rows together, beneath them. */
  readonly total?: Row;
  /** Placeholder rows instead of rows. */
  readonly loading?: boolean;
  readonly loadingRows?: number;
  /** Instead of rows when there is none. */
  readonly empty?: ReactNode;
  /** Instead of rows when they could not be had. */
  readonly error?: { readonly message: string; readonly onRetry?: () => void };
  readonly pager?: TablePagerProps;
}
