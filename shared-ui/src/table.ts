export { DataTable } from './table/data-table';
export type { DataTableProps, TableColumn, TableSelection, TableSort } from './table/table.types';
export { TablePager, type PageChange, type TablePagerProps } from './table/table-pager';
export { usePrinting } from './layout/use-printing';
