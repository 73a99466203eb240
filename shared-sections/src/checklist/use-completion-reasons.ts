import type { CompletionBlocker } from '@listings/shared-machines';
import { useText, type Reason } from '@listings/shared-ui';
import { phoneTarget } from '../phone/phone.section';
import { storeAddressTarget } from '../store-address/store-address.section';
import { checklistTarget } from './checklist.section';

const targets: Readonly<Record<CompletionBlocker, string>> = {
  phoneNotVerified: phoneTarget,
  addressNotFilled: storeAddressTarget,
  checklistNotDone: checklistTarget,
  checklistNotSaved: checklistTarget,
  checklistSaving: checklistTarget,
};

/**
 * Why the setup cannot be completed yet, in words, each with the id of its cause [S4.20, decisions 22]. `onSelect` is
 * told when one is followed, such as to show which items are missing.
 */
export function useCompletionReasons(
  blockers: readonly CompletionBlocker[],
  onSelect?: (blocker: CompletionBlocker) => void,
): Reason[] {
  const t = useText('sections');
  return blockers.map((key) => ({
    key,
    text: t(`reasons.completion.${key}`),
    targetId: targets[key],
    ...(onSelect ? { onSelect: () => onSelect(key) } : {}),
  }));
}
