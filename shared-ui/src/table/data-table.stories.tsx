import Link from '@mui/material/Link';
import { Panel } from '../layout/panel';
import { nothing, WithState } from '../testing/with-state';
import { DataTable } from './data-table';
import { TablePager } from './table-pager';
import type { DataTableProps, TableColumn, TableSort } from './table.types';

export default { title: 'Table/DataTable', component: DataTable, subcomponents: { TablePager } };

interface Product {
  readonly id: string;
  readonly title: string;
  readonly price: number;
}

const columns: TableColumn<Product>[] = [
  { key: 'title', header: 'Product title', cell: (row) => row.title, rowHeader: true, sortable: true },
  { key: 'price', header: 'Price', cell: (row) => `$${row.price}.00`, align: 'end', sortable: true },
  {
    key: 'edit',
    header: 'Edit',
    headerHidden: true,
    cell: (row) => row.id !== 'all' && <Link href="#edit">Edit</Link>,
  },
];
const rows: Product[] = [
  { id: '1', title: 'Hoodie with a zip and two pockets', price: 45 },
  { id: '2', title: 'Cap', price: 16 },
  { id: '3', title: 'Mug', price: 9 },
];

const Products = (props: Partial<DataTableProps<Product>>) => (
  <Panel>
    <DataTable caption="Products" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />
  </Panel>
);

export const Filled = () => (
  <WithState<TableSort> initial={{ column: 'price', direction: 'desc' }}>
    {(sort, setSort) => (
      <Products
        sort={sort}
        onSort={setSort}
        rows={[...rows].sort((a, b) => (a.price - b.price) * (sort.direction === 'asc' ? 1 : -1))}
        total={{ id: 'all', title: 'Total', price: 70 }}
      />
    )}
  </WithState>
);
export const Selecting = () => (
  <WithState<ReadonlySet<string>> initial={new Set(['2'])}>
    {(selected, onChange) => <Products selection={{ selected, onChange, rowLabel: (row) => row.title }} />}
  </WithState>
);
export const ListOnAPhone = () => (
  <Products
    columns={columns.map((column) => ({ ...column, phone: column.key === 'edit' ? 'action' : 'figure' }))}
    sort={{ column: 'price', direction: 'desc' }}
    onSort={nothing}
    selection={{ selected: new Set(['2']), onChange: nothing, rowLabel: (row) => row.title }}
  />
);
export const Paged = () => (
  <WithState initial={2}>
    {(page, setPage) => (
      <Products
        pager={{ page, perPage: 3, total: 1204, onPage: setPage, perPageOptions: [3, 10, 25], onPerPage: nothing }}
      />
    )}
  </WithState>
);
export const Loading = () => <Products loading loadingRows={3} />;
export const Empty = () => <Products rows={[]} empty="No products yet" />;
export const Failed = () => (
  <Products rows={[]} error={{ message: 'The products could not be read.', onRetry: nothing }} />
);
export const PagerAlone = () => <TablePager page={1} perPage={10} total={42} label="Products" onPage={nothing} />;
