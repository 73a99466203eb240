import type { Activity, ActivityEntry } from '../contract';
import type { Samples } from './samples';

const campaign = {
  id: 1234567890,
  name: 'Campaign 2022-09-27 10:00:00',
  status: 'enabled' as const,
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US', 'GB'],
};
const edited = { status: 'success', message: 'Successfully edited campaign.', id: 1234567890 };
const issue = {
  type: 'product' as const,
  product_id: 42,
  product: 'Blue mug',
  issue: 'Missing value [gtin]',
  code: 'missing_gtin',
  action: 'Add a GTIN',
  action_url: 'https://help.example/gtin',
  severity: 'warning' as const,
  applicable_countries: ['US'],
};
const review = {
  status: 'DISAPPROVED' as const,
  cooldown: 1664280000000,
  issues: ['missing_robots'],
  reviewEligibleRegions: ['US'],
};
const feedProduct = {
  id: 42,
  sent_at: 1664280000,
  offers: [{ id: 'gla_42', title: 'Blue mug', attributes: [{ name: 'price', value: '25.00 USD' }] }],
  history: [{ at: 1664280000, event: 'sent' }],
};
const statistics = { active: 12, expiring: 0, pending: 3, disapproved: 1, not_synced: 4 };
const paidTotals = { sales: 38, conversions: 3, spend: 14.77, clicks: 28, impressions: 2365 };
const freeTotals = { clicks: 139, impressions: 16037 };
const freeBody = {
  free_listings: [{ subtotals: freeTotals }],
  products: null,
  intervals: [{ interval: '2022-09-01', subtotals: freeTotals }],
  totals: freeTotals,
  next_page: null,
};
const paidBody = {
  campaigns: [{ id: 123, name: 'One', status: 'enabled' as const, isConverted: false, subtotals: paidTotals }],
  products: null,
  intervals: null,
  totals: paidTotals,
  next_page: null,
};
const productRow = { id: 'gla_42', name: 'Blue mug', subtotals: freeTotals };
const estimate = { clicks: { low: 150, high: 260 }, conversions: { low: 6, high: 12 }, stores: 48, days: 28 };
const days = { after: '2022-09-01', before: '2022-09-30' };
const daysSent = 'after=2022-09-01&before=2022-09-30';
const product = { id: 42, name: 'Blue mug', type: 'simple' };
const variation = { id: 43, name: 'Blue mug - Large', attributes: [{ name: 'Size', option: 'Large' }] };

const entry: ActivityEntry = {
  id: 5,
  at: 1_662_000_000,
  day: '2022-09-01',
  by: 'a…@shop.example',
  asked_by: null,
  person: 'owner',
  from: 'screen',
  kind: 'campaign',
  object_id: '1234567890',
  object_name: 'Campaign 2022-09-27 10:00:00',
  action: 'changed',
  count: 1,
  members: [],
  changes: [{ field: 'amount', before: '20.00', after: '42.00', unit: 'USD' }],
  reference: 'r-1',
  undo: 'possible',
  undo_of: null,
};
const activity: Activity = { entries: [entry], people: [{ id: 'owner', name: 'Ada' }], next_page: null };
const undoing: ActivityEntry = {
  ...entry,
  id: 6,
  changes: [{ field: 'amount', before: '42.00', after: '20.00', unit: 'USD' }],
  undo_of: 5,
};

