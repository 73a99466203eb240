import { DocumentationLink } from '@listings/shared-app';
import { MoreTexts, RichText, useText } from '@listings/shared-ui';
import { TermsModal } from '../../accounts/terms.modal';
import type { AdsAccounts } from '../../hooks/use-ads-account';
import { adsTermsTexts } from '../../messages/ads-terms.texts';

function Terms({ ads }: { ads: AdsAccounts }) {
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
        title: t('terms.title'),
        checkbox: t('terms.checkbox'),
        notAccepted: t('terms.notAccepted'),
        toCreate: t('terms.toCreate'),
        cancel: t('terms.cancel'),
        create: t('terms.create'),
      }}
      onTick={(on) => send({ type: 'terms.ticked', on })}
      onAccept={() => send({ type: 'terms.accepted' })}
      onClose={() => send({ type: 'back' })}
    >
      <RichText namespace="adsSetup" textKey="terms.text" components={links} />
    </TermsModal>
  );
}

const catalogs = { adsSetup: { terms: adsTermsTexts } };

/** The terms have to be accepted before an ads account is created [S2.35]. */
export function AdsTermsModal({ ads }: { ads: AdsAccounts }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Terms ads={ads} />
    </MoreTexts>
  );
}
