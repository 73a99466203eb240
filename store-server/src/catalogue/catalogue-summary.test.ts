import { summaryLines } from './catalogue-summary';
import type { ImportSummary } from './catalogue.types';

const summary = (part: Partial<ImportSummary>): ImportSummary => ({
  rows: 0,
  taken: { simple: 0, variable: 0, variation: 0, grouped: 0, external: 0 },
  unpublished: 0,
  skipped: [],
  skippedCount: 0,
  errors: [],
  errorCount: 0,
  ...part,
});

describe('import summary', () => {
  it('counts what was taken by type and leaves out what there is none of', () => {
    const taken = { simple: 11, variable: 2, variation: 9, grouped: 1, external: 0 };
    expect(summaryLines('shop.csv', summary({ rows: 23, taken, unpublished: 2 }))).toEqual([
      'shop.csv: 23 of 23 rows taken',
      '  11 simple products',
      '   2 variable products',
      '   9 variations',
      '   1 grouped product',
      '  2 of them not published: kept, but not listed',
    ]);
  });

  it('says where and why a row was skipped or broken', () => {
    const lines = summaryLines(
      'shop.csv',
      summary({
        rows: 2,
        skipped: [{ line: 3, reason: 'products of type "bundle" are not taken' }],
        skippedCount: 1,
        errors: [{ line: 2, column: 'Regular price', reason: '"free" is not a price' }],
        errorCount: 1,
      }),
    );
    expect(lines).toEqual([
      'shop.csv: 0 of 2 rows taken',
      '1 row skipped:',
      '  line 3: products of type "bundle" are not taken',
      '1 error:',
      '  line 2, column "Regular price": "free" is not a price',
    ]);
  });

  it('shows the first twenty and counts the rest', () => {
    const errors = Array.from({ length: 30 }, (_, index) => ({ line: index + 2, column: 'ID', reason: 'is empty' }));
    const lines = summaryLines('shop.csv', summary({ rows: 700, errors, errorCount: 700 }));
    expect(lines.length).toBe(1 + 1 + 20 + 1);
    expect(lines.at(-1)).toBe('  … and 680 more');
  });
});
