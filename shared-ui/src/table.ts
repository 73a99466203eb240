export {
  DataTable,
  type DataTableProps,
  type TableColumn,
  type TableSelection,
  type TableSort,
} from './table/data-table';
export { TablePager, type TablePagerProps } from './table/table-pager';
