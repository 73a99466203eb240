import { usePage } from '@listings/shared-app';
import { useEffect } from 'react';
import type { VisibilityActor } from './use-picked-products';

/** Takes the notice of the last change away once the next is on its way: its Undo would do nothing any more. */
export function useOutdatedNotice(actor: VisibilityActor, noticeId: string): void {
  const { notices } = usePage();
  useEffect(() => {
    const subscription = actor.subscribe((state) => {
      if (state.hasTag('busy')) notices.dismiss(noticeId);
    });
    return () => subscription.unsubscribe();
  }, [actor, notices, noticeId]);
}
