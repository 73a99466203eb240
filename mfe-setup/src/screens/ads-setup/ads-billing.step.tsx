import { OutsideLink, useMay, usePage } from '@listings/shared-app';
import {
  CampaignSummary,
  campaignTexts,
  HandOverPart,
  sectionFormTexts,
  UnsureCampaignNotice,
  type NewCampaign,
} from '@listings/shared-sections';
import {
  Box,
  Button,
  ExternalLink,
  focusCause,
  InlineNotice,
  LoadingCard,
  MoreTexts,
  Panel,
  PanelBody,
  PrimaryAction,
  RichText,
  Section,
  SectionActions,
  useText,
} from '@listings/shared-ui';
import { useEffect, useId, useState } from 'react';
import { useBilling, type Billing } from '../../hooks/use-billing';
import type { CampaignLaunch } from '../../hooks/use-campaign-launch';
import { adsBillingTexts } from '../../messages/ads-billing.texts';

/** Help on billing, for when the provider gave no URL, or one that may not be opened. */
const helpUrl = 'https://support.google.com/google-ads/answer/2375375';
const accountUrl = 'https://ads.google.com';

function BillingLink({ billing }: { billing: Billing }) {
  const t = useText('adsSetup');
  const { navigation, tracking } = usePage();
  // Without an address that may be opened there is help, and Check now.
  const own = billing.billingUrl === null ? null : navigation.externalHref(billing.billingUrl, 'billing');
  const href = own ?? navigation.externalHref(helpUrl, 'documentation');
  if (href === null) return null;
  const record = () =>
    tracking.record('gla_ads_set_up_billing_click', { context: 'setup-ads', link_id: 'set-up-billing', href });
  return (
    <ExternalLink href={href} onClick={record}>
      {t('billing.setUp')}
    </ExternalLink>
  );
}

function Approved() {
  const { tracking } = usePage();
  const record = () =>
    tracking.record('gla_google_ads_account_link_click', {
      context: 'setup-ads',
      link_id: 'google-ads-account',
      href: accountUrl,
    });
  const link = <OutsideLink url={accountUrl} purpose="billing" onFollow={record} />;
  return (
    <InlineNotice tone="success" announce="none">
      <RichText namespace="adsSetup" textKey="billing.approved" components={{ link }} />
    </InlineNotice>
  );
}

function Waiting({ billing, isLinked }: { billing: Billing; isLinked: boolean }) {
  const t = useText('adsSetup');
  return (
    <>
      <div>{t('billing.open')}</div>
      <Box id="billing" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <BillingLink billing={billing} />
        <Button variant="outlined" size="small" loading={billing.checking} onClick={billing.check}>
          {t(billing.checking ? 'billing.checking' : 'billing.check')}
        </Button>
      </Box>
      <HandOverPart step="billing" />
      {billing.overdue && (
        <InlineNotice tone="warning" announce="status">
          {t(isLinked ? 'billing.linked' : 'billing.overdue')}
        </InlineNotice>
      )}
    </>
  );
}

/** What became of the billing: in a region that was there before it, so that it is told. */
function BillingNews({ isApproved, isStillOpen }: { isApproved: boolean; isStillOpen: boolean }) {
  const t = useText('adsSetup');
  const id = useId();
  const [wasOpen] = useState(!isApproved);
  useEffect(() => {
    // The link or button that had the focus is gone.
    if (wasOpen && isApproved && document.activeElement === document.body) focusCause(id);
  }, [wasOpen, isApproved, id]);
  const isEmpty = !isApproved && !isStillOpen;
  return (
    <Box id={id} role="status" sx={isEmpty ? { position: 'absolute' } : {}}>
      {isApproved && <Approved />}
      {!isApproved && isStillOpen && t('billing.stillOpen')}
    </Box>
  );
}

interface Props {
  readonly campaign: NewCampaign;
  readonly launch: CampaignLaunch;
  /** The account existed before. */
  readonly isLinked: boolean;
}

/** The amount that is going to be spent, and the button. */
function Launch({ campaign, launch, isApproved }: Pick<Props, 'campaign' | 'launch'> & { isApproved: boolean }) {
  const t = useText('adsSetup');
  const { form, change } = campaign;
  const may = useMay();
  const { stage, busy } = launch;
  const isOpen = isApproved || stage === 'created';
  const startOver = () => {
    change(form);
    launch.startOver();
  };
  return (
    <>
      <Section title={t('billing.summary')}>
        <Panel>
          <PanelBody>
            <CampaignSummary form={form} />
          </PanelBody>
        </Panel>
      </Section>
      <SectionActions>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {stage === 'unsure' && <UnsureCampaignNotice busy={busy} onStartOver={startOver} />}
          {stage === 'created' && !busy && (
            <InlineNotice tone="warning" announce="status">
              {t('billing.created')}
            </InlineNotice>
          )}
          <PrimaryAction
            reasons={[
              ...may('completeAdsSetup'),
              ...(isOpen ? [] : [{ key: 'billing', text: t('billing.reason'), targetId: 'billing' }]),
            ]}
            loading={busy}
            onClick={() => launch.launch(form)}
          >
            {t(`billing.actions.${stage}`)}
          </PrimaryAction>
        </Box>
      </SectionActions>
    </>
  );
}

function BillingParts({ campaign, launch, isLinked }: Props) {
  const t = useText('adsSetup');
  const billing = useBilling(isLinked);
  if (billing.status === 'loading') return <LoadingCard label={t('billing.loading')} lines={3} />;
  const isApproved = billing.status === 'approved';
  return (
    <>
      <Section title={t('billing.title')} description={t('billing.description')}>
        <Panel>
          <PanelBody>
            {!isApproved && <Waiting billing={billing} isLinked={isLinked} />}
            <BillingNews isApproved={isApproved} isStillOpen={billing.isStillOpen} />
          </PanelBody>
        </Panel>
      </Section>
      <Launch campaign={campaign} launch={launch} isApproved={isApproved} />
    </>
  );
}

const catalogs = { adsSetup: { billing: adsBillingTexts }, sections: { ...sectionFormTexts, campaign: campaignTexts } };

/** Step 3: billing is watched; once it is approved the campaign can be launched [S4.24, decisions 5, 19]. */
export function AdsBillingStep(props: Props) {
  return (
    <MoreTexts catalogs={catalogs}>
      <BillingParts {...props} />
    </MoreTexts>
  );
}
