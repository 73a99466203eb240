import { useState } from 'react';
import { hasMark } from './has-mark';
import { setMark } from './set-mark';

/** Marks of the notices that stay dismissed in this browser. Source: contract §4.4. */
export type DismissalKey =
  | 'gla-is-before-migration-notice-dismissed'
  | 'gla-is-after-migration-notice-dismissed'
  | 'gla-is-reports-migration-notice-dismissed'
  /** The survey after the first campaign was asked. */
  | 'gla-campaign-creation-ces-prompt-asked'
  /** The hint shown before a program is edited was read. */
  | 'listings-edit-program-hint-read'
  /** The task list after the setup was hidden, or all its tasks are done. */
  | 'listings-onboarding-ended';

/**
 * A notice that, once dismissed, stays away for good in this browser. Source: O4.08, O9.10.
 *
 * @example
 * const { isDismissed, dismiss } = useDismissal('gla-is-reports-migration-notice-dismissed');
 */
export function useDismissal(key: DismissalKey): { readonly isDismissed: boolean; readonly dismiss: () => void } {
  const [now, setNow] = useState<readonly DismissalKey[]>([]);
  return {
    isDismissed: now.includes(key) || hasMark(key),
    dismiss: () => {
      setMark(key, true);
      setNow([...now, key]);
    },
  };
}