/** Campaigns, products, review, reports and the catalogue. */
export const operationSamples = {
  recommendBudget: {
    input: { query: { country_codes: ['US'] } },
    sent: 'GET /wc/gla/ads/campaigns/budget-recommendation?country_codes%5B0%5D=US',
    reply: {
      status: 200,
      body: { currency: 'USD', recommendations: [{ country: 'US', daily_budget_low: 20, daily_budget_high: 60 }] },
    },
    gives: { currency: 'USD', recommendations: [{ country: 'US', daily_budget_low: 20, daily_budget_high: 60 }] },
  },
  estimateCampaign: {
    input: { query: { country_codes: ['US', 'GB'], amount: 20.5 } },
    sent: 'GET /wc/gla/ads/campaigns/estimate?country_codes%5B0%5D=US&country_codes%5B1%5D=GB&amount=20.5',
    reply: { status: 200, body: estimate },
    gives: estimate,
  },
  listCampaigns: {
    input: { query: { exclude_removed: false } },
    sent: 'GET /wc/gla/ads/campaigns?exclude_removed=false',
    reply: { status: 200, body: [campaign] },
    gives: [campaign],
  },
  createCampaign: {
    input: { body: { amount: 20, targeted_locations: ['US', 'GB'] } },
    sent: 'POST /wc/gla/ads/campaigns',
    body: { amount: 20, targeted_locations: ['US', 'GB'] },
    reply: { status: 200, body: campaign },
    gives: campaign,
  },
  getCampaign: {
    input: { params: { id: 1234567890 } },
    sent: 'GET /wc/gla/ads/campaigns/1234567890',
    reply: { status: 200, body: campaign },
    gives: campaign,
  },
  updateCampaign: {
    input: { params: { id: 1234567890 }, body: { status: 'paused' } },
    sent: 'PATCH /wc/gla/ads/campaigns/1234567890',
    body: { status: 'paused' },
    reply: { status: 200, body: edited },
    gives: edited,
  },
  deleteCampaign: {
    input: { params: { id: 1234567890 } },
    sent: 'DELETE /wc/gla/ads/campaigns/1234567890',
    reply: { status: 200, body: edited },
    gives: edited,
  },
  getProductStatistics: {
    sent: 'GET /wc/gla/mc/product-statistics',
    reply: { status: 200, body: { timestamp: 1664280000, statistics, scheduled_sync: 0 } },
    gives: { timestamp: 1664280000, statistics, scheduled_sync: 0 },
  },
  refreshProductStatistics: {
    sent: 'GET /wc/gla/mc/product-statistics/refresh',
    reply: { status: 200, body: { timestamp: 1664280000, statistics, scheduled_sync: 0 } },
    gives: { timestamp: 1664280000, statistics, scheduled_sync: 0 },
  },
  listAllIssues: {
    input: { query: { page: 1, per_page: 5 } },
    sent: 'GET /wc/gla/mc/issues?page=1&per_page=5',
    reply: { status: 200, body: { issues: [issue], total: 1, page: 1 } },
    gives: { issues: [issue], total: 1, page: 1 },
  },
  listIssues: {
    input: { params: { issue_type: 'product' }, query: { page: 2, per_page: 5 } },
    sent: 'GET /wc/gla/mc/issues/product?page=2&per_page=5',
    reply: { status: 200, body: { issues: [issue], total: 7, page: 2 } },
    gives: { issues: [issue], total: 7, page: 2 },
  },
  listProductFeed: {
    input: { query: { page: 1, per_page: 10, orderby: 'title', order: 'asc', ids: [14, 15] } },
    sent: 'GET /wc/gla/mc/product-feed?page=1&per_page=10&orderby=title&order=asc&ids=14%2C15',
    reply: {
      status: 200,
      body: {
        products: [{ id: 42, title: 'Blue mug', visible: true, status: 'approved', errors: [] }],
        total: 20,
        page: 1,
      },
    },
    gives: {
      products: [{ id: 42, title: 'Blue mug', visible: true, status: 'approved', errors: [] }],
      total: 20,
      page: 1,
    },
  },
  getFeedProduct: {
    input: { params: { id: 42 } },
    sent: 'GET /wc/gla/mc/product-feed/42',
    reply: { status: 200, body: feedProduct },
    gives: feedProduct,
  },
  updateProductVisibility: {
    input: { body: { ids: [42, 43], visible: false } },
    sent: 'POST /wc/gla/mc/product-visibility',
    body: { ids: [42, 43], visible: false },
    reply: { status: 200, body: { success: [42, 43], errors: [] } },
    gives: { success: [42, 43], errors: [] },
  },
  getReview: { sent: 'GET /wc/gla/mc/review', reply: { status: 200, body: review }, gives: review },
  requestReview: { sent: 'POST /wc/gla/mc/review', reply: { status: 200, body: review }, gives: review },
  getFreeProgramsReport: {
    input: {
      query: { ...days, fields: ['clicks', 'impressions'], interval: 'day', orderby: 'clicks', order: 'desc' },
    },
    sent: `GET /wc/gla/mc/reports/programs?${daysSent}&fields%5B0%5D=clicks&fields%5B1%5D=impressions&interval=day&orderby=clicks&order=desc`,
    reply: { status: 200, body: freeBody },
    gives: { ...freeBody, products: [] },
  },
  getFreeProductsReport: {
    input: { query: { ...days, ids: 'gla_42,gla_43', fields: ['clicks'] } },
    sent: `GET /wc/gla/mc/reports/products?${daysSent}&ids=gla_42%2Cgla_43&fields%5B0%5D=clicks`,
    reply: { status: 200, body: { ...freeBody, free_listings: null, products: [productRow] } },
    gives: { ...freeBody, free_listings: [], products: [productRow] },
  },
  getPaidProgramsReport: {
    input: { query: { ...days, ids: ['0', '123'], fields: ['sales', 'spend'], interval: 'day' } },
    sent: `GET /wc/gla/ads/reports/programs?${daysSent}&ids%5B0%5D=0&ids%5B1%5D=123&fields%5B0%5D=sales&fields%5B1%5D=spend&interval=day`,
    reply: { status: 200, body: paidBody },
    gives: { ...paidBody, products: [], intervals: [] },
  },
  getStoreOrders: {
    input: { query: days },
    sent: `GET /wc/gla/store/orders?${daysSent}`,
    reply: { status: 200, body: { currency: 'USD', days: [{ day: '2022-09-03', orders: '2', revenue: '41.50' }] } },
    gives: { currency: 'USD', days: [{ day: '2022-09-03', orders: 2, revenue: 41.5 }] },
  },
  getCountriesReport: {
    input: { query: { source: 'paid', ...days, ids: ['123'] } },
    sent: `GET /wc/gla/reports/countries?source=paid&${daysSent}&ids%5B0%5D=123`,
    reply: {
      status: 200,
      body: {
        countries: [{ country: 'US', subtotals: { spend: '4.20', clicks: 7 } }],
        totals: { spend: 4.2, clicks: 7 },
      },
    },
    gives: { countries: [{ country: 'US', subtotals: { spend: 4.2, clicks: 7 } }], totals: { spend: 4.2, clicks: 7 } },
  },
  listActivity: {
    input: { query: { kind: 'campaign', ...days } },
    sent: `GET /wc/gla/activity?kind=campaign&${daysSent}`,
    reply: { status: 200, body: activity },
    gives: activity,
  },
  getActivityEntry: {
    input: { params: { id: 5 } },
    sent: 'GET /wc/gla/activity/5',
    reply: { status: 200, body: entry },
    gives: entry,
  },
  undoActivity: {
    input: { params: { id: 5 } },
    sent: 'POST /wc/gla/activity/5/undo',
    reply: { status: 200, body: undoing },
    gives: undoing,
  },
  getPaidProductsReport: {
    input: { query: { ...days, orderby: 'sales', order: 'asc' } },
    sent: `GET /wc/gla/ads/reports/products?${daysSent}&orderby=sales&order=asc`,
    reply: {
      status: 200,
      body: { ...paidBody, campaigns: null, products: [{ ...productRow, subtotals: paidTotals }] },
    },
    gives: { ...paidBody, campaigns: [], intervals: [], products: [{ ...productRow, subtotals: paidTotals }] },
  },
  listProducts: {
    input: { query: { include: '42,44', per_page: 2 } },
    sent: 'GET /wc-analytics/products?include=42%2C44&per_page=2',
    reply: { status: 200, body: [product] },
    gives: [product],
  },
  listProductVariations: {
    input: { params: { id: 42 }, query: { include: [43], per_page: 1 } },
    sent: 'GET /wc-analytics/products/42/variations?include=43&per_page=1',
    reply: { status: 200, body: [variation] },
    gives: [variation],
  },
  listVariations: {
    input: { query: { include: '43' } },
    sent: 'GET /wc-analytics/variations?include=43',
    reply: { status: 200, body: [variation] },
    gives: [variation],
  },
} satisfies Partial<Samples>;
