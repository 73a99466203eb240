import type { ActivityEntry } from '@listings/shared-api/contract';
import { Box, Typography, useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import type { ActivityWords } from '../../hooks/use-activity-words';
import type { UndoEntryView } from '../../hooks/use-undo-entry';

interface UndoModalProps {
  readonly entry: ActivityEntry;
  readonly words: ActivityWords;
  readonly view: UndoEntryView;
}

/** Confirmation of taking a change back, with what will be true afterwards. */
export function UndoModal({ entry, words, view }: UndoModalProps) {
  const t = useText('settings');
  const { object_name: name, count } = entry;
  const lines = entry.changes.map((change) => {
    const isShown = change.before === 'shown' || change.before === 'hidden';
    return change.field === 'visibility' && isShown
      ? t(`activity.undo.${change.before === 'shown' ? 'shown' : 'hidden'}`, { name, count })
      : t('activity.undo.line', { field: words.field(entry, change), value: words.value(entry, change, 'before') });
  });
  return (
    <ConfirmModal
      open
      title={t('activity.undo.title')}
      confirmLabel={t('activity.undo.confirm')}
      cancelLabel={t('activity.undo.cancel')}
      busy={view.busy}
      onClose={view.cancel}
      onConfirm={view.confirm}
    >
      <Typography sx={{ mb: 1 }}>{words.sentence(entry)}.</Typography>
      <Typography>{t('activity.undo.text')}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Typography color="textSecondary">{t('activity.undo.kept')}</Typography>
    </ConfirmModal>
  );
}
