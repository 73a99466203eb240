import { ApiError } from '@listings/shared-api/contract';
import type { NoticeId } from '@listings/shared-machines';
import { useCallback } from 'react';
import { useFailureNotice } from './use-failure-notice';

/**
 * Makes a call by hand, where no machine does, and answers whether it succeeded: a failure is told by the notice of `key`.
 * What is no failure of a call is a mistake of ours, and is thrown.
 *
 * @example
 * const attempt = useAttempt();
 * const isSaved = await attempt('saveSettings', async () => setSaved(await api.saveSettings({ body })));
 */
export function useAttempt(): (key: NoticeId, call: () => Promise<unknown>) => Promise<boolean> {
  const notifyFailure = useFailureNotice();
  return useCallback(
    async (key, call) => {
      try {
        await call();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notifyFailure(key, error);
        return false;
      }
    },
    [notifyFailure],
  );
}
