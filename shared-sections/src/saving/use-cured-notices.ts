import { failureNotice, type AutosaveStatus, type NoticeId } from '@listings/shared-machines';
import { useEffect } from 'react';
import { usePage } from '@listings/shared-app';

/** Takes the notices of a failed save away once a later one succeeds. `ids` must stay the same. */
export function useCuredNotices(status: AutosaveStatus, ids: readonly NoticeId[]): void {
  const { notices } = usePage();
  useEffect(() => {
    if (status === 'saved') for (const id of ids) notices.dismiss(failureNotice(id));
  }, [status, ids, notices]);
}
