import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state';
import { useUiText } from '../i18n/text.context';
import { VisuallyHidden } from '../layout/visually-hidden';
import { HeaderCell } from './header-cell';
import { LoadingRows } from './loading-rows';
import { SelectCell } from './select-cell';
import { Cell, Scroller, TableFrame } from './table-parts';
import { TablePager } from './table-pager';
import type { DataTableProps, TableColumn } from './table.types';

interface RowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly selectLabel: string | null;
  readonly selected: boolean;
  readonly onSelect: (id: string, selected: boolean) => void;
}

function TableRow<Row>({ row, id, columns, selectLabel, selected, onSelect }: RowProps<Row>) {
  return (
    <Box component="tr" data-selected={selected} {...(selectLabel === null ? {} : { 'aria-selected': selected })}>
      {selectLabel !== null && (
        <SelectCell label={selectLabel} checked={selected} onChange={(checked) => onSelect(id, checked)} />
      )}
      {columns.map((column) => (
        <Cell
          key={column.key}
          as={column.rowHeader ? 'th' : 'td'}
          {...(column.rowHeader ? { scope: 'row' } : {})}
          data-align={column.align ?? 'start'}
          data-name={column.rowHeader ?? false}
        >
          {column.cell(row)}
        </Cell>
      ))}
    </Box>
  );
}

const MemoRow = memo(TableRow) as typeof TableRow;

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
  return {
    all: keys.length > 0 && chosen.length === keys.length,
    some: chosen.length > 0,
    setAll: (on: boolean) => set(keys, on),
    setOne: (key: string, on: boolean) => set([key], on),
  };
}

function Placeholder({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={span}>{children}</td>
    </tr>
  );
}

/** Rows under columns given as data: sorting, choosing, loading, nothing, failure, pages. Scrolls sideways when narrow. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    selection,
    loading = false,
    loadingRows = 5,
    empty,
    error,
    pager,
  } = props;
  const t = useUiText();
  const choice = useSelection(props);
  const span = columns.length + (selection ? 1 : 0);
  const body = () => {
    if (error)
      return (
        <Placeholder span={span}>
          <ErrorState {...error} />
        </Placeholder>
      );
    if (loading) return <LoadingRows rows={loadingRows} columns={span} />;
    if (rows.length === 0) {
      return (
        <Placeholder span={span}>
          <Box sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{empty ?? t('table.empty')}</Box>
        </Placeholder>
      );
    }
    return rows.map((row) => (
      <MemoRow
        key={rowKey(row)}
        id={rowKey(row)}
        row={row}
        columns={columns}
        selectLabel={selection ? t('table.selectRow', { label: selection.rowLabel(row) }) : null}
        selected={selection?.selected.has(rowKey(row)) ?? false}
        onSelect={choice.setOne}
      />
    ));
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Scroller tabIndex={0} role="region" aria-label={caption}>
        <TableFrame aria-busy={loading}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
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
          <tbody>{body()}</tbody>
        </TableFrame>
      </Scroller>
      {pager && <TablePager label={caption} {...pager} />}
    </Box>
  );
}
