import { DocumentationLink } from '@listings/shared-sections';
import { Box, Button, Checkbox, ReasonList, RichText, useText, type Reason } from '@listings/shared-ui';
import { Modal } from '@listings/shared-ui/overlays';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';

interface Props {
  readonly merchant: MerchantConnection;
}

/** Before a second account for the store's own domain is made [S2.33, S4.05]. */
export function MerchantDuplicateModal({ merchant }: Props) {
  const t = useText('setup');
  const { modal, duplicate, send } = merchant;
  const close = () => send({ type: 'back' });
  return (
    <Modal
      open={modal === 'duplicateWarning'}
      title={t('wizard.accounts.merchant.duplicate.title')}
      onClose={close}
      actions={
        <>
          <Button variant="text" onClick={close}>
            {t('wizard.accounts.merchant.duplicate.cancel')}
          </Button>
          <Button variant="contained" onClick={() => send({ type: 'new.confirmed' })}>
            {t('wizard.accounts.merchant.duplicate.confirm')}
          </Button>
        </>
      }
    >
      {t('wizard.accounts.merchant.duplicate.text', { name: duplicate?.name ?? '', domain: duplicate?.domain ?? '' })}
    </Modal>
  );
}

const checkboxId = 'merchant-terms';
const reasonsId = 'merchant-terms-reasons';

/** The terms have to be accepted before an account is created [S2.34, S5.17]. */
export function MerchantTermsModal({ merchant }: Props) {
  const t = useText('setup');
  const { modal, termsTicked, send } = merchant;
  const close = () => send({ type: 'back' });
  const reasons: Reason[] = termsTicked
    ? []
    : [{ key: 'notAccepted', text: t('wizard.accounts.merchant.terms.notAccepted'), targetId: checkboxId }];
  const terms = (
    <DocumentationLink
      context="setup-mc"
      linkId="google-mc-terms-of-service"
      href="https://support.google.com/merchants/answer/160173"
    />
  );
  return (
    <Modal
      open={modal === 'terms'}
      title={t('wizard.accounts.merchant.terms.title')}
      onClose={close}
      actions={
        <>
          <Button variant="text" onClick={close}>
            {t('wizard.accounts.merchant.terms.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!termsTicked}
            {...(termsTicked ? {} : { 'aria-describedby': reasonsId })}
            onClick={() => send({ type: 'terms.accepted' })}
          >
            {t('wizard.accounts.merchant.terms.create')}
          </Button>
        </>
      }
    >
      <RichText namespace="setup" textKey="wizard.accounts.merchant.terms.text" components={{ link: terms }} />
      <Box sx={{ mt: 2 }}>
        <Checkbox
          id={checkboxId}
          label={t('wizard.accounts.merchant.terms.checkbox')}
          checked={termsTicked}
          onChange={(on) => send({ type: 'terms.ticked', on })}
        />
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <ReasonList id={reasonsId} title={t('wizard.accounts.merchant.terms.toCreate')} reasons={reasons} />
      </Box>
    </Modal>
  );
}
