import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportCampaign } from '@listings/shared-api/contract';
import { campaign, later, openDialog, openScreen, programs, standAtNow } from '../../testing/dashboard.harness';

standAtNow();

const many = Array.from({ length: 25 }, (_, index) =>
  campaign(index + 1, { name: `${index % 5 === 0 ? 'Été' : 'Winter'} ${index + 1}`, amount: index + 1 }),
);

/** A report that the campaigns of these numbers have a row in, and one that is gone. */
const reportOf = (...ids: number[]) => {
  const campaigns = [...ids, 99].map((id): ReportCampaign => ({
    id,
    name: `Campaign ${id}`,
    status: 'enabled',
    isConverted: false,
    subtotals: { sales: 10, spend: 4, clicks: 2, conversions: 1, impressions: 1 },
  }));
  const totals = { sales: 30, spend: 12, clicks: 6, conversions: 3, impressions: 3 };
  return { products: [], intervals: [], next_page: null, campaigns, totals };
};

const table = () => screen.getByRole('table', { name: 'Programs' });
const names = () => [...table().querySelectorAll('tbody th')].map(({ textContent }) => textContent);
const total = () =>
  [...within(table()).getAllByRole('row').at(-1)!.children].slice(0, 4).map((cell) => cell.textContent);
const search = () => screen.findByRole('searchbox', { name: 'Search programs' }, later);

async function show(params: Readonly<Record<string, string>> = {}) {
  const fake = await openScreen({
    location: { path: '/google/dashboard', params },
    store: { campaigns: many, paidReport: reportOf(1, 6) },
  });
  await search();
  return fake.page.navigation;
}

it('shows twenty programs a page, the page in the address [O2.03, O9.01]', async () => {
  const navigation = await show();
  expect(names()).toHaveLength(20);
  const pager = within(screen.getByRole('navigation', { name: 'Pages of Programs' }));
  expect(pager.getByText('1–20 of 27')).toBeVisible();
  await userEvent.click(pager.getByRole('button', { name: 'Next page' }));
  expect(navigation.current().params).toEqual({ paged: '2' });
  expect(names()).toEqual([
    'Winter 20',
    'Été 21',
    'Winter 22',
    'Winter 23',
    'Winter 24',
    'Winter 25',
    'Removed campaigns',
  ]);
  expect(total()).toEqual(['All programs', '', '$325.00', '$12.00']);
  await userEvent.click(pager.getByRole('button', { name: 'Previous page' }));
  expect(navigation.current().params).toEqual({});
});

describe('on a phone', () => {
  const isNarrow = (query: string) => query === '(max-width:599.95px)';
  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: isNarrow(media),
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  it('shows ten programs a page: each is as high as five rows of a table [O2.03, O9.01]', async () => {
    const navigation = await show({ paged: '2' });
    expect(names()).toHaveLength(10);
    expect(names()[0]).toBe('Winter 10');
    const pager = within(screen.getByRole('navigation', { name: 'Pages of Programs' }));
    expect(pager.getByText('11–20 of 27')).toBeVisible();
    await userEvent.click(pager.getByRole('button', { name: 'Next page' }));
    expect(navigation.current().params).toEqual({ paged: '3' });
    expect(names()).toHaveLength(7);
  });
});

it('has neither search nor pages for twenty programs', async () => {
  await openScreen({ store: { campaigns: many.slice(0, 19) } });
  expect(await programs()).toHaveLength(20);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages of Programs' })).toBeNull();
});

it('finds programs by name, accents and case aside, adds them up and says how many [O2.03, O9.01]', async () => {
  const navigation = await show({ paged: '2', orderby: 'name', order: 'desc' });
  await userEvent.type(await search(), 'ETE');
  await waitFor(() => expect(navigation.current().params).toEqual({ orderby: 'name', order: 'desc', search: 'ETE' }));
  expect(await screen.findByText('5 programs shown')).toBeInTheDocument();
  expect(names()).toEqual(['Été 21', 'Été 16', 'Été 11', 'Été 6', 'Été 1']);
  expect(total()).toEqual(['Programs found', '', '$55.00', '$8.00']);
});

it('finds the free listings, and leads from a search without a match back to all programs and into the field', async () => {
  const navigation = await show({ search: 'free' });
  expect(names()).toEqual(['Free listings']);
  await userEvent.clear(await search());
  await userEvent.type(await search(), 'none of them{Enter}');
  expect(await screen.findByText('No program matches.')).toBeVisible();
  expect(screen.getByText('0 programs shown')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(navigation.current().params).toEqual({});
  expect(names()).toHaveLength(20);
  expect(await search()).toHaveFocus();
});

it('sorts all programs, from the first page on', async () => {
  const navigation = await show({ paged: '2' });
  await userEvent.click(screen.getByRole('button', { name: 'Daily budget' }));
  expect(navigation.current().params).toEqual({ orderby: 'budget', order: 'desc' });
  expect(names().slice(0, 2)).toEqual(['Winter 25', 'Winter 24']);
});

it('shows the last page where the address names a later one', async () => {
  await show({ paged: '9' });
  expect(await screen.findByText('21–27 of 27')).toBeVisible();
});

it('prints the programs of all pages, and what was searched', async () => {
  await show();
  await openDialog(() => window.dispatchEvent(new Event('beforeprint')));
  expect(names()).toHaveLength(27);
  expect(screen.queryByRole('navigation', { name: 'Pages of Programs' })).toBeNull();
  await openDialog(() => window.dispatchEvent(new Event('afterprint')));
  expect(names()).toHaveLength(20);
  await userEvent.type(await search(), 'winter{Enter}');
  expect(await screen.findByText('Search: winter')).toBeInTheDocument();
});
