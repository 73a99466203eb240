import type { ReviewStatus } from '@listings/shared-api/contract';
import {
  accountReviewActors,
  accountReviewMachine,
  accountReviewReads,
  type AccountReviewEvent,
  type Actor,
} from '@listings/shared-machines';
import { useActorWithInput, useEmitted, usePage, useReads } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { usePreviousDefined } from './use-previous-defined';

type ReviewActor = Actor<typeof accountReviewMachine>;

/** An account that was refused, and what can be done about it. */
export interface AccountReview {
  readonly review: ReviewStatus;
  readonly severity: 'DISAPPROVED' | 'WARNING';
  readonly coolingDown: boolean;
  readonly eligible: boolean;
  /** The modal is open. */
  readonly asking: boolean;
  readonly busy: boolean;
  /** Null until the issues of the modal are known. */
  readonly issueCount: number | null;
  readonly issuesSolved: boolean;
  readonly canSubmit: boolean;
  readonly send: (event: AccountReviewEvent) => void;
}

const isBusy = (actor: ReviewActor) => actor.getSnapshot().hasTag('busy');

/** The review of the account, while it was refused; null otherwise [O4.01-O4.05]. */
export function useAccountReview(): AccountReview | null {
  const { api, notices } = usePage();
  const t = useText('productFeed');
  const reads = useReads(accountReviewReads);
  const machine = useMemo(
    () => accountReviewMachine.provide({ actors: { ...accountReviewActors(api), reads } }),
    [api, reads],
  );
  const actor = useActorWithInput(machine, undefined, { isBusy });
  useEmitted(actor, 'notice.success', () =>
    notices.show({ id: 'request-review', kind: 'success', text: t('review.requested') }),
  );
  const now = useSelector(actor, (state) => state);
  const send = useCallback((event: AccountReviewEvent) => actor.send(event), [actor]);
  // A screen that is shown once more has a new machine, which does not know the review yet: what was known stays until then.
  const snapshot = usePreviousDefined(now.context.review === null ? undefined : now);
  if (snapshot === undefined) return null;
  const { review, issueCount, issuesSolved } = snapshot.context;
  if (review === null || !snapshot.hasTag('refused')) return null;
  return {
    review,
    severity: review.status === 'WARNING' ? 'WARNING' : 'DISAPPROVED',
    coolingDown: snapshot.hasTag('coolingDown'),
    eligible: snapshot.hasTag('eligible'),
    asking: snapshot.hasTag('modal'),
    busy: snapshot.hasTag('busy'),
    issueCount,
    issuesSolved,
    canSubmit: snapshot.can({ type: 'submit' }),
    send,
  };
}
