import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

describe('reads of the catalogue [O7.26]', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const read = async (path: string) => {
    const { status, body } = await domain.call('GET', `/wc-analytics/${path}`);
    return [status, body];
  };

  it('gives products by their ids, with name and type [O2.19]', async () => {
    expect(await read('products?include=116,101&per_page=2')).toEqual([
      200,
      [
        expect.objectContaining({ id: 116, name: 'Wool Scarf', type: 'variable' }),
        expect.objectContaining({ id: 101, name: 'Storm Lantern, Small', type: 'simple' }),
      ],
    ]);
    const [, inOrder] = await read('products?include=101,116&orderby=include');
    expect((inOrder as { id: number }[]).map(({ id }) => id)).toEqual([101, 116]);
    expect(await read('products?search=lantern&per_page=1')).toEqual([
      200,
      [expect.objectContaining({ id: 102, name: 'Storm Lantern, Large', type: 'simple' })],
    ]);
  });

  it('pages over the ids in the order they were given, and over equal titles by id', async () => {
    const ids = async (query: string) => ((await read(`products?${query}`))[1] as { id: number }[]).map(({ id }) => id);
    const given = 'include=102,101,116&orderby=include&per_page=2';
    expect([await ids(given), await ids(`${given}&page=2`), await ids(`${given}&page=3`)]).toEqual([
      [102, 101],
      [116],
      [],
    ]);
    await domain.server.store.db
      .updateTable('products')
      .set({ title_key: 'lamp' })
      .where('id', 'in', [101, 102, 103])
      .execute();
    const alike = 'include=103,101,102&orderby=title&per_page=2';
    expect([await ids(`${alike}&order=asc`), await ids(`${alike}&order=asc&page=2`)]).toEqual([[101, 102], [103]]);
    expect([await ids(alike), await ids(`${alike}&page=2`)]).toEqual([[103, 102], [101]]);
  });

  it('tells of a product what it costs now, how many there are, and where its picture is', async () => {
    const offerOf = async (id: number) => ((await read(`products?include=${id}`))[1] as object[])[0];
    const picture = (id: number) => ({
      src: expect.stringMatching(new RegExp(`^http://[^/]+/sandbox/pictures/${id}.svg$`)),
    });
    expect(await offerOf(101)).toEqual({
      id: 101,
      name: 'Storm Lantern, Small',
      type: 'simple',
      sku: 'LL-LANTERN-S',
      price: 34,
      stock_status: 'instock',
      stock_quantity: 18,
      images: [picture(101)],
    });
    // A product of variations costs as much as the cheapest of them.
    expect(await offerOf(116)).toMatchObject({ type: 'variable', price: 36 });
    // On sale from 1 November 2026 on.
    expect(await offerOf(110)).toMatchObject({ price: 7.5 });
  });

  it('gives the variations of a product, with the option of each attribute', async () => {
    expect(await read('products/121/variations')).toEqual([
      200,
      [
        { id: 123, name: 'Stoneware Mug - Sea', attributes: [{ name: 'Glaze', option: 'Sea' }] },
        { id: 122, name: 'Stoneware Mug - Sand', attributes: [{ name: 'Glaze', option: 'Sand' }] },
      ],
    ]);
    expect(await read('products/99/variations')).toEqual([
      404,
      { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid ID.', data: { status: 404 } },
    ]);
    const [, some] = await read('variations?include=117,123');
    expect((some as { id: number }[]).map(({ id }) => id)).toEqual([123, 117]);
  });
});
