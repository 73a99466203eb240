import { adCreditDays } from '@listings/shared-api/contract';
import { adCreditOf, adCreditText, hasAdCredit } from '@listings/shared-machines';
import { DocumentationLink, usePage, useServerRead } from '@listings/shared-app';
import { Button, InlineNotice, LazyPart, PanelBody, retryLazy, RichText, useText } from '@listings/shared-ui';
import { useState } from 'react';

const AdCreditModal = retryLazy(() => import('./ad-credit.modal').then((module) => module.AdCreditModal));

const terms = 'https://www.google.com/ads/coupons/terms/';

/** The offer of ad credit while it can be had, in the words and amount of the store's country; all countries in a table [S9.08, O9.05]. */
export function AdCreditOffer() {
  const t = useText('adsSetup');
  const { bootstrap, tracking } = usePage();
  const { data: ads } = useServerRead('getAdsConnection', undefined, { silent: true });
  const [now] = useState(Date.now);
  const [isOpen, setOpen] = useState(false);
  if (ads === undefined || !hasAdCredit(ads, now)) return null;
  const [country = ''] = bootstrap.defaultCountry.split(':');
  const offer = { credit: adCreditText(adCreditOf(country), bootstrap.currency), days: adCreditDays };
  const open = () => {
    tracking.record('gla_free_ad_credit_country_click', { context: 'setup-ads' });
    setOpen(true);
  };
  const links = { terms: <DocumentationLink context="setup-ads" linkId="free-ad-credit-terms" href={terms} /> };
  return (
    <PanelBody>
      <InlineNotice
        tone="info"
        title={t('accounts.credit.title', offer)}
        actions={
          <Button variant="text" size="small" onClick={open}>
            {t('accounts.credit.table')}
          </Button>
        }
      >
        <RichText namespace="adsSetup" textKey="accounts.credit.text" values={offer} components={links} />
      </InlineNotice>
      <LazyPart>{isOpen && <AdCreditModal onClose={() => setOpen(false)} />}</LazyPart>
    </PanelBody>
  );
}
