import type { Actor, FreeListingSave, freeListingSaveMachine } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { useFormats, useText } from '@listings/shared-ui';
import { useEffect, useMemo } from 'react';

const noticeId = 'freeListings.saved';

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

/** Shows one notice with the outcome of a save of the free listings. */
export function useSaveNotices(actor: Actor<typeof freeListingSaveMachine> | undefined): void {
  const { notices } = usePage();
  const t = useText('dashboard');
  const failedText = useFailedText();
  useEffect(() => {
    if (actor === undefined) return undefined;
    const saved = actor.on('freeListings.saved', () => {
      notices.dismiss('failed.syncSettings');
      notices.show({ id: noticeId, kind: 'success', text: t('freeListings.saved') });
    });
    const partly = actor.on('freeListings.partlySaved', ({ failed }) => {
      notices.dismiss('failed.syncSettings');
      notices.show({ id: noticeId, kind: 'error', text: failedText(failed) });
    });
    const unsynced = actor.on('notice', () => notices.dismiss(noticeId));
    return () => {
      for (const subscription of [saved, partly, unsynced]) subscription.unsubscribe();
    };
  }, [actor, notices, t, failedText]);
}
