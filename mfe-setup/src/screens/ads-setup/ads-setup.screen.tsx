import { AppButtonLink, useLeaveGuard, useNewCampaign, usePage } from '@listings/shared-sections';
import { BackIcon, Box, ExternalLink, Page, useText } from '@listings/shared-ui';
import { Stepper } from '@listings/shared-ui/forms';
import { useState } from 'react';
import { useCampaignLaunch } from '../../hooks/use-campaign-launch';
import { AdsAccountsStep } from './ads-accounts.step';
import { AdsBillingStep } from './ads-billing.step';
import { AdsCampaignStep } from './ads-campaign.step';

/** The steps, in order [S2.32]. */
const steps = ['accounts', 'campaign', 'billing'] as const;
type StepKey = (typeof steps)[number];

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

/** Ads setup: accounts, campaign, billing, over one form [S2.04, S2.32]. */
export function AdsSetupScreen() {
  const t = useText('adsSetup');
  const [open, setOpen] = useState<StepKey>('accounts');
  const campaign = useNewCampaign();
  const launch = useCampaignLaunch();
  useLeaveGuard(campaign.isChanged && !launch.busy);
  return (
    <Page title={t('title')} back={<BackToDashboard />} actions={<Help />}>
      <Box sx={{ mb: 2 }}>
        <Stepper
          label={t('stepper')}
          steps={steps.map((key) => ({ key, label: t(`steps.${key}`) }))}
          active={open}
          onSelect={(key) => setOpen(key as StepKey)}
        />
      </Box>
      {open === 'accounts' && <AdsAccountsStep onContinue={() => setOpen('campaign')} />}
      {open === 'campaign' && <AdsCampaignStep campaign={campaign} onContinue={() => setOpen('billing')} />}
      {open === 'billing' && <AdsBillingStep busy={launch.busy} onLaunch={() => launch.launch(campaign.form)} />}
    </Page>
  );
}
