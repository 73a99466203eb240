import { adCreditDays } from '@listings/shared-api/contract';
import { adCreditOf, adCreditText, hrefOf, withoutParam, type AppLocation } from '@listings/shared-machines';
import { OutsideLink, setMark, usePage } from '@listings/shared-app';
import { Box, Button, InlineNotice, MoreTexts, RichText, SuccessIcon, Typography, useText } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { useEffect, useState } from 'react';
import { useIssueCounts } from '../../hooks/use-issues';
import { surveyMark } from '../../survey-mark';
import { guideTexts } from '../../messages/guide.texts';

const adsSetup: AppLocation = { path: '/google/setup-ads' };
const createCampaign: AppLocation = { path: '/google/dashboard', params: { subpath: '/campaigns/create' } };
const context = 'submission-success';
type CloseAction = 'maybe-later' | 'dismiss' | 'create-paid-campaign';

const terms = 'https://www.google.com/ads/coupons/terms/';

/** The most ad credit a store of this country can get [S9.08, O9.05]. */
function useOffer() {
  const { currency, defaultCountry } = usePage().bootstrap;
  const [country = ''] = defaultCountry.split(':');
  return { credit: adCreditText(adCreditOf(country), currency), days: adCreditDays };
}

function CreditOffer() {
  const t = useText('productFeed');
  const offer = useOffer();
  const { tracking } = usePage();
  const record = () =>
    tracking.record('gla_modal_content_link_click', { context: 'terms-of-ads-coupons', href: terms });
  return (
    <>
      <p>{t('guide.credit.text', offer)}</p>
      <p>
        <RichText
          namespace="productFeed"
          textKey="guide.credit.terms"
          components={{
            link: <OutsideLink url={terms} purpose="documentation" onFollow={record} />,
          }}
        />
      </p>
    </>
  );
}

/** What to do first: nothing else is as urgent as issues that keep products back. */
function FirstStep({ onFollow }: { onFollow: () => void }) {
  const t = useText('productFeed');
  const { total = 0 } = useIssueCounts();
  if (total === 0) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <InlineNotice
        tone="warning"
        actions={
          <Button variant="outlined" color="inherit" size="small" onClick={onFollow}>
            {t('guide.success.see')}
          </Button>
        }
      >
        {t('guide.success.first', { count: total })}
      </InlineNotice>
    </Box>
  );
}

function Success({ onIssues }: { onIssues: () => void }) {
  const t = useText('productFeed');
  return (
    <>
      <SuccessIcon color="success" sx={{ fontSize: 48 }} />
      <p>{t('guide.success.text')}</p>
      <p>{t('guide.success.hint')}</p>
      <FirstStep onFollow={onIssues} />
    </>
  );
}

/** Closes the guide: its parameter leaves the address, the others stay. */
function useClose(): (action: CloseAction) => void {
  const { bootstrap, navigation, tracking } = usePage();
  return (action) => {
    if (bootstrap.trackingEnabled) setMark(surveyMark, true);
    const isOn = action === 'create-paid-campaign';
    // The first campaign is made in the ads setup; the form of a further one says when that is not known.
    const campaign = bootstrap.adsSetupComplete === false ? adsSetup : createCampaign;
    const href = isOn ? { href: hrefOf(campaign) } : {};
    tracking.record('gla_modal_closed', { context, action, ...href });
    if (isOn) return navigation.to(campaign);
    navigation.to(withoutParam(navigation.current(), 'guide'), { replace: true });
  };
}

function GuideDialog() {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const offer = useOffer();
  const [page, setPage] = useState<1 | 2>(1);
  const close = useClose();
  useEffect(() => tracking.record('gla_modal_open', { context }), [tracking]);
  const actions =
    page === 1 ? (
      <ModalActions onConfirm={() => setPage(2)}>{t('guide.next')}</ModalActions>
    ) : (
      <ModalActions
        other={
          <Button variant="text" color="inherit" onClick={() => setPage(1)}>
            {t('guide.back')}
          </Button>
        }
        cancelLabel={t('guide.later')}
        onCancel={() => close('maybe-later')}
        onConfirm={() => close('create-paid-campaign')}
      >
        {t('guide.create')}
      </ModalActions>
    );
  return (
    <Modal
      open
      title={page === 1 ? t('guide.success.title') : t('guide.credit.title', offer)}
      onClose={() => close('dismiss')}
      actions={actions}
    >
      <Box sx={{ minHeight: 140, '& p': { m: 0, mb: 1.5 } }}>
        {page === 1 ? <Success onIssues={() => close('dismiss')} /> : <CreditOffer />}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t('guide.page', { page, pages: 2 })}
      </Typography>
    </Modal>
  );
}

const catalogs = { productFeed: { guide: guideTexts } };

/** Two pages after the setup: a success message and the offer of ad credit [S2.37, O2.51]. */
export function SuccessGuideModal() {
  return (
    <MoreTexts catalogs={catalogs}>
      <GuideDialog />
    </MoreTexts>
  );
}
