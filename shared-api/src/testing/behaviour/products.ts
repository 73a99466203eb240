import { answers, refuses, type Behaviour } from './behaviour';
import { someNumber } from './described';

const item = (id: number, title: string, status: string, visible = true) => ({
  id,
  title,
  visible,
  status,
  errors: [],
});
const apron = item(10, 'Apron', 'pending');
const lamp = item(9, 'Brass Lamp', 'approved');
const pot = item(11, 'Clay Pot', 'disapproved');
const scarf = item(12, 'Scarf', 'approved');
const missingImage = {
  type: 'product',
  product_id: 11,
  product: 'Clay Pot',
  issue: 'Missing value [image link]',
  code: 'missing_image_link',
  action: 'Add an image to the product',
  action_url: 'https://support.google.com/merchants/answer/6324350',
  severity: 'error',
  applicable_countries: ['US', 'GB'],
} as const;
const slowStore = {
  type: 'account',
  product: 'All products',
  issue: 'Product pages answer slowly',
  code: 'slow_store',
  action: 'Make the store faster',
  action_url: 'https://support.google.com/merchants/answer/7052112',
  severity: 'warning',
  applicable_countries: [],
} as const;
const notSetUp = { status: 400, message: 'Merchant Center account is not set up.' };
const notEligible = { status: 400, message: 'Your account is not eligible for a new request review.' };

