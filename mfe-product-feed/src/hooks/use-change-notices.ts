import { limits } from '@listings/shared-api/contract';
import type { StoppedNotice } from '@listings/shared-machines';
import { useEmitted, usePage } from '@listings/shared-app';
import { useFormats, useText } from '@listings/shared-ui';
import { useEffect } from 'react';
import { useOutdatedNotice } from './use-outdated-notice';
import type { VisibilityActor } from './use-picked-products';

/** What of a change was carried out. */
export type Changed = Pick<StoppedNotice, 'id' | 'count'>;

export interface ChangeNotices {
  readonly noticeId: string;
  /** What a change leaves as it was is selected again, in sight. */
  readonly staysSelected: boolean;
  /** Called with what was changed, all of it or a part. */
  readonly onChanged?: (changed: Changed) => void;
}

/** Shows a notice of each change, whole or stopped, with an undo of what was changed as long as the table is there. */
export function useChangeNotices(actor: VisibilityActor, { noticeId, staysSelected, onChanged }: ChangeNotices): void {
  const { notices } = usePage();
  const t = useText('productFeed');
  const { number } = useFormats();
  useOutdatedNotice(actor, noticeId);
  const tell = (kind: 'success' | 'info', text: string, changed: Changed) => {
    onChanged?.(changed);
    const undo = { label: t('bulkBar.bulk.undo'), run: () => actor.send({ type: 'undo' }), isUndo: true };
    const canUndo = actor.getSnapshot().can({ type: 'undo' });
    // Nobody undoes by hand what took several calls.
    const stays = changed.count > limits.ids || kind === 'info';
    notices.show({ id: noticeId, kind, text, ...(canUndo ? { action: undo, stays } : {}) });
  };
  useEmitted(actor, 'notice.success', ({ id, count }) => {
    if (id !== 'requestReview') tell('success', t(`bulkBar.bulk.${id}`, { count }), { id, count });
  });
  useEmitted(actor, 'notice.stopped', ({ id, count, left }) => {
    const key = staysSelected && id === 'updateProductVisibility' ? 'stopped' : 'stoppedRest';
    tell('info', t(`bulkBar.${key}`, { changed: number(count), count: left }), { id, count });
  });
  useEffect(() => () => notices.dismiss(noticeId), [notices, noticeId]);
}
