import type { ReactNode } from 'react';
import type { TablePagerProps } from './table-pager';

/**
 * Place of a cell where a row is an entry of a list, as on a phone; the row header is the entry's title.
 * `state`: at the end of the title's line, without a label. `subtitle`: a line beneath them, without a label.
 * `figure`: a short value beside others, under its label. `text`: a line of its own, under its label. `action`: a line of its own at the end. `picture`: beside the title, at the end of the line. `hidden`: left out.
 */
export type PhoneRole = 'state' | 'subtitle' | 'figure' | 'text' | 'action' | 'picture' | 'hidden';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  readonly sortable?: boolean | undefined;
  /** Its cells name their rows. One column should. */
  readonly rowHeader?: boolean | undefined;
  /** CSS width. */
  readonly width?: string | undefined;
  /** The header is for assistive technology only, as over a column of links. */
  readonly headerHidden?: boolean | undefined;
  /** Place on a phone: rows become a list as soon as one column has it. */
  readonly phone?: PhoneRole | undefined;
  /** The header in words, for lists and the choice of an order; needed where `header` is no text. */
  readonly label?: string | undefined;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface TableSelection<Row> {
  /** Keys of the rows chosen; may hold keys of other pages. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row, for its checkbox. */
  readonly rowLabel: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** Content of the table, for assistive technology. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  readonly selection?: TableSelection<Row> | undefined;
  /** All rows together, beneath them. */
  readonly total?: Row | undefined;
  /** Placeholder rows instead of rows. */
  readonly loading?: boolean | undefined;
  readonly loadingRows?: number | undefined;
  /** Instead of rows when there is none. */
  readonly empty?: ReactNode;
  /** Replaces the rows when they could not be read. */
  readonly error?:
    | {
        readonly message: string;
        readonly supportId?: string | undefined;
        readonly onRetry?: (() => void) | undefined;
      }
    | undefined;
  readonly pager?: TablePagerProps | undefined;
}
