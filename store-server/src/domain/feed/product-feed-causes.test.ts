import type { IssueList, ProductFeed } from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

describe('products by what keeps them from being listed', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
    await domain.load('complete');
  });

  afterAll(() => domain.stop());

  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    domain.call(method, `/wc/gla/mc/${path}`, body);
  const feed = async (query = '') => (await call('GET', `product-feed${query}`)).body as ProductFeed;
  const issues = async (type: string, query = '') => (await call('GET', `issues/${type}${query}`)).body as IssueList;

  it('finds by a part of the SKU in any case, and by the whole id', async () => {
    const ids = async (query: string) => (await feed(query)).products.map(({ id }) => id);
    expect(await ids('?search=ll-seedb')).toEqual([106]);
    expect(await ids('?search=103')).toEqual([103]);
    expect(await ids('?search=3')).not.toContain(103);
  });

  it('filters by several statuses at once, however they are written [O3.03]', async () => {
    const all = (await feed()).products;
    const left = all.filter(({ status }) => status === 'has-errors' || status === 'disapproved');
    expect(left.length).toBeGreaterThan(1);
    expect((await feed('?status=has-errors,disapproved')).products).toEqual(left);
    expect((await feed('?status[0]=has-errors&status[1]=disapproved')).products).toEqual(left);
  });

  it('filters by an issue of the products, and follows when it goes', async () => {
    const cause = `cause=${encodeURIComponent('missing_price:Missing value [price]')}`;
    const found = async (more = '') => (await feed(`?${cause}${more}`)).products.map(({ id }) => id);
    expect(await found()).toEqual([106, 121]);
    expect(await feed(`?${cause}`)).toMatchObject({ total: 2, filtered: true });
    expect(await found('&search=seed')).toEqual([106]);
    expect(await found('&orderby=id&order=desc')).toEqual([121, 106]);
    expect(await found('&status=approved')).toEqual([]);
    await call('POST', 'product-visibility', { ids: [106], visible: false });
    expect(await found()).toEqual([121]);
    await call('POST', 'product-visibility', { ids: [106], visible: true });
    expect(await found()).toEqual([106, 121]);
  });

  it('of products come by cause where that is asked for: errors first, then what most products have', async () => {
    await domain.load('disapproved');
    const { causes = [], total } = await issues('product', '?causes=true&per_page=5');
    expect(causes.map(({ issue, products }) => [issue, products])).toEqual([
      ['Image too small [image link]', 4],
      ['Violates a policy of the shopping ads', 4],
      ['Missing value [price]', 2],
      ['Missing value [image link]', 1],
    ]);
    expect(causes.reduce((sum, { products }) => sum + products, 0)).toBe(total);
    expect(causes[2]).toEqual({
      code: 'missing_price',
      issue: 'Missing value [price]',
      action: 'Add a regular price to the product',
      action_url: 'https://support.google.com/merchants/answer/6324371',
      severity: 'error',
      products: 2,
      product_id: 106,
      product: 'Seed Box',
    });
    expect(await issues('product', '?per_page=5')).not.toHaveProperty('causes');
    expect(await issues('account', '?causes=true')).not.toHaveProperty('causes');
  });
});
