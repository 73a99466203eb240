import type { EndpointKey, HandOverStep } from '@listings/shared-api/contract';
import { useMay } from '@listings/shared-app';
import { Box, TextField, useText, type Reason } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { useState } from 'react';
import type { Asked, HandOverView } from './use-hand-over';

interface Props {
  readonly step: HandOverStep;
  readonly view: HandOverView;
  readonly onClose: () => void;
}

/** Call whose role an asker needs: who may not do a step may not have it done. */
const callOf: Readonly<Record<HandOverStep, EndpointKey>> = {
  hosting: 'startHostingConnection',
  provider: 'startProviderConnection',
  claim: 'reclaimUrl',
  phone: 'verifyPhoneNumber',
  billing: 'completeAdsSetup',
};

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;
const nameField = 'hand-over-name';
const emailField = 'hand-over-email';

/** What keeps the link from being made. */
function useReasons(step: HandOverStep, { name, email }: Asked): Reason[] {
  const t = useText('sections');
  const may = useMay();
  const isWrong = email.trim() !== '' && !ADDRESS.test(email.trim());
  return [
    ...may(callOf[step]),
    ...(name.trim() === '' ? [{ key: 'name', text: t('handOver.nameMissing'), targetId: nameField }] : []),
    ...(isWrong ? [{ key: 'email', text: t('handOver.emailWrong'), targetId: emailField }] : []),
  ];
}

/** Whom to ask, where to send the link, and what to tell them. */
export function AskModal({ step, view, onClose }: Props) {
  const t = useText('sections');
  const [asked, setAsked] = useState<Asked>({ name: '', email: '', note: '' });
  const reasons = useReasons(step, asked);
  const isBusy = view.busy !== null;
  const set = (field: keyof Asked) => (value: string) => setAsked({ ...asked, [field]: value });
  const send = () => void view.ask(asked).then((isMade) => isMade && onClose());
  return (
    <Modal
      open
      title={t('handOver.title')}
      onClose={onClose}
      busy={isBusy}
      size="small"
      actions={
        <ModalActions
          onConfirm={send}
          loading={isBusy}
          reasons={reasons}
          reasonsTitle={t('handOver.toMake')}
          onCancel={onClose}
          cancelLabel={t('handOver.cancel')}
        >
          {t('handOver.make')}
        </ModalActions>
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <span>{t(`handOver.steps.${step}`)}</span>
        <TextField
          id={nameField}
          label={t('handOver.name')}
          value={asked.name}
          maxLength={100}
          autoComplete="off"
          onChange={set('name')}
        />
        {view.mails && (
          <TextField
            id={emailField}
            label={t('handOver.email')}
            hint={t('handOver.emailHint')}
            type="email"
            value={asked.email}
            maxLength={254}
            autoComplete="off"
            onChange={set('email')}
          />
        )}
        <TextField label={t('handOver.note')} value={asked.note} maxLength={500} onChange={set('note')} />
      </Box>
    </Modal>
  );
}
