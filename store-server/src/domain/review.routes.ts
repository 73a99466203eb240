import type { ReviewStatus } from '@listings/shared-api/contract';
import { failure, ok, type HandlerContext, type Handlers } from '../http/handler';
import { throughProvider } from './connection.guard';
import { readDocument, updateDocument } from './documents.store';
import { accountIssueCodes } from './issues.store';
import { feedProducts } from './product-status.store';
import { requestRefusal, reviewStatus } from './review.rules';

async function read({ db, clock }: HandlerContext): Promise<ReviewStatus> {
  const submitted = await feedProducts(db).select('id').where('submitted_at', 'is not', null).limit(1).execute();
  return reviewStatus({
    review: await readDocument(db, 'review'),
    setupCompletedAt: (await readDocument(db, 'listings')).setupCompletedAt,
    hasProducts: submitted.length > 0,
    issues: await accountIssueCodes(db),
    now: clock.now(),
  });
}

export const reviewHandlers: Pick<Handlers, 'getReview' | 'requestReview'> = {
  getReview: throughProvider(async (_request, context) => ok(await read(context))),
  requestReview: throughProvider(async (_request, context) => {
    const refusal = requestRefusal(await read(context));
    if (refusal) return failure(400, { message: refusal });
    await updateDocument(context.db, 'review', { requestedAt: context.clock.now(), cooldown: 0 });
    return ok(await read(context));
  }),
};
