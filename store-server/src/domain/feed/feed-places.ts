import type { FeedPlace } from '@listings/shared-api/contract';
import type { HandlerContext } from '../../calls/handler';
import { campaignRows } from '../campaigns/campaigns.store';
import { readDocument } from '../documents/documents.store';
import type { CatalogueCache } from './catalogue-cache';
import type { ProductStatus } from './product-status.rules';
import { readReview } from './review.routes';

const LISTED: readonly ProductStatus[] = ['approved', 'partially_approved', 'expiring'];

/**
 * Where products are shown now, by their status: nowhere while the account is refused, and until the review that was asked
 * for then is over; in ads while a campaign runs.
 */
export async function placesNow(
  context: Pick<HandlerContext, 'db' | 'clock'>,
  cache: CatalogueCache,
): Promise<(status: ProductStatus) => FeedPlace[]> {
  const { status } = await readReview(context, cache);
  const { decided } = await readDocument(context.db, 'review');
  if (status === 'DISAPPROVED' || (status === 'UNDER_REVIEW' && decided !== 'WARNING')) return () => [];
  const { id } = await readDocument(context.db, 'ads');
  const campaigns = await campaignRows(context.db, id, true);
  const isAdvertised = campaigns.some((campaign) => campaign.status === 'enabled');
  const places: readonly FeedPlace[] = isAdvertised ? ['free_listings', 'ads'] : ['free_listings'];
  return (its) => (LISTED.includes(its) ? [...places] : []);
}
