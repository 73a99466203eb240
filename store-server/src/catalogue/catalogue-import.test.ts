import { join } from 'node:path';
import { openTempStore, type TempStore } from './catalogue.fixture';
import { importCatalogue } from './catalogue-import';
import type { ImportProgress } from './catalogue.types';

const OWN_CATALOGUE = join(__dirname, '../../data/catalogue.csv');

describe('catalogue import', () => {
  let store: TempStore;

  beforeEach(async () => {
    store = await openTempStore();
  });

  afterEach(() => store.remove());

  const importFile = (file: string, onProgress?: (progress: ImportProgress) => void) =>
    importCatalogue({ file, digits: 2, transaction: store.transaction, ...(onProgress ? { onProgress } : {}) });

  const importText = async (text: string | Uint8Array) => importFile(await store.write('import.csv', text));

  const products = () => store.db.selectFrom('products').selectAll().orderBy('id').execute();

  const productOf = async (id: number) =>
    store.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('takes every product of the own catalogue, counted by type', async () => {
    const summary = await importFile(OWN_CATALOGUE);
    expect(summary).toEqual({
      rows: 28,
      taken: { simple: 18, variable: 2, variation: 6, grouped: 1, external: 1 },
      unpublished: 1,
      skipped: [],
      skippedCount: 0,
      errors: [],
      errorCount: 0,
    });
    expect((await products()).length).toBe(28);
  });

  it('keeps prices, sale, stock, images, lists and texts as the export has them', async () => {
    await importFile(OWN_CATALOGUE);
    expect(await productOf(102)).toMatchObject({
      title: 'Storm Lantern, Large',
      regular_price: 5250,
      sale_price: 4490,
      stock: 7,
      in_stock: 1,
      gtin: '5900000001029',
      categories: '["Garden > Lighting","Gifts"]',
      images:
        '["https://images.lantern-and-loam.example/lantern-large.jpg","https://images.lantern-and-loam.example/lantern-large-lit.jpg"]',
      visible: 1,
    });
    expect(await productOf(110)).toMatchObject({ sale_from: '2026-11-01', sale_to: '2030-12-31' });
    expect(await productOf(104)).toMatchObject({ in_stock: 0, stock: 0 });
    expect(await productOf(106)).toMatchObject({ regular_price: null });
    expect(await productOf(108)).toMatchObject({ title: 'Schüssel „Mühlbach“ – grün/weiß 日本の釉薬 🌿' });
    expect(await productOf(109)).toMatchObject({ title: 'Linen Towel <Striped> & "Heavy" 50% Flax' });
    expect(await productOf(126)).toMatchObject({ title: '-Garden Twine- Jute, 100 m' });
    expect(await productOf(115)).toMatchObject({ type: 'simple', virtual: 1, downloadable: 1 });
    expect(await productOf(125)).toMatchObject({
      external_url: 'https://books.example/the-patient-gardener',
      button_text: 'Buy from the publisher',
    });
    expect((await productOf(101)).description).toBe(
      'Galvanised steel with a clear chimney.\nBurns about eleven hours on one filling.',
    );
    expect(JSON.parse((await productOf(112)).attributes)).toEqual([
      { name: 'Material', values: ['Cotton, waxed'], visible: true, global: true, default: null },
      { name: 'Care', values: ['Wipe with a cloth', 'Do not wash'], visible: true, global: false, default: null },
    ]);
  });

  it('finds parents by id and by SKU, and the products of a group', async () => {
    await importFile(OWN_CATALOGUE);
    const variations = (await products()).filter(({ type }) => type === 'variation');
    expect(variations.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      [117, 116],
      [118, 116],
      [119, 116],
      [120, 116],
      [122, 121],
      [123, 121],
    ]);
    expect((await productOf(124)).grouped_ids).toBe('[101,110,111]');
  });

  it('does not offer products that are hidden in the catalogue, and keeps the unpublished ones', async () => {
    await importFile(OWN_CATALOGUE);
    expect(await productOf(113)).toMatchObject({ visible: 0, published: 1 });
    expect(await productOf(128)).toMatchObject({ visible: 1, published: 0 });
  });

  it('brings known products up to date and leaves their visibility and sync state alone', async () => {
    await importText('ID,Type,Name,Regular price\n1,simple,Old name,5\n2,simple,Other,7\n');
    await store.db
      .updateTable('products')
      .set({ visible: 0, submitted_at: 1000, verdict: 'approved', first_day: '2026-01-01' })
      .where('id', '=', 1)
      .execute();
    const summary = await importText('ID,Type,Name,Regular price\n1,simple,New name,6.5\n');
    expect(summary.taken.simple).toBe(1);
    expect(await productOf(1)).toMatchObject({
      title: 'New name',
      title_key: 'new name',
      regular_price: 650,
      visible: 0,
      submitted_at: 1000,
      verdict: 'approved',
      first_day: '2026-01-01',
    });
    expect((await products()).length).toBe(2);
  });

  it('names line and column of each broken row and loses nothing else', async () => {
    const summary = await importText(
      [
        'ID,Type,Name,Regular price,Parent,Grouped products',
        '1,simple,Good,1.00,,',
        'x7,simple,Bad id,1.00,,',
        '2,simple,,1.00,,',
        '3,simple,Bad price,twelve,,',
        '4,simple,Too short',
        '5,simple,Too long,1,,,more',
        '6,variation,No such parent,1,sku-nowhere,',
        '7,variation,No parent at all,1,,',
        '1,simple,Same id again,1.00,,',
        '8,grouped,Half a group,,,"id:1, id:99"',
        '9,simple,"Two',
        'lines",1.00,,',
        '10,simple,Last,-3,,',
        '11,simple,Also good,"1,234.50",,',
      ].join('\n'),
    );
    expect(summary.errors).toEqual([
      { line: 3, column: 'ID', reason: '"x7" is not a product id' },
      { line: 4, column: 'Name', reason: 'is empty' },
      { line: 5, column: 'Regular price', reason: '"twelve" is not a price' },
      { line: 6, column: 'Regular price', reason: 'the row ends before it: 3 cells, the header has 6' },
      { line: 7, column: 'column 7', reason: 'the row has 7 cells, the header 6' },
      { line: 8, column: 'Parent', reason: 'there is no product "sku-nowhere"' },
      { line: 9, column: 'Parent', reason: 'is empty, a variation needs its parent' },
      { line: 10, column: 'ID', reason: '1 was already on line 2' },
      {
        line: 11,
        column: 'Grouped products',
        reason: 'there is no product "id:99"; the product was taken without it',
      },
      { line: 14, column: 'Regular price', reason: '"-3" is below 0' },
    ]);
    expect((await products()).map(({ id }) => id)).toEqual([1, 8, 9, 11]);
    expect(summary.taken).toEqual({ simple: 3, variable: 0, variation: 0, grouped: 1, external: 0 });
    expect(await productOf(1)).toMatchObject({ title: 'Good' });
    expect(await productOf(9)).toMatchObject({ title: 'Two\nlines' });
    expect(await productOf(11)).toMatchObject({ regular_price: 123450 });
  });

  it('survives quotation marks that are never closed or stand in the middle', async () => {
    const summary = await importText(
      [
        'ID,Type,Name,Description',
        '1,simple,"Never closed,text',
        '2,simple,Good,"with ""quotes"" and',
        'a second line"',
        '3,simple,5" pipe,text',
        '4,simple,"Closed" early,text',
        '5,simple,Good,text',
        '6,simple,"Never closed at the end,text',
      ].join('\r\n'),
    );
    expect(summary.errors).toEqual([
      { line: 2, column: 'Name', reason: 'has a quotation mark that is never closed' },
      { line: 5, column: 'Name', reason: 'has a quotation mark in the middle of an unquoted text' },
      { line: 6, column: 'Name', reason: 'has text after its closing quotation mark' },
      { line: 8, column: 'Name', reason: 'has a quotation mark that is never closed' },
    ]);
    expect((await products()).map(({ id, description }) => [id, description])).toEqual([
      [2, 'with "quotes" and\na second line'],
      [5, 'text'],
    ]);
  });

  it('skips types it does not know and says so', async () => {
    const summary = await importText('ID,Type,Name\n1,subscription,Box of the month\n2,simple,Mug\n');
    expect(summary.skipped).toEqual([{ line: 2, reason: 'products of type "subscription" are not taken' }]);
    expect([summary.rows, summary.skippedCount, summary.taken.simple]).toEqual([2, 1, 1]);
  });

  it.each([
    ['', 'It is empty.'],
    ['a,b\n1,2\n', 'It is no product export: the columns are missing: ID, Type, Name.'],
    ['ID,Name\n1,Mug\n', 'It is no product export: the column is missing: Type.'],
  ])('refuses a file that is no product export with one line (%j)', async (text, message) => {
    await expect(importText(text)).rejects.toThrow(message);
  });

  it('passes over unknown columns, a byte order mark, blank lines and other separators', async () => {
    await importText('\ufeffID;Type;Name;Moon phase;Regular price\n\n1;simple;Küche;waxing;"1.234,50"\n');
    expect(await productOf(1)).toMatchObject({ title: 'Küche', regular_price: 123450 });
    await importText(Buffer.from('\ufeffID\tType\tName\n2\tsimple\tÅngström\n', 'utf16le'));
    expect(await productOf(2)).toMatchObject({ title: 'Ångström' });
  });

  it('names the column whose text is in another encoding', async () => {
    const summary = await importText(Buffer.from('ID,Type,Name\n1,simple,K\u00fcche\n2,simple,Mug\n', 'latin1'));
    expect(summary.errors).toEqual([{ line: 2, column: 'Name', reason: 'is not UTF-8 text' }]);
    expect((await products()).map(({ id }) => id)).toEqual([2]);
  });

  it('reports progress up to the last byte', async () => {
    const seen: ImportProgress[] = [];
    const lines = Array.from({ length: 450 }, (_, index) => `${index + 1},simple,Product ${index + 1}`);
    const text = ['ID,Type,Name', ...lines].join('\n');
    await importFile(await store.write('many.csv', text), (progress) => seen.push(progress));
    expect(seen.map(({ rows }) => rows)).toEqual([200, 400, 450]);
    expect(seen.at(-1)).toEqual({ rows: 450, bytes: text.length, totalBytes: text.length });
  });
});
