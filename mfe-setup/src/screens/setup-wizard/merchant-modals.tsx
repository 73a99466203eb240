import { DocumentationLink } from '@listings/shared-app';
import { RichText, useText } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { TermsModal } from '../../accounts/terms.modal';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';

export { NextTry } from './next-try';

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
        <ModalActions
          cancelLabel={t('wizard.accounts.merchant.duplicate.cancel')}
          onCancel={close}
          onConfirm={() => send({ type: 'new.confirmed' })}
        >
          {t('wizard.accounts.merchant.duplicate.confirm')}
        </ModalActions>
      }
    >
      {t('wizard.accounts.merchant.duplicate.text', { name: duplicate?.name ?? '', domain: duplicate?.domain ?? '' })}
    </Modal>
  );
}

/** The terms have to be accepted before an account is created [S2.34, S5.17]. */
export function MerchantTermsModal({ merchant }: Props) {
  const t = useText('setup');
  const { modal, termsTicked, send } = merchant;
  const terms = (
    <DocumentationLink
      context="setup-mc"
      linkId="google-mc-terms-of-service"
      href="https://support.google.com/merchants/answer/160173"
    />
  );
  return (
    <TermsModal
      id="merchant-terms"
      open={modal === 'terms'}
      ticked={termsTicked}
      texts={{
        title: t('wizard.accounts.merchant.terms.title'),
        checkbox: t('wizard.accounts.merchant.terms.checkbox'),
        notAccepted: t('wizard.accounts.merchant.terms.notAccepted'),
        toCreate: t('wizard.accounts.merchant.terms.toCreate'),
        cancel: t('wizard.accounts.merchant.terms.cancel'),
        create: t('wizard.accounts.merchant.terms.create'),
      }}
      onTick={(on) => send({ type: 'terms.ticked', on })}
      onAccept={() => send({ type: 'terms.accepted' })}
      onClose={() => send({ type: 'back' })}
    >
      <RichText namespace="setup" textKey="wizard.accounts.merchant.terms.text" components={{ link: terms }} />
    </TermsModal>
  );
}
