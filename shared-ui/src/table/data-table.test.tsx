import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextsProvider } from '../i18n/text-context';
import { createTexts } from '../i18n/texts';
import { AppProviders } from '../theme/app-providers';
import { DataTable } from './data-table';
import { OrderSelect } from './order-select';
import type { DataTableProps, TableColumn } from './table.types';

interface Product {
  readonly id: string;
  readonly title: string;
  readonly price: number;
}

const columns: TableColumn<Product>[] = [
  { key: 'title', header: 'Product title', cell: (row) => row.title, rowHeader: true, sortable: true },
  { key: 'price', header: 'Price', cell: (row) => row.price, align: 'end', sortable: true },
  { key: 'edit', header: 'Edit', headerHidden: true, cell: () => <a href="/edit">Edit</a> },
];
const rows: Product[] = [
  { id: '1', title: 'Hoodie', price: 45 },
  { id: '2', title: 'Cap', price: 16 },
];

const texts = createTexts({ language: 'en', catalogs: {} });

const show = (props: Partial<DataTableProps<Product>> = {}) =>
  render(
    <AppProviders>
      <TextsProvider texts={texts}>
        <DataTable caption="Products" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />
      </TextsProvider>
    </AppProviders>,
  );

const header = (name: string) => screen.getByRole('columnheader', { name });

it('shows rows under their columns, each named by its row header', () => {
  show();
  expect(screen.getByRole('table', { name: 'Products' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Hoodie', 'Cap']);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['45', 'Edit', '16', 'Edit']);
});

it('tells the order of its columns and asks for another: words begin with A, figures with the highest', async () => {
  const user = userEvent.setup();
  const onSort = jest.fn();
  show({ sort: { column: 'title', direction: 'asc' }, onSort });
  expect(header('Product title')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Price')).toHaveAttribute('aria-sort', 'none');
  expect(header('Edit')).not.toHaveAttribute('aria-sort');
  await user.click(within(header('Product title')).getByRole('button'));
  await user.click(within(header('Price')).getByRole('button'));
  expect(onSort.mock.calls).toEqual([
    [{ column: 'title', direction: 'desc' }],
    [{ column: 'price', direction: 'desc' }],
  ]);
});

function Selecting({ initial }: { initial: string[] }) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set(initial));
  return (
    <AppProviders>
      <DataTable
        caption="Products"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        selection={{ selected, onChange, rowLabel: (row) => row.title }}
      />
      <output>{[...selected].sort().join(' ')}</output>
    </AppProviders>
  );
}

const selected = () => screen.getByRole('status').textContent;

it('selects and clears the rows of this page alone; those of other pages stay selected', async () => {
  const user = userEvent.setup();
  render(<Selecting initial={['99', '1']} />);
  const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(selected()).toBe('1 2 99');
  expect(all).toBeChecked();
  await user.click(all);
  expect(selected()).toBe('99');
});

it('selects a row by its own checkbox', async () => {
  const user = userEvent.setup();
  render(<Selecting initial={[]} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Cap' }));
  expect(selected()).toBe('2');
});

it('shows placeholders while loading, words when empty, and the failure with Retry', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  const { unmount } = show({ loading: true, loadingRows: 4 });
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  unmount();
  const { unmount: unmountEmpty } = show({ rows: [], empty: 'No products yet' });
  expect(screen.getByText('No products yet')).toBeInTheDocument();
  unmountEmpty();
  show({ rows: [], error: { message: 'There was an error.', onRetry } });
  expect(screen.getByRole('alert')).toHaveTextContent('There was an error.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('leads through the pages, one by one or straight to one, and changes their size', async () => {
  const user = userEvent.setup();
  const onPage = jest.fn();
  const onPerPage = jest.fn();
  show({ pager: { page: 2, perPage: 10, total: 43, onPage, perPageOptions: [10, 25], onPerPage } });
  expect(screen.getByRole('navigation', { name: 'Pages of Products' })).toBeInTheDocument();
  expect(screen.getByText('11–20 of 43')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.selectOptions(screen.getByLabelText('Page'), '5');
  expect(onPage.mock.calls).toEqual([
    [3, 'next'],
    [1, 'previous'],
    [5, 'picked'],
  ]);
  await user.selectOptions(screen.getByLabelText('Rows per page'), '25');
  expect(onPerPage.mock.calls).toEqual([[25]]);
});

it('keeps the focus where the last page was turned to, and turns no further [G17]', async () => {
  const user = userEvent.setup();
  const onPage = jest.fn();
  const pageOf = (page: number) => (
    <AppProviders>
      <TextsProvider texts={texts}>
        <DataTable
          caption="Products"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          pager={{ page, perPage: 10, total: 20, onPage }}
        />
      </TextsProvider>
    </AppProviders>
  );
  const { rerender } = render(pageOf(1));
  const next = screen.getByRole('button', { name: 'Next page' });
  await user.click(next);
  rerender(pageOf(2));
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(onPage.mock.calls).toEqual([[2, 'next']]);
  await user.tab();
  expect(next).toBeDisabled();
});

it('leads nowhere from the only page', () => {
  show({ pager: { page: 1, perPage: 10, total: 0, onPage: () => undefined } });
  expect(screen.getByText('0–0 of 0')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
});

describe('rows as entries of a list', () => {
  const places: TableColumn<Product>[] = columns.map((column) =>
    column.key === 'price' ? { ...column, phone: 'figure', label: 'Price' } : { ...column, phone: 'action' },
  );
  it('say where each cell stands and what it is, and stay a table in words', () => {
    show({ columns: places });
    const table = screen.getByRole('table', { name: 'Products' });
    expect(table).toHaveAttribute('data-list', 'true');
    const [, row] = [...table.querySelectorAll('[role=row]')];
    expect(
      [...(row?.children ?? [])].map((cell) => [cell.getAttribute('role'), cell.getAttribute('data-phone')]),
    ).toEqual([
      ['rowheader', 'action'],
      ['cell', 'figure'],
      ['cell', 'action'],
    ]);
    expect(screen.getByRole('cell', { name: '45' })).toHaveAttribute('data-label', 'Price');
  });

  it('are put in order by a choice of all orders the columns allow: figures from the highest, words from A', async () => {
    const user = userEvent.setup();
    const onSort = jest.fn();
    render(
      <AppProviders>
        <TextsProvider texts={texts}>
          <OrderSelect columns={places} sort={{ column: 'title', direction: 'asc' }} onSort={onSort} />
        </TextsProvider>
      </AppProviders>,
    );
    const orders = screen.getByRole('combobox', { name: 'Order of the list' });
    expect(
      within(orders)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sort by…',
      'Product title, A to Z',
      'Product title, Z to A',
      'Price, highest first',
      'Price, lowest first',
    ]);
    expect(orders).toHaveDisplayValue('Product title, A to Z');
    await user.selectOptions(orders, 'Price, highest first');
    expect(onSort.mock.calls).toEqual([[{ column: 'price', direction: 'desc' }]]);
  });

  it('are no list where no column says so', () => {
    show({ onSort: () => undefined });
    expect(screen.getByRole('table')).toHaveAttribute('data-list', 'false');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
