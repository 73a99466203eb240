import { comparedRows, drawnRows } from './report-comparison.rules';
import type { ReportRow } from './report-rows.rules';

const row = (id: string, sales: number, name: string | null = `Row ${id}`): ReportRow => ({
  id,
  name,
  figures: { sales },
});

it('gives a row for each of those chosen, in the order of choice, with its figures of the time before [O2.13, O3.13]', () => {
  const rows = comparedRows(['8', '7'], { rows: [row('7', 5), row('8', 9)], rowsBefore: [row('7', 4)] }, ['sales']);
  expect(rows).toEqual([
    { id: '8', name: 'Row 8', figures: { sales: 9 }, figuresBefore: { sales: 0 } },
    { id: '7', name: 'Row 7', figures: { sales: 5 }, figuresBefore: { sales: 4 } },
  ]);
});

it('has no figures of the time before until they are here, and 0 for who brought nothing [O3.13]', () => {
  const rows = comparedRows(['0', 'gla_3'], { rows: [], rowsBefore: undefined }, ['sales', 'clicks']);
  expect(rows).toEqual([
    { id: '0', name: null, figures: { clicks: 0, impressions: 0 } },
    { id: 'gla_3', name: '', figures: { sales: 0, clicks: 0 } },
  ]);
});

it('finds a product with or without its prefix, and takes a name from the time before [O3.12]', () => {
  const rows = comparedRows(['gla_3'], { rows: [], rowsBefore: [row('3', 2, 'Bowl')] }, ['sales']);
  expect(rows).toEqual([{ id: 'gla_3', name: 'Bowl', figures: { sales: 0 }, figuresBefore: { sales: 2 } }]);
});

it('draws the six with the most, in the order of choice, and none without the figure [O2.11, O2.13]', () => {
  const rows = [3, 9, 1, 7, 5, 8, 2].map((sales, index) => row(String(index + 1), sales));
  const free: ReportRow = { id: '0', name: null, figures: { clicks: 4 } };
  expect(drawnRows([free, ...rows], 'sales').map(({ id }) => id)).toEqual(['1', '2', '4', '5', '6', '7']);
});
