import { answers, type Behaviour } from './behaviour';
import { lampOffer, potOffer, scarfOffer } from './catalogue';

const none = { products: [], intervals: [], next_page: null };
const free = { after: '2020-01-01', before: '2020-01-02', fields: ['clicks', 'impressions'] as const };
const paid = { after: '2020-01-01', before: '2020-01-02', fields: ['sales', 'clicks'] as const };

/** Reports and the catalogue. */
export const figureBehaviours: readonly Behaviour[] = [
  {
    rule: 'a report of days without figures counts nothing of each field that was asked for [O3.12]',
    given: 'connected',
    steps: [
      answers(
        'getFreeProgramsReport',
        { query: { ...free, fields: [...free.fields] } },
        { ...none, free_listings: [], totals: { clicks: 0, impressions: 0 }, whole: true },
      ),
      answers(
        'getFreeProductsReport',
        { query: { ...free, fields: ['clicks'] } },
        { ...none, free_listings: [], totals: { clicks: 0 }, whole: true },
      ),
      answers(
        'getPaidProgramsReport',
        { query: { ...paid, fields: [...paid.fields] } },
        { ...none, campaigns: [], totals: { sales: 0, clicks: 0 }, whole: true },
      ),
      answers(
        'getPaidProductsReport',
        { query: { ...paid, fields: ['spend'] } },
        { ...none, campaigns: [], totals: { spend: 0 }, whole: true },
      ),
    ],
  },
  {
    rule: 'days without orders are absent from those of the store',
    given: 'connected',
    steps: [
      answers(
        'getStoreOrders',
        { query: { after: '2020-01-01', before: '2020-01-02' } },
        { currency: 'USD', days: [] },
      ),
    ],
  },
  {
    rule: 'countries without figures are absent from the report by country',
    given: 'connected',
    steps: [
      answers(
        'getCountriesReport',
        { query: { source: 'free', after: '2020-01-01', before: '2020-01-02' } },
        { countries: [], totals: { clicks: 0, impressions: 0 } },
      ),
    ],
  },
  {
    rule: 'products and variations are read by their ids, the newest first [O7.26]',
    given: 'fresh',
    steps: [
      answers('listProducts', { query: { include: [9, 12] } }, [scarfOffer, lampOffer]),
      answers('listProducts', { query: { per_page: 1, page: 2 } }, [potOffer]),
      answers('listProducts', { query: { search: 'lamp' } }, [lampOffer]),
      answers('listProductVariations', { params: { id: 12 }, query: { include: [13] } }, [
        { id: 13, name: 'Scarf - Moss', attributes: [{ name: 'Color', option: 'Moss' }] },
      ]),
      answers('listVariations', { query: { include: [14] } }, [
        { id: 14, name: 'Scarf - Rust', attributes: [{ name: 'Color', option: 'Rust' }] },
      ]),
    ],
  },
];
