import { assess, isGtin, waitingJobs, type OfferFacts, type ProductFacts } from './product-status.rules';

const good: ProductFacts = {
  type: 'simple',
  title: 'Mug',
  price: 1800,
  images: ['https://images.example/mug.jpg'],
  gtin: '5900000001012',
  virtual: false,
  brand: null,
  downloadable: false,
  variations: [],
};

const bare: OfferFacts = { title: 'Mug - Sand', price: 1800, images: [], gtin: '5900000001012', virtual: false };

describe('what becomes of a product', () => {
  it.each<[string, Partial<ProductFacts>, string, string[]]>([
    ['is complete', {}, 'approved', []],
    ['has no image', { images: [] }, 'disapproved', ['missing_image_link']],
    ['has no price', { price: null }, 'has-errors', ['missing_price']],
    ['has a title of more than 150 characters', { title: 'x'.repeat(151) }, 'approved', ['title_too_long']],
    ['has neither GTIN nor brand', { gtin: null }, 'approved', ['missing_gtin', 'missing_brand']],
    ['has a brand and no GTIN', { gtin: null, brand: 'Loam' }, 'approved', ['missing_gtin']],
    ['is a download', { downloadable: true, virtual: true }, 'partially_approved', ['unsupported_destination']],
    ['has a wrong GTIN', { gtin: '12345' }, 'approved', ['invalid_gtin']],
    ['is virtual and has no GTIN', { gtin: null, virtual: true }, 'approved', []],
    ['is a group', { type: 'grouped' }, 'not_synced', []],
    ['is sold elsewhere', { type: 'external' }, 'not_synced', []],
    ['has no variations', { type: 'variable' }, 'has-errors', []],
    ['varies, images being those of the parent', { type: 'variable', variations: [bare, bare] }, 'approved', []],
    [
      'varies, one without a price',
      { type: 'variable', variations: [bare, { ...bare, price: null }] },
      'partially_approved',
      ['missing_price'],
    ],
    [
      'varies, none with an image',
      { type: 'variable', images: [], variations: [bare] },
      'disapproved',
      ['missing_image_link'],
    ],
    [
      'varies, all without a GTIN',
      {
        type: 'variable',
        variations: [
          { ...bare, gtin: null },
          { ...bare, gtin: null },
        ],
      },
      'approved',
      ['missing_gtin', 'missing_brand'],
    ],
  ])('that %s', (_what, facts, verdict, codes) => {
    const result = assess({ ...good, ...facts });
    expect(result.verdict).toBe(verdict);
    expect(result.issues.map(({ code }) => code)).toEqual(codes);
    expect(result.errors.length).toBe(verdict === 'has-errors' ? 1 : 0);
  });

  it('knows a GTIN by its length and check digit', () => {
    expect(['4006381333931', '036000291452', '96385074', '00012345600012'].map(isGtin)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['4006381333932', '123', '', 'abcdefgh'].map(isGtin)).toEqual([false, false, false, false]);
  });

  it('counts down the waiting jobs of a synchronisation', () => {
    const sync = { startedAt: 10_000, products: 250 };
    expect([9000, 10_000, 11_999, 12_000, 15_999, 16_000].map((now) => waitingJobs(sync, now))).toEqual([
      3, 3, 3, 2, 1, 0,
    ]);
    expect(waitingJobs(null, 0)).toBe(0);
  });
});