/** Product feed, visibility and issues. */
const feed: readonly Behaviour[] = [
  {
    rule: 'before there is a merchant account there is nothing to say of products',
    given: 'connected',
    steps: [
      refuses('getProductStatistics', {}, notSetUp),
      refuses('refreshProductStatistics', {}, notSetUp),
      refuses('listProductFeed', {}, notSetUp),
      refuses('getFeedProduct', { params: { id: 12 } }, notSetUp),
      refuses('listAllIssues', {}, notSetUp),
      refuses('listIssues', { params: { issue_type: 'product' } }, notSetUp),
    ],
  },
  {
    rule: 'the feed is sorted, searched and cut into pages [O3.02]',
    given: 'complete',
    steps: [
      answers('listProductFeed', {}, { products: [apron, lamp, pot, scarf], total: 4, page: 1 }),
      answers(
        'listProductFeed',
        { query: { orderby: 'id', order: 'desc' } },
        { products: [scarf, pot, apron, lamp], total: 4, page: 1 },
      ),
      answers(
        'listProductFeed',
        { query: { orderby: 'title', order: 'desc', per_page: 3, page: 2 } },
        { products: [apron], total: 4, page: 2 },
      ),
      answers(
        'listProductFeed',
        { query: { search: 'a' } },
        { products: [apron, lamp, pot, scarf], total: 4, page: 1 },
      ),
      answers('listProductFeed', { query: { search: 'CLAY' } }, { products: [pot], total: 1, page: 1 }),
      answers('listProductFeed', { query: { ids: [12, 9] } }, { products: [lamp, scarf], total: 2, page: 1 }),
    ],
  },
  {
    rule: 'a product that the feed has not cannot be read',
    given: 'complete',
    steps: [
      refuses(
        'getFeedProduct',
        { params: { id: 987_654 } },
        { status: 404, message: 'The feed has no such product.', details: { id: 987_654 } },
      ),
    ],
  },
  {
    rule: 'the feed is filtered by status and visibility, and says that it was',
    given: 'complete',
    steps: [
      answers(
        'listProductFeed',
        { query: { status: 'approved' } },
        { products: [lamp, scarf], total: 2, page: 1, filtered: true },
      ),
      answers(
        'listProductFeed',
        { query: { visibility: 'hidden' } },
        { products: [], total: 0, page: 1, filtered: true },
      ),
      answers(
        'listProductFeed',
        { query: { status: ['pending', 'disapproved'] } },
        { products: [apron, pot], total: 2, page: 1, filtered: true },
      ),
      answers(
        'listProductFeed',
        { query: { cause: 'missing_image_link:Missing value [image link]' } },
        { products: [pot], total: 1, page: 1, filtered: true },
      ),
      answers(
        'listProductFeed',
        { query: { cause: 'missing_image_link:Something else' } },
        { products: [], total: 0, page: 1, filtered: true },
      ),
      answers('listProductFeed', { query: { search: '11' } }, { products: [pot], total: 1, page: 1 }),
    ],
  },
  {
    rule: 'issues of products are told by cause to who asks for that [O3.01]',
    given: 'complete',
    steps: [
      answers(
        'listIssues',
        { params: { issue_type: 'product' }, query: { causes: true } },
        {
          issues: [missingImage],
          total: 1,
          page: 1,
          causes: [
            {
              code: 'missing_image_link',
              issue: 'Missing value [image link]',
              action: 'Add an image to the product',
              action_url: 'https://support.google.com/merchants/answer/6324350',
              severity: 'error',
              products: 1,
              product_id: 11,
              product: 'Clay Pot',
            },
          ],
        },
      ),
      answers(
        'listIssues',
        { params: { issue_type: 'account' }, query: { causes: true } },
        { issues: [], total: 0, page: 1 },
      ),
    ],
  },
  {
    rule: 'a hidden product is not synchronised and has no issues any more',
    given: 'complete',
    steps: [
      answers('updateProductVisibility', { body: { ids: [11], visible: false } }, { success: [11], errors: [] }),
      answers(
        'listProductFeed',
        { query: { ids: [11] } },
        { products: [item(11, 'Clay Pot', 'not_synced', false)], total: 1, page: 1 },
      ),
      answers(
        'listIssues',
        { params: { issue_type: 'product' }, query: { product_id: 11 } },
        { issues: [], total: 0, page: 1, filtered: true },
      ),
      answers(
        'getProductStatistics',
        {},
        {
          timestamp: someNumber(),
          statistics: { active: 2, expiring: 0, pending: 1, disapproved: 0, not_synced: 1 },
          scheduled_sync: 0,
        },
      ),
    ],
  },
  {
    rule: 'products that there are not are named, and the others change all the same',
    given: 'complete',
    steps: [
      refuses(
        'updateProductVisibility',
        { body: { ids: [9, 987_654], visible: false } },
        {
          status: 400,
          message: null,
          details: { errors: [987_654] },
        },
      ),
      answers(
        'listProductFeed',
        { query: { visibility: 'hidden' } },
        { products: [item(9, 'Brass Lamp', 'not_synced', false)], total: 1, page: 1, filtered: true },
      ),
    ],
  },
  {
    rule: 'issues are listed by type and by product, and warnings give way to errors [O3.01]',
    given: 'account-warning',
    steps: [
      answers('listIssues', { params: { issue_type: 'account' } }, { issues: [slowStore], total: 1, page: 1 }),
      answers('listIssues', { params: { issue_type: 'product' } }, { issues: [missingImage], total: 1, page: 1 }),
      answers('listAllIssues', {}, { issues: [missingImage], total: 1, page: 1 }),
      answers(
        'listIssues',
        { params: { issue_type: 'product' }, query: { product_id: 11, page: 1, per_page: 5 } },
        { issues: [missingImage], total: 1, page: 1, filtered: true },
      ),
    ],
  },
];

/** The review of the account. */
const review: readonly Behaviour[] = [
  {
    rule: 'a review is asked for by an account that was warned, once [O3.05]',
    given: 'account-warning',
    steps: [
      answers('requestReview', {}, { status: 'UNDER_REVIEW', cooldown: 0, issues: [], reviewEligibleRegions: [] }),
      answers('getReview', {}, { status: 'UNDER_REVIEW', cooldown: 0, issues: [], reviewEligibleRegions: [] }),
      refuses('requestReview', {}, notEligible),
    ],
  },
  {
    rule: 'an account that is well has nothing to be reviewed',
    given: 'complete',
    steps: [refuses('requestReview', {}, notEligible)],
  },
  {
    rule: 'a review is not asked for before the cool-down is over',
    given: 'review-cooldown',
    steps: [
      refuses(
        'requestReview',
        {},
        {
          status: 400,
          message: 'Your account is under cool down period and cannot request a new review.',
        },
      ),
    ],
  },
];

export const productBehaviours: readonly Behaviour[] = [...feed, ...review];
