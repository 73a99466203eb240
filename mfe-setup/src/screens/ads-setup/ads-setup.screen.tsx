import { adsSteps, type AdsStep } from '@listings/shared-machines';
import { AppButtonLink, usePage } from '@listings/shared-app';
import { UnreadAdsNotice } from '@listings/shared-sections';
import { BackIcon, Box, ExternalLink, LazyPlace, LoadingCard, Page, retryLazy, useText } from '@listings/shared-ui';
import { Stepper } from '@listings/shared-ui/stepper';
import { useEffect } from 'react';
import { useAdsCampaign, type AdsCampaignForm } from '../../hooks/use-ads-campaign';
import { useAdsSetup, type AdsSetup } from '../../hooks/use-ads-setup';
import { AdsAccountsStep } from './ads-accounts.step';
import { AdsStepHeading } from './ads-step-heading';

const AdsCampaignStep = retryLazy(() => import('./ads-campaign.step').then((module) => module.AdsCampaignStep));
const AdsBillingStep = retryLazy(() => import('./ads-billing.step').then((module) => module.AdsBillingStep));

/** Long enough for the first step to be there. */
const quietMs = 1000;

/** Fetches the later steps ahead of their first use; a failure shows when they are used. */
function useLaterSteps(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const step of [AdsCampaignStep, AdsBillingStep]) step.preload().catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, []);
}

function BackToDashboard() {
  const t = useText('adsSetup');
  const { tracking } = usePage();
  return (
    <AppButtonLink
      to={{ path: '/google/dashboard' }}
      variant="text"
      size="small"
      startIcon={<BackIcon />}
      onFollow={() => tracking.record('gla_setup_ads', { target: 'back', trigger: 'click' })}
    >
      {t('back')}
    </AppButtonLink>
  );
}

function Help() {
  const t = useText('adsSetup');
  const { navigation, tracking } = usePage();
  const href = navigation.externalHref('https://support.google.com/google-ads', 'documentation');
  if (href === null) return null;
  return (
    <ExternalLink href={href} onClick={() => tracking.record('gla_help_click', { context: 'setup-ads' })}>
      {t('help')}
    </ExternalLink>
  );
}

interface Props {
  readonly setup: AdsSetup;
}

function OpenStep({ setup, campaign, launch }: Props & AdsCampaignForm) {
  const t = useText('adsSetup');
  const { view, isLinked, continueToNext } = setup;
  if (view === 'accounts') return <AdsAccountsStep onContinue={continueToNext} />;
  if (view === 'campaign') return <AdsCampaignStep campaign={campaign} launch={launch} onContinue={continueToNext} />;
  if (view === 'billing') return <AdsBillingStep campaign={campaign} launch={launch} isLinked={isLinked} />;
  return <LoadingCard label={t('opening')} lines={5} />;
}

/** The form of all steps, of which one is open. What is typed there changes nothing above it. */
function Steps({ setup }: Props) {
  const t = useText('adsSetup');
  const { campaign, launch } = useAdsCampaign(setup);
  useLaterSteps();
  return (
    <LazyPlace fallback={<LoadingCard label={t('opening')} lines={5} />}>
      <OpenStep setup={setup} campaign={campaign} launch={launch} />
    </LazyPlace>
  );
}

function SetupBody({ setup }: Props) {
  const t = useText('adsSetup');
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Stepper
          label={t('stepper')}
          steps={adsSteps.map((key) => ({ key, label: t(`steps.${key}`) }))}
          active={setup.step}
          onSelect={(key) => setup.choose(key as AdsStep)}
        />
      </Box>
      <AdsStepHeading step={setup.step} />
      <Steps setup={setup} />
    </>
  );
}

/** Ads setup: accounts, campaign, billing, over one form [S2.04, S2.32]; closed while it is not known whether it is done. */
export function AdsSetupScreen() {
  const t = useText('adsSetup');
  const setup = useAdsSetup();
  return (
    <Page title={t('title')} back={<BackToDashboard />} actions={<Help />}>
      {setup.view === 'unread' && <UnreadAdsNotice />}
      {setup.view !== 'unread' && setup.view !== 'leaving' && <SetupBody setup={setup} />}
    </Page>
  );
}
