import { undoneCall, type ActivityEntry } from '@listings/shared-api/contract';
import { AppLink, useMay } from '@listings/shared-app';
import { Box, Button, InlineNotice, LazyPart, ReasonList, retryLazy, useText } from '@listings/shared-ui';
import { useId } from 'react';
import { activityPlace } from '../../hooks/use-activity-place';
import type { ActivityWords } from '../../hooks/use-activity-words';
import { useUndoEntry, type UndoRefused } from '../../hooks/use-undo-entry';

const UndoModal = retryLazy(() => import('./undo.modal').then((module) => module.UndoModal));

interface UndoProps {
  readonly entry: ActivityEntry;
  readonly words: ActivityWords;
}

/** The reason why a change was not taken back, and the way to what was changed since. */
function Refused({ refused, words }: { refused: UndoRefused; words: ActivityWords }) {
  const t = useText('settings');
  const { code, by, at, entry } = refused;
  const reason = () => {
    if (code !== 'activity_changed_since') return t('activity.undo.never');
    return by !== null && at !== null
      ? t('activity.undo.changedBy', { name: by, moment: words.moment(at) })
      : t('activity.undo.changed');
  };
  const look = entry !== null && <AppLink to={activityPlace({}, entry)}>{t('activity.undo.look')}</AppLink>;
  return (
    <InlineNotice tone="warning" announce="alert" actions={look || undefined}>
      {reason()}
    </InlineNotice>
  );
}

/** Takes a change back: asks first with what will be true, and says why when it was refused. */
export function UndoEntry({ entry, words }: UndoProps) {
  const t = useText('settings');
  const view = useUndoEntry(entry);
  const reasonsId = useId();
  const may = useMay();
  const reasons = [...may('undoActivity'), ...may(undoneCall(entry.kind))].slice(0, 1);
  const isForbidden = reasons.length > 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'flex-start' }}>
      {view.refused && <Refused refused={view.refused} words={words} />}
      <Button
        variant="outlined"
        size="small"
        disabled={isForbidden}
        aria-describedby={isForbidden ? reasonsId : undefined}
        onClick={view.ask}
      >
        {t('activity.undo.action')}
      </Button>
      <ReasonList id={reasonsId} reasons={reasons} />
      <LazyPart>{view.isAsking && <UndoModal entry={entry} words={words} view={view} />}</LazyPart>
    </Box>
  );
}
