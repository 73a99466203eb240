import { ApiError } from '@listings/shared-api/contract';
import { usePage } from '@listings/shared-app';
import { failureNotice } from '@listings/shared-machines';
import { Button, useText } from '@listings/shared-ui';
import { useState } from 'react';
import type { ActivityFilter } from '../../hooks/use-activity-place';
import { useActivityWords } from '../../hooks/use-activity-words';

/** Saves the changes that the filter finds as a file for spreadsheets; what makes it is fetched then. */
export function DownloadActivity({ filter }: { filter: ActivityFilter }) {
  const t = useText('settings');
  const words = useActivityWords();
  const { api, bootstrap, notices } = usePage();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { saveActivity } = await import('./activity-file');
      const { count, isWhole } = await saveActivity(api, { filter, words, t, timeZone: bootstrap.timeZone });
      if (!isWhole) notices.show({ kind: 'info', text: t('activity.partial', { count }) });
    } catch (error) {
      const told =
        error instanceof ApiError ? { id: failureNotice('listActivity'), failure: error } : { id: 'download' };
      notices.show({ ...told, kind: 'error', text: t('activity.downloadFailed') });
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" loading={busy} onClick={() => void download()}>
      {t('activity.download')}
    </Button>
  );
}
