import { failureNotice, type NoticeId } from '@listings/shared-machines';
import { useEffect } from 'react';
import { usePage } from '@listings/shared-app';

/** Takes the notices of what failed away once it succeeds, in this way or another. `ids` must stay the same. */
export function useCuredNotices(isCured: boolean, ids: readonly NoticeId[]): void {
  const { notices } = usePage();
  useEffect(() => {
    if (isCured) for (const id of ids) notices.dismiss(failureNotice(id));
  }, [isCured, ids, notices]);
}
