import fc from 'fast-check';
import { csvFileName, csvText } from './report-csv.rules';

it('writes rows, quotes what must be quoted, and leaves a figure out that cannot be given', () => {
  const rows = [
    ['Program', 'Clicks'],
    ['Mugs, "blue"', 12.5],
    ['Two\nlines', undefined],
    ['Loss', -3],
  ];
  expect(csvText(rows)).toBe('Program,Clicks\r\n"Mugs, ""blue""",12.5\r\n"Two\nlines",\r\nLoss,-3\r\n');
});

it('takes the force from every text that a spreadsheet would run', () => {
  const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '\0'];
  expect(starts.map((start) => csvText([[`${start}1`]]).replace(/^"|"?\r\n$/g, ''))).toEqual(
    starts.map((start) => `'${start}1`),
  );
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.string(), (start, rest) =>
      expect(csvText([[`${start}${rest}`]])).toMatch(/^"?'/),
    ),
  );
});

it('[S-11] takes it also from what stands behind a semicolon, which ends a cell where decimals have a comma', () => {
  expect(csvText([['Mug;=1+1', 'Mug; ＝HYPERLINK(A1)', 'Cup; blue; -']])).toBe(
    "Mug;'=1+1,Mug;' ＝HYPERLINK(A1),Cup; blue;' -\r\n",
  );
});

it('names the file by the report and its days', () => {
  expect(csvFileName('programs', { after: '2026-11-01', before: '2026-11-20' })).toBe(
    'programs-2026-11-01-2026-11-20.csv',
  );
});
