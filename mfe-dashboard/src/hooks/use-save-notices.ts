import {
  failureNotice,
  type Actor,
  type FreeListingSave,
  type freeListingSaveMachine,
} from '@listings/shared-machines';
import { useEmitted, usePage } from '@listings/shared-app';
import { useFormats, useText } from '@listings/shared-ui';
import { useMemo } from 'react';

const [savedId, partlyId, unsyncedId] = [
  'freeListings.saved',
  failureNotice('saveFreeListings'),
  failureNotice('syncSettings'),
];

/** The message of the actions that failed: exactly as the specification words it [O4.13, O8.15]. */
function useFailedText(): (failed: readonly FreeListingSave[]) => string {
  const t = useText('dashboard');
  const { row } = useFormats();
  return useMemo(() => {
    const listOf = (labels: readonly string[]): string => {
      const last = labels.at(-1) ?? '';
      const others = row(labels.slice(0, -1));
      return others === '' ? last : t('freeListings.and', { others, last });
    };
    return (failed) => {
      const actions = listOf(failed.map((save) => t(`freeListings.actions.${save}`)));
      const what = t(failed.length === 1 ? 'freeListings.oneFailed' : 'freeListings.someFailed', { actions });
      const rest = failed.length === 4 ? [] : [t('freeListings.othersSaved')];
      return [what, ...rest, t('freeListings.tryAgain')].join(' ');
    };
  }, [t, row]);
}

/** Shows one notice with the outcome of a save of the free listings; the page adds the cause and reference of a failure. */
export function useSaveNotices(actor: Actor<typeof freeListingSaveMachine> | undefined): void {
  const { notices } = usePage();
  const t = useText('dashboard');
  const failedText = useFailedText();
  const outdated = (...ids: readonly string[]) => ids.forEach(notices.dismiss);
  useEmitted(
    actor,
    'freeListings.saved',
    ({ isChanged }) => {
      outdated(partlyId, unsyncedId);
      const text = [t('freeListings.saved'), ...(isChanged ? [t('freeListings.changedSince')] : [])].join(' ');
      notices.show({ id: savedId, kind: 'success', text });
    },
    'untilStopped',
  );
  useEmitted(
    actor,
    'freeListings.partlySaved',
    ({ failed, status, message }) => {
      outdated(savedId, unsyncedId);
      const failure = { status, serverMessage: message };
      notices.show({ id: partlyId, kind: 'error', text: failedText(failed), failure });
    },
    'untilStopped',
  );
  useEmitted(actor, 'notice', () => outdated(savedId, partlyId), 'untilStopped');
}
