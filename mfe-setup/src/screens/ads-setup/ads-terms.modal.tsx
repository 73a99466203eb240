import { DocumentationLink } from '@listings/shared-sections';
import { Box, Button, Checkbox, ReasonList, RichText, useText, type Reason } from '@listings/shared-ui';
import { Modal } from '@listings/shared-ui/overlays';
import type { AdsAccountView } from '../../hooks/use-ads-account';

const checkboxId = 'ads-terms';
const reasonsId = 'ads-terms-reasons';

/** The terms have to be accepted before an ads account is created [S2.35]. */
export function AdsTermsModal({ ads }: { ads: AdsAccountView }) {
  const t = useText('adsSetup');
  const { termsShown, termsTicked, send } = ads;
  const close = () => send({ type: 'back' });
  const reasons: Reason[] = termsTicked
    ? []
    : [{ key: 'notAccepted', text: t('accounts.terms.notAccepted'), targetId: checkboxId }];
  const links = {
    link: (
      <DocumentationLink
        context="setup-ads"
        linkId="google-ads-terms-of-service"
        href="https://support.google.com/adspolicy/answer/54818"
      />
    ),
    policies: (
      <DocumentationLink
        context="setup-ads"
        linkId="shopping-ads-policies"
        href="https://support.google.com/merchants/answer/6149970"
      />
    ),
  };
  return (
    <Modal
      open={termsShown}
      title={t('accounts.terms.title')}
      onClose={close}
      actions={
        <>
          <Button variant="text" onClick={close}>
            {t('accounts.terms.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!termsTicked}
            {...(termsTicked ? {} : { 'aria-describedby': reasonsId })}
            onClick={() => send({ type: 'terms.accepted' })}
          >
            {t('accounts.terms.create')}
          </Button>
        </>
      }
    >
      <RichText namespace="adsSetup" textKey="accounts.terms.text" components={links} />
      <Box sx={{ mt: 2 }}>
        <Checkbox
          id={checkboxId}
          label={t('accounts.terms.checkbox')}
          checked={termsTicked}
          onChange={(on) => send({ type: 'terms.ticked', on })}
        />
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <ReasonList id={reasonsId} title={t('accounts.terms.toCreate')} reasons={reasons} />
      </Box>
    </Modal>
  );
}
