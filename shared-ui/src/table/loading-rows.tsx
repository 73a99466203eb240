import Skeleton from '@mui/material/Skeleton';
import { useUiText } from '../i18n/text-context';
import { VisuallyHidden } from '../layout/visually-hidden';
import { placeOf } from './column-place.rules';
import type { TableColumn } from './table.types';
import { roles } from './roles';

interface LoadingRowsProps<Row> {
  /** Number of them. */
  readonly rows: number;
  readonly columns: readonly TableColumn<Row>[];
  /** There is a column of checkboxes too. */
  readonly selects: boolean;
}

/** Placeholders in the room of rows that are on their way. */
export function LoadingRows<Row>({ rows, columns, selects }: LoadingRowsProps<Row>) {
  const t = useUiText();
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} {...roles.row} aria-selected={selects ? false : undefined}>
      {selects && (
        <td {...roles.cell} data-select>
          <Skeleton />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} {...roles.cell} {...placeOf(column)}>
          {row === 0 && place === 0 && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}
