import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showReports, standAtNow, tableRows, tools } from '../../testing/reports.harness';

standAtNow();

beforeAll(async () => void (await import('./filter-picker')));

const path = '/google/reports';
const at = (params: Record<string, string>) => ({ location: { path, params } as const });
const catalogue = {
  products: [
    { id: 2, name: 'Cup', type: 'variable' },
    { id: 3, name: 'Bowl', type: 'simple' },
  ],
  variations: [
    { id: 21, name: 'Cup', attributes: [{ name: 'Colour', option: 'Blue' }] },
    { id: 22, name: 'Cup', attributes: [{ name: 'Colour', option: 'Red' }] },
  ],
};

/** Rendered at a place, with rows. */
async function showAt(params: Record<string, string>, store = {}) {
  const { fake } = await showReports({ ...at(params), store: { ...catalogue, ...store } });
  await tableRows();
  return fake;
}

const pick = async (label: string, name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const idsAsked = (
  fake: Awaited<ReturnType<typeof showAt>>,
  key: 'getPaidProgramsReport' | 'getPaidProductsReport' | 'getFreeProgramsReport',
) => fake.callsOf(key).map(({ query }) => (query as { ids?: readonly string[] }).ids);

describe('the programs', () => {
  it('are all, until one is chosen; each step is a place of its own [O2.09, O2.11]', async () => {
    const { fake } = await showReports();
    await tableRows();
    expect(screen.getByLabelText('Show')).toHaveDisplayValue('All programs');
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Single program');
    await pick('Program', 'Winter');
    expect(fake.visits.map((visit) => 'target' in visit && visit.target.params)).toEqual([
      { filter: 'select_program' },
      { filter: 'single_program', programs: '7' },
    ]);
    expect(fake.events.at(-1)).toEqual({
      name: 'gla_filter',
      properties: { report: 'reports-programs', filter: 'single_program' },
    });
    await tableRows();
    expect(idsAsked(fake, 'getPaidProgramsReport').at(-1)).toEqual(['7']);
  });

  it('of the address are asked for alone: free listings ask nothing of campaigns, and the other way round [O2.11]', async () => {
    const free = await showAt({ filter: 'single_program', programs: '0' });
    expect(free.callsOf('getPaidProgramsReport')).toEqual([]);
    expect((await tableRows())[0]).toEqual(['Program', 'Clicks', 'Impressions']);
    expect(screen.getByRole('combobox', { name: 'Program' })).toHaveValue('Free listings');
  });

  it('of the address are compared with the ids as they stand there, the free listings too [O2.09]', async () => {
    const fake = await showAt({ filter: 'compare-programs', programs: '0,7' });
    expect(idsAsked(fake, 'getPaidProgramsReport')[0]).toEqual(['0', '7']);
    expect(idsAsked(fake, 'getFreeProgramsReport')[0]).toEqual(['0', '7']);
    expect(screen.getByRole('checkbox', { name: 'Select Free listings' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Select Lanterns' })).toBeNull();
  });
});

describe('a comparison of rows', () => {
  it('needs two, says so, and writes them into the address [O2.13, O5.02]', async () => {
    const { fake } = await showReports(at({ reportKey: 'products', period: 'year', compare: 'previous_year' }));
    await tools();
    await tableRows();
    const asked = screen.getByRole('button', { name: 'Select one or more products to compare' });
    expect(asked).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cup' }));
    expect(asked).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bowl' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(fake.page.navigation.current().params).toEqual({
      reportKey: 'products',
      period: 'year',
      compare: 'previous_year',
      filter: 'compare-products',
      products: '2,3',
    });
    expect(fake.events.at(-1)?.properties).toEqual({
      report: 'reports-products',
      filter: 'compare-products',
      filterVariations: 'all',
    });
    await tableRows();
    expect(idsAsked(fake, 'getPaidProductsReport').at(-1)).toEqual(['gla_2', 'gla_3']);
  });

  it('is taken back by Back: the boxes show what the address says [O2.09]', async () => {
    const fake = await showAt({ reportKey: 'products', filter: 'compare-products', products: '2,3' });
    const boxes = () => screen.getAllByRole('checkbox', { checked: true }).length;
    expect(screen.getByRole('checkbox', { name: 'Select Cup' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cup' }));
    await act(async () => fake.page.navigation.to({ path, params: { reportKey: 'products' } }));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    const params = { reportKey: 'products', filter: 'compare-products', products: 'gla_2,gla_3' };
    await act(async () => fake.page.navigation.to({ path, params }));
    await tableRows();
    // Both rows and the box over them.
    expect(boxes()).toBe(3);
  });

  it('by search needs two as well [O2.13, O5.02]', async () => {
    const fake = await showAt({ reportKey: 'products', filter: 'compare-products' });
    expect(screen.getByText('Choose at least two products to compare.')).toBeVisible();
    const compare = screen.getByRole('button', { name: 'Show comparison' });
    await pick('Products to compare', 'Cup');
    expect(compare).toBeDisabled();
    await userEvent.click(await screen.findByRole('option', { name: 'Bowl' }));
    await userEvent.click(compare);
    expect(fake.page.navigation.current().params).toMatchObject({ products: '2,3' });
  });
});

describe('the variations', () => {
  const single = { reportKey: 'products', filter: 'single-product', products: '2' };

  it('can be chosen of one variable product only [O2.14]', async () => {
    const fake = await showAt(single);
    expect(await screen.findByLabelText('Variations')).toHaveDisplayValue('All variations');
    await act(async () => fake.page.navigation.to({ path, params: { ...single, products: '3' } }));
    expect(screen.queryByLabelText('Variations')).toBeNull();
    await act(async () =>
      fake.page.navigation.to({ path, params: { ...single, filter: 'compare-products', products: '2,3' } }),
    );
    expect(screen.queryByLabelText('Variations')).toBeNull();
  });

  it('are named by their options, and asked for by their ids [O2.14, O2.19]', async () => {
    const fake = await showAt(single);
    await userEvent.selectOptions(await screen.findByLabelText('Variations'), 'Single variation');
    await pick('Variation', 'Cup - Red');
    expect(fake.page.navigation.current().params).toEqual({
      ...single,
      'filter-variations': 'single-variation',
      variations: '22',
    });
    await tableRows();
    expect(idsAsked(fake, 'getPaidProductsReport').at(-1)).toEqual(['gla_22']);
    expect(fake.events.at(-1)?.properties).toMatchObject({ filterVariations: 'single-variation' });
  });

  it('are compared from two on [O2.14, O5.02]', async () => {
    const params = { ...single, 'filter-variations': 'compare-variations', variations: '21,22' };
    const fake = await showAt(params);
    expect(idsAsked(fake, 'getPaidProductsReport').at(-1)).toEqual(['gla_21', 'gla_22']);
    const remove = await screen.findByRole('button', { name: 'Remove Cup - Blue' });
    await userEvent.click(remove);
    expect(screen.getByRole('button', { name: 'Show comparison' })).toBeDisabled();
  });
});

it('names the rows that can be chosen', async () => {
  await showReports();
  await tableRows();
  expect(within(screen.getByRole('region', { name: 'Programs' })).getAllByRole('checkbox')).toHaveLength(4);
});
