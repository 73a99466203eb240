import { DocumentationLink } from '@listings/shared-app';
import { RichText, useText } from '@listings/shared-ui';
import { TermsModal } from '../../accounts/terms.modal';
import type { AdsAccounts } from '../../hooks/use-ads-account';

/** The terms have to be accepted before an ads account is created [S2.35]. */
export function AdsTermsModal({ ads }: { ads: AdsAccounts }) {
  const t = useText('adsSetup');
  const { termsShown, termsTicked, send } = ads;
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
    <TermsModal
      id="ads-terms"
      open={termsShown}
      ticked={termsTicked}
      texts={{
        title: t('accounts.terms.title'),
        checkbox: t('accounts.terms.checkbox'),
        notAccepted: t('accounts.terms.notAccepted'),
        toCreate: t('accounts.terms.toCreate'),
        cancel: t('accounts.terms.cancel'),
        create: t('accounts.terms.create'),
      }}
      onTick={(on) => send({ type: 'terms.ticked', on })}
      onAccept={() => send({ type: 'terms.accepted' })}
      onClose={() => send({ type: 'back' })}
    >
      <RichText namespace="adsSetup" textKey="accounts.terms.text" components={links} />
    </TermsModal>
  );
}
