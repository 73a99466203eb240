import type { EndpointKey } from '@listings/shared-api/contract';
import { failureNotice, type NoticeId } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useCallback } from 'react';
import { usePage } from '../page/page-context';

/** Failed call: an ApiError, or a machine's report of one. */
export interface Failure {
  /** HTTP status, 0 when no answer arrived. */
  readonly status: number;
  /** The server's own words. */
  readonly serverMessage?: string | null | undefined;
  /** Sentence after the text that names the part of the call the failure concerns. */
  readonly detail?: string | undefined;
  /** `cancelled`: the answer is not needed any more. */
  readonly kind?: string | undefined;
}

/** Calls whose notice shows the server's own words when it gave some. Source: S8.18–S8.20, S8.40, O7.02. */
const speakForThemselves: ReadonlySet<NoticeId> = new Set([
  'createMerchantAccount',
  'connectMerchantAccount',
  'switchUrl',
  'requestVerificationCode',
  'verifyPhoneNumber',
  'requestReview',
] satisfies NoticeId[]);

/**
 * Text of a failure: the server's own where the specification requires it, else that of the catalog.
 *
 * @example
 * const failureText = useFailureText();
 * <ErrorState message={failureText('getSettings')} onRetry={retry} />
 */
export function useFailureText(): (key: NoticeId, failure?: Failure) => string {
  const t = useText('app');
  return useCallback(
    (key, failure) => (speakForThemselves.has(key) && failure?.serverMessage) || t(`errors.${key}`),
    [t],
  );
}

/**
 * Answers with the id by which the server's log names the last failure of a call, for what is shown in place of its content.
 *
 * @example
 * <ErrorState message={t('failed')} supportId={useReference()('getSettings')} />
 */
export function useReference(): (key: NoticeId | EndpointKey) => string | undefined {
  const { references } = usePage();
  return (key) => references.get(key) ?? undefined;
}

/**
 * Shows a failed call in the page's notices, one notice a key, and logs its key and status, no personal data. No notice
 * for a 401, which leads to a sign-in of its own [S6.06], for a call that was given up, or for one that this store does
 * not have: features that need it are left out.
 *
 * @example
 * const notifyFailure = useFailureNotice();
 * api.saveSettings({ body }).catch((error: ApiError) => notifyFailure('saveSettings', error));
 */
export function useFailureNotice(): (key: NoticeId, failure: Failure) => void {
  const { notices, bootstrap } = usePage();
  const { missingCalls, person } = bootstrap;
  const textOf = useFailureText();
  return useCallback(
    (key, failure) => {
      if (failure.kind === 'cancelled' || missingCalls.includes(key)) return;
      console.warn(`${key} failed (${failure.status})`);
      if (failure.status === 401) return;
      // An owner is refused nothing: whoever is not, has a role that is not enough.
      const why = person?.refused[key] ? person.refusal : textOf(key, failure);
      const text = failure.detail ? `${why} ${failure.detail}` : why;
      notices.show({ id: failureNotice(key), kind: 'error', text, failure });
    },
    [notices, textOf, person, missingCalls],
  );
}
