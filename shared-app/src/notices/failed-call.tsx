import type { EndpointKey } from '@listings/shared-api/contract';
import type { NoticeId } from '@listings/shared-machines';
import { ErrorState, type ErrorStateProps } from '@listings/shared-ui';
import { useReference } from './use-failure-notice';

export interface FailedCallProps extends Pick<ErrorStateProps, 'message' | 'onRetry'> {
  /** The call that failed. */
  readonly call: NoticeId | EndpointKey;
}

/**
 * Stands in place of content that could not be read: what is missing, the reference by which the server's log names the
 * failure, Retry.
 *
 * @example
 * <FailedCall call="listApiKeys" message={t('failed')} onRetry={() => void keys.refetch()} />
 */
export function FailedCall({ call, ...shown }: FailedCallProps) {
  return <ErrorState {...shown} supportId={useReference()(call)} />;
}
