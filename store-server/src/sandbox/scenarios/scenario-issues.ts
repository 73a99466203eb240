import { touch } from '../../catalogue/catalogue-revisions.store';
import type { Database } from '../../db/tables';
import { updateDocument } from '../../domain/documents/documents.store';
import { noteEvents } from '../../domain/feed/product-events.store';
import { ALL_PRODUCTS, insertIssues, type IssueRow } from '../../domain/feed/issues.store';
import { feedProducts } from '../../domain/feed/product-status.store';

const help = (article: number): string => `https://support.google.com/merchants/answer/${article}`;

type Kind = readonly [
  code: string,
  severity: IssueRow['severity'],
  issue: string,
  action: string | null,
  article: number,
];

const ACCOUNT: readonly Kind[] = [
  [
    'landing_page_error',
    'error',
    'Unavailable landing pages',
    'Make every product page open without an error',
    6_098_155,
  ],
  ['missing_robots', 'error', 'Pages blocked for crawlers', 'Let crawlers read the product pages', 6_098_154],
  ['missing_contact_info', 'error', 'Insufficient contact information', 'Show how customers can reach you', 6_159_060],
  ['missing_refund_policy', 'error', 'Missing refund policy', 'Show how goods can be sent back', 6_150_127],
  ['insecure_checkout', 'error', 'Checkout is not encrypted', 'Serve the checkout by HTTPS', 6_150_122],
  ['price_mismatch', 'error', 'Prices differ from the product pages', null, 6_098_334],
  ['slow_store', 'warning', 'Product pages answer slowly', 'Make the store faster', 7_052_112],
];

const PRODUCT: readonly Kind[] = [
  ['policy_violation', 'error', 'Violates a policy of the shopping ads', 'Correct the product or hide it', 6_150_006],
  ['image_too_small', 'error', 'Image too small [image link]', 'Use an image of at least 100 x 100 pixels', 6_324_350],
  ['low_image_quality', 'warning', 'Low image quality [image link]', 'Use a larger image', 6_324_350],
];

const rowOf = ([code, severity, issue, action, article]: Kind, product: Pick<IssueRow, 'product' | 'product_id'>) => ({
  type: product.product_id === null ? ('account' as const) : ('product' as const),
  ...product,
  code,
  severity,
  issue,
  action,
  action_url: help(article),
  countries: product.product_id === null ? '[]' : '["US"]',
});

const insertAccountIssues = (db: Database, kinds: readonly Kind[]): Promise<void> =>
  insertIssues(
    db,
    kinds.map((kind) => rowOf(kind, { product: ALL_PRODUCTS, product_id: null })),
  );

/** The provider warns: the account will be disapproved unless something is done. */
export async function warnAccount(db: Database): Promise<void> {
  await insertAccountIssues(
    db,
    ACCOUNT.filter(([, severity]) => severity === 'warning'),
  );
  await updateDocument(db, 'review', { decided: 'WARNING', regions: ['US', 'GB'] });
}

/** The provider refuses the account. */
export async function disapproveAccount(db: Database): Promise<void> {
  await insertAccountIssues(db, ACCOUNT);
  await updateDocument(db, 'review', { decided: 'DISAPPROVED', regions: ['US'] });
}

/** The provider refuses some of the products it knows. */
export async function disapproveProducts(db: Database, now: number): Promise<void> {
  const products = await feedProducts(db)
    .select(['id', 'title'])
    .where('verdict', '=', 'approved')
    .orderBy('id')
    .limit(4)
    .execute();
  for (const { id, title } of products) {
    await insertIssues(
      db,
      PRODUCT.map((kind) => rowOf(kind, { product: title, product_id: id })),
    );
    await db.updateTable('products').set({ verdict: 'disapproved' }).where('id', '=', id).execute();
  }
  const ids = products.map(({ id }) => id);
  await noteEvents(db, ids, { at: now, kind: 'decided', verdict: 'disapproved' });
  await touch(db, 'state');
}
