import type { ReviewStatus } from '@listings/shared-api/contract';
import { failure, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import type { CatalogueCache } from './catalogue-cache';
import { throughProvider } from '../accounts/connection-guard';
import { readDocument, updateDocument } from '../documents/documents.store';
import { accountIssueCodes } from './issues.store';
import { requestRefusal, reviewStatus } from './review.rules';

/** The review of the account as it stands. */
export async function readReview(
  { db, clock }: Pick<HandlerContext, 'db' | 'clock'>,
  cache: CatalogueCache,
): Promise<ReviewStatus> {
  const groups = await cache.groups(db);
  return reviewStatus({
    review: await readDocument(db, 'review'),
    setupCompletedAt: (await readDocument(db, 'listings')).setupCompletedAt,
    hasProducts: groups.some(({ submitted_at }) => submitted_at !== null),
    issues: await accountIssueCodes(db),
    now: clock.now(),
  });
}

export const reviewHandlers = (cache: CatalogueCache): Pick<Handlers, 'getReview' | 'requestReview'> => ({
  getReview: throughProvider(async (_request, context) => ok(await readReview(context, cache))),
  requestReview: throughProvider(async (_request, context) => {
    const before = await readReview(context, cache);
    const refusal = requestRefusal(before);
    if (refusal) return failure(400, { message: refusal });
    // A warned account may have been refused since: until the review is over it is what it was when it asked.
    const decided = before.status === 'WARNING' ? 'WARNING' : 'DISAPPROVED';
    await updateDocument(context.db, 'review', { requestedAt: context.clock.now(), cooldown: 0, decided });
    return ok(await readReview(context, cache));
  }),
});
