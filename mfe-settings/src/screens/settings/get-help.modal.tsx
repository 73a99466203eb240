import { usePage } from '@listings/shared-app';
import { Box, Button, Switch, useFormats, useText } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { useSessionRecording, type SessionRecording } from '../../hooks/use-session-recording';
import { downloadSession, lineOf } from './session-file';

/** Everything the file holds, before it is downloaded. */
function Recorded({ recording: { session } }: { recording: SessionRecording }) {
  const t = useText('settings');
  const { row } = useFormats();
  if (session.walks.length === 0) return <p>{t('getHelp.nothing')}</p>;
  return (
    <Box
      role="region"
      aria-label={t('getHelp.recorded')}
      tabIndex={0}
      sx={{ mt: 2, maxHeight: 240, overflow: 'auto', typography: 'body2' }}
    >
      {session.walks.map(({ model, start, steps }, walk) => (
        <Box key={walk} sx={{ mb: 1.5 }}>
          <Box sx={{ fontWeight: 600 }}>{`${model}: ${row(start)}`}</Box>
          <Box component="ol" sx={{ m: 0, pl: 3 }}>
            {steps.map((step, at) => (
              <li key={at}>{`${lineOf(step)} → ${row(step.state)}`}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Recording switched on and off; what was recorded is looked at, downloaded, deleted. */
export function GetHelpModal({ onClose }: { onClose: () => void }) {
  const t = useText('settings');
  const { notices } = usePage();
  const recording = useSessionRecording();
  const isEmpty = recording.session.walks.length === 0;
  const clear = () => {
    recording.clear();
    notices.show({ id: 'session-deleted', kind: 'success', text: t('getHelp.deleted') });
  };
  return (
    <Modal
      open
      title={t('getHelp.title')}
      onClose={onClose}
      actions={
        <ModalActions
          other={
            <Button variant="text" color="error" disabled={isEmpty} onClick={clear}>
              {t('getHelp.delete')}
            </Button>
          }
          disabled={isEmpty}
          onConfirm={() => downloadSession(recording.session)}
        >
          {t('getHelp.download')}
        </ModalActions>
      }
    >
      <p>{t('getHelp.text')}</p>
      <p>{t('getHelp.privacy')}</p>
      <Switch label={t('getHelp.record')} checked={recording.on} onChange={recording.turn} />
      <Recorded recording={recording} />
    </Modal>
  );
}
