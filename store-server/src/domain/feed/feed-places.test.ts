import type { ProductFeed } from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const DAY_MS = 86_400_000;

describe('the details of the feed', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const forward = (days: number) => domain.call('POST', '/sandbox/v1/clock', { advanceMs: days * DAY_MS });
  const productOf = async (id: number, query = '&details=true') => {
    const { body } = await domain.call('GET', `/wc/gla/mc/product-feed?ids=${id}${query}`);
    return (body as ProductFeed).products[0];
  };
  /** Every place where one of the approved products is shown. */
  const approved = async () => {
    const { body } = await domain.call('GET', '/wc/gla/mc/product-feed?per_page=100&status=approved&details=true');
    const { products } = body as ProductFeed;
    expect(new Set(products.map(({ status }) => status))).toEqual(new Set(['approved']));
    return new Set(products.flatMap(({ places }) => places));
  };
  const show = (ids: number[], visible: boolean) =>
    domain.call('POST', '/wc/gla/mc/product-visibility', { ids, visible });

  it('are there for who asks for them', async () => {
    await domain.load('complete');
    expect(await productOf(101, '')).not.toHaveProperty('sent_at');
    expect(await productOf(101)).toHaveProperty('sent_at');
  });

  it('say when a product was sent last, though its listing stays the one it has', async () => {
    await domain.load('shipping-saved');
    await domain.call('POST', '/wc/gla/mc/settings/sync');
    const first = (await productOf(101))?.sent_at ?? 0;
    await forward(4);
    expect(await productOf(101)).toMatchObject({ status: 'approved', sent_at: first });
    await show([101], true);
    expect(await productOf(101)).toMatchObject({ status: 'approved', sent_at: first + (4 * DAY_MS) / 1000 });
    // A listing of thirty days that ended is submitted again by itself.
    await forward(27);
    expect(await productOf(101)).toMatchObject({ sent_at: first + (30 * DAY_MS) / 1000 });
    await show([101], false);
    expect(await productOf(101)).toMatchObject({ sent_at: first + (30 * DAY_MS) / 1000, places: [] });
  });

  it('say where a product is shown: in ads while a campaign runs, nowhere while the account is refused', async () => {
    await domain.load('complete');
    await forward(4);
    expect(await productOf(101)).toMatchObject({ status: 'approved', places: ['free_listings'] });
    expect(await productOf(105)).toMatchObject({ status: 'disapproved', places: [] });
    await domain.load('ads-complete');
    await forward(4);
    expect(await productOf(101)).toMatchObject({ places: ['free_listings', 'ads'] });
    await domain.load('disapproved');
    expect(await productOf(101)).toMatchObject({ places: [] });
  });

  it('say nowhere until the review that a refused account asked for is over [O4.01, O4.03]', async () => {
    await domain.load('disapproved');
    const { body } = await domain.call('POST', '/wc/gla/mc/review');
    expect(body).toMatchObject({ status: 'UNDER_REVIEW' });
    expect(await approved()).toEqual(new Set());
  });

  it('say nowhere during the second review of an account that was warned first and refused then [O4.01, O4.03]', async () => {
    await domain.load('account-warning');
    await domain.call('POST', '/wc/gla/mc/review');
    expect(await approved()).toEqual(new Set(['free_listings', 'ads']));
    await forward(8);
    expect((await domain.call('GET', '/wc/gla/mc/review')).body).toMatchObject({ status: 'DISAPPROVED' });
    expect((await domain.call('POST', '/wc/gla/mc/review')).body).toMatchObject({ status: 'UNDER_REVIEW' });
    expect(await approved()).toEqual(new Set());
  });
});
