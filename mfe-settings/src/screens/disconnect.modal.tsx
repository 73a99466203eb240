import { Box, Button, Checkbox, PrimaryAction, useText, type Reason } from '@listings/shared-ui';
import { Modal } from '@listings/shared-ui/overlays';
import { useId } from 'react';
import type { Disconnect } from '../hooks/use-disconnect';

/** What disconnecting means, and its confirmation: cannot be closed while it runs [O4.10, O5.05]. */
export function DisconnectModal({ view }: { view: Disconnect }) {
  const t = useText('settings');
  const checkboxId = useId();
  const { target, ticked, busy } = view;
  const isAds = target === 'ads-account';
  const reasons: Reason[] = ticked
    ? []
    : [{ key: 'confirm', text: t('disconnect.confirmReason'), targetId: checkboxId }];
  return (
    <Modal
      open
      busy={busy}
      title={t(isAds ? 'disconnect.adsTitle' : 'disconnect.title')}
      onClose={view.close}
      actions={
        <>
          <Box>
            <Button variant="text" color="inherit" disabled={busy} onClick={view.close}>
              {t('disconnect.keep')}
            </Button>
          </Box>
          <PrimaryAction color="error" loading={busy} reasons={reasons} onClick={view.confirm}>
            {t(isAds ? 'disconnect.ads' : 'disconnect.all')}
          </PrimaryAction>
        </>
      }
    >
      {t(isAds ? 'disconnect.adsText' : 'disconnect.text')}
      <Box sx={{ mt: 2 }}>
        <Checkbox
          id={checkboxId}
          label={t(isAds ? 'disconnect.confirmAds' : 'disconnect.confirmAll')}
          checked={ticked}
          disabled={busy}
          onChange={view.tick}
        />
      </Box>
    </Modal>
  );
}
