import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef } from 'react';
import { useUiText } from '../i18n/text-context';
import { VisuallyHidden } from '../layout/visually-hidden';
import { HeaderCell } from './header-cell';
import { roles } from './roles';
import { windowedFrom } from './row-blocks';
import { SelectCell } from './select-cell';
import { TableBody } from './table-body';
import { Contents } from './table-row';
import { ListOrder } from './list-order';
import { TablePager } from './table-pager';
import type { DataTableProps } from './table.types';

/** Headers of more columns than these may take two lines, and paper, which does not scroll, has them smaller. */
const manyColumns = 7;

function useSelection<Row>({ rows, rowKey, selection }: DataTableProps<Row>) {
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection?.selected.has(key));
  const set = (changed: readonly string[], on: boolean) => {
    const next = new Set(selection?.selected);
    for (const key of changed) {
      if (on) next.add(key);
      else next.delete(key);
    }
    selection?.onChange(next);
  };
  // Rows are memoised: what they call must stay the same.
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  return {
    all: keys.length > 0 && chosen.length === keys.length,
    some: chosen.length > 0,
    setAll: (on: boolean) => set(keys, on),
    setOne: useCallback((key: string, on: boolean) => latest.current([key], on), []),
  };
}

/**
 * Rows under columns given as data: sorting, choosing, loading, nothing, failure, pages. Scrolls sideways when narrow; below
 * 600 px each row is an entry of a list where columns say what stands where in it (`phone`).
 * Of a hundred rows and more those near the window are in the page; a printed page has all of them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sort, onSort, selection, total, loading = false, pager } = props;
  const t = useUiText();
  const choice = useSelection(props);
  const isList = columns.some(({ phone }) => phone);
  return (
    <Box sx={{ minWidth: 0 }}>
      {isList && onSort && <ListOrder columns={columns} sort={sort} onSort={onSort} />}
      <Box className="ui-table-room" tabIndex={0} role="region" aria-label={caption}>
        <table
          className="ui-table"
          {...roles.table}
          aria-busy={loading}
          data-list={isList}
          data-many={columns.length > manyColumns}
          aria-rowcount={rows.length < windowedFrom ? undefined : rows.length + 1}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
              {selection && (
                <SelectCell
                  header
                  label={t('table.selectAll')}
                  checked={choice.all}
                  indeterminate={choice.some && !choice.all}
                  disabled={loading || rows.length === 0}
                  onChange={choice.setAll}
                />
              )}
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <TableBody {...props} span={columns.length + (selection ? 1 : 0)} onSelect={choice.setOne} />
          {total !== undefined && !loading && !props.error && (
            <tfoot {...roles.rowgroup}>
              <tr {...roles.row}>
                {selection && <td {...roles.cell} data-select />}
                <Contents row={total} columns={columns} />
              </tr>
            </tfoot>
          )}
        </table>
      </Box>
      {pager && <TablePager label={caption} {...pager} />}
    </Box>
  );
}
