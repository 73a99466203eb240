import { FailedCall, useFailureText, useServerRead } from '@listings/shared-app';
import {
  Box,
  Disclosure,
  focusCause,
  InlineNotice,
  LoadingCard,
  Panel,
  Typography,
  useText,
} from '@listings/shared-ui';
import { useEffect } from 'react';
import { useActivityWords } from '../../hooks/use-activity-words';
import { Entry } from './activity-list';
import { EntryDetails, entryButton, entryRow } from './entry-details';

const NOT_FOUND = 404;

interface LinkedEntryProps {
  readonly id: number;
  /** A link on the screen led to it, and is gone: the focus goes to the entry once it is there. */
  readonly isFollowed: boolean;
  readonly onClose: () => void;
}

/** The change that the address names, where it is not among those that are listed. */
export function LinkedEntry({ id, isFollowed, onClose }: LinkedEntryProps) {
  const t = useText('settings');
  const words = useActivityWords();
  const failureText = useFailureText();
  const { data, error, refetch } = useServerRead('getActivityEntry', { params: { id } }, { silent: true });
  const buttonId = data && entryButton(data);
  useEffect(() => {
    if (isFollowed && buttonId !== undefined && document.activeElement === document.body) focusCause(buttonId);
  }, [isFollowed, buttonId]);
  if (data === undefined && error === null) return <LoadingCard label={t('activity.loading')} lines={3} />;
  if (error?.status === NOT_FOUND) {
    return (
      <InlineNotice tone="info" announce="status" onDismiss={onClose}>
        {t('activity.entry.gone')}
      </InlineNotice>
    );
  }
  return (
    <Box component="section" aria-label={t('activity.entry.linked')}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('activity.entry.linked')}
      </Typography>
      <Panel>
        {data === undefined ? (
          <FailedCall
            call="getActivityEntry"
            message={failureText('getActivityEntry', error ?? undefined)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Disclosure id={entryRow(data)} title={<Entry entry={data} words={words} />} defaultOpen onToggle={onClose}>
            <EntryDetails entry={data} words={words} />
          </Disclosure>
        )}
      </Panel>
    </Box>
  );
}
