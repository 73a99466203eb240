import type { FeedProduct, ProductFeed } from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const DAY_MS = 86_400_000;

describe('one product as the provider gets it', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const read = async (id: number) => (await domain.call('GET', `/wc/gla/mc/product-feed/${id}`)).body as FeedProduct;
  const attributesOf = async (id: number, place = 0) =>
    Object.fromEntries((await read(id)).offers[place]?.attributes.map(({ name, value }) => [name, value]) ?? []);
  const eventsOf = async (id: number) => (await read(id)).history.map(({ event }) => event);
  const forward = (days: number) => domain.call('POST', '/sandbox/v1/clock', { advanceMs: days * DAY_MS });
  const change = (id: number, visible: boolean) =>
    domain.call('POST', '/wc/gla/mc/product-visibility', { ids: [id], visible });

  it('has every attribute that is sent, and those that are missing', async () => {
    await domain.load('complete');
    expect(await attributesOf(102)).toEqual({
      id: 'gla_102',
      title: 'Storm Lantern, Large',
      description: 'For long evenings; a spare wick is in the box.',
      link: 'https://lantern-and-loam.example/?p=102',
      image_link: 'https://images.lantern-and-loam.example/lantern-large.jpg',
      price: '52.50 USD',
      sale_price: '44.90 USD',
      availability: 'in_stock',
      condition: 'new',
      brand: '',
      gtin: '5900000001029',
      additional_image_link: 'https://images.lantern-and-loam.example/lantern-large-lit.jpg',
      mpn: 'LL-LANTERN-L',
      product_type: 'Garden > Lighting, Gifts',
      content_language: 'en',
    });
  });

  it('is one offer for each variation, of one group', async () => {
    const { offers } = await read(116);
    expect(offers.length).toBeGreaterThan(1);
    const groups = offers.map(({ attributes }) => attributes.find(({ name }) => name === 'item_group_id')?.value);
    expect(new Set(groups)).toEqual(new Set(['gla_116']));
  });

  it('tells what became of it: sent, pending, approved, hidden and shown again [O3.03]', async () => {
    await domain.load('shipping-saved');
    expect(await eventsOf(101)).toEqual([]);
    await domain.call('POST', '/wc/gla/mc/settings/sync');
    expect(await eventsOf(101)).toEqual(['pending', 'sent']);
    await forward(4);
    expect(await eventsOf(101)).toEqual(['approved', 'pending', 'sent']);
    await change(101, true);
    expect(await eventsOf(101)).toEqual(['sent', 'approved', 'pending', 'sent']);
    await change(101, false);
    expect([(await read(101)).sent_at, await eventsOf(101)]).toEqual([
      null,
      ['hidden', 'sent', 'approved', 'pending', 'sent'],
    ]);
    await change(101, true);
    expect((await eventsOf(101)).slice(0, 4)).toEqual(['pending', 'sent', 'shown', 'hidden']);
  });

  it('keeps what it was since it was sent last, however long ago, when something happens to it [O3.03]', async () => {
    await domain.load('shipping-saved');
    await domain.call('POST', '/wc/gla/mc/settings/sync');
    await forward(451);
    const before = await eventsOf(101);
    expect(before).toHaveLength(20);
    await change(101, false);
    expect(await eventsOf(101)).toEqual(['hidden', ...before.slice(0, 19)]);
  });

  it('ends its history with the status that the feed says [O3.02]', async () => {
    await domain.load('disapproved');
    const { products } = (await domain.call('GET', '/wc/gla/mc/product-feed')).body as ProductFeed;
    const statuses = new Set<string>(['hidden', 'sent', 'shown', 'changed']);
    for (const { id, status, visible } of products.filter((product) => product.visible)) {
      const last = (await eventsOf(id)).find((event) => !statuses.has(event));
      expect([id, visible, last]).toEqual([id, visible, status]);
    }
  });

  it('is not there for what the feed does not list', async () => {
    expect((await domain.call('GET', '/wc/gla/mc/product-feed/987654')).status).toBe(404);
  });
});
