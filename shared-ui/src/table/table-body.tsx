import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state';
import { useUiText } from '../i18n/text-context';
import { LoadingRows } from './loading-rows';
import { RowBlocks, windowedFrom } from './row-blocks';
import { TableRow, type RowProps } from './table-row';
import type { DataTableProps } from './table.types';
import { roles } from './roles';

/** In the room of all rows. */
function Instead({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tbody {...roles.rowgroup}>
      <tr {...roles.row}>
        <td {...roles.cell} colSpan={span}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

export interface TableBodyProps<Row> extends DataTableProps<Row>, Pick<RowProps<Row>, 'onSelect'> {
  /** Number of columns, that of the checkboxes too. */
  readonly span: number;
}

/** The rows, or what stands in their place. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { span, columns, rows, rowKey, selection, loading = false, loadingRows = 5, empty, error, onSelect } = props;
  const t = useUiText();
  if (error)
    return (
      <Instead span={span}>
        <ErrorState {...error} />
      </Instead>
    );
  if (loading)
    return (
      <tbody {...roles.rowgroup}>
        <LoadingRows rows={loadingRows} columns={columns} selects={selection !== undefined} />
      </tbody>
    );
  if (rows.length === 0)
    return (
      <Instead span={span}>
        <Box sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{empty ?? t('table.empty')}</Box>
      </Instead>
    );
  return (
    <RowBlocks rows={rows}>
      {(row, index) => (
        <TableRow
          key={rowKey(row)}
          id={rowKey(row)}
          row={row}
          // The header is the first row.
          place={rows.length < windowedFrom ? undefined : index + 2}
          columns={columns}
          selectLabel={selection ? t('table.selectRow', { label: selection.rowLabel(row) }) : null}
          selected={selection?.selected.has(rowKey(row)) ?? false}
          onSelect={onSelect}
        />
      )}
    </RowBlocks>
  );
}
