import type { MadeKey as Made } from '@listings/shared-machines';
import { Button, InlineNotice, Typography, useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import { useState } from 'react';
import { ShownOnce } from '../shown-once';

interface MadeKeyProps {
  readonly made: Made;
  readonly onCopied: () => void;
  readonly onDone: () => void;
}

/** A key that was just made: it is shown this once, to be copied. */
export function MadeKey({ made: { name, secret, isCopied }, onCopied, onDone }: MadeKeyProps) {
  const t = useText('settings');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <InlineNotice tone="success" title={t('apiKeys.made.title', { name })}>
      <p>{t('apiKeys.made.text', { header: 'Authorization: Bearer …' })}</p>
      <ShownOnce
        label={t('apiKeys.made.key')}
        value={secret}
        copyLabel={t('apiKeys.made.copy')}
        said={{ copied: t('apiKeys.made.copied'), selected: t('apiKeys.made.selected') }}
        lost={{ title: t('apiKeys.made.lost.title'), text: t('apiKeys.made.lost.text', { name }) }}
        onCopied={onCopied}
        others={
          <Button variant="outlined" onClick={isCopied ? onDone : () => setIsAsking(true)}>
            {t('apiKeys.made.done')}
          </Button>
        }
      />
      {isAsking && (
        <ConfirmModal
          open
          danger
          title={t('apiKeys.made.closing.title')}
          confirmLabel={t('apiKeys.made.closing.confirm')}
          cancelLabel={t('apiKeys.made.closing.cancel')}
          onClose={() => setIsAsking(false)}
          onConfirm={onDone}
        >
          <Typography>{t('apiKeys.made.lost.text', { name })}</Typography>
        </ConfirmModal>
      )}
    </InlineNotice>
  );
}
