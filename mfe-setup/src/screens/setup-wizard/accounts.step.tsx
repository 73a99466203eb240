import { useHostingConnection, usePage, useProviderConnection } from '@listings/shared-sections';
import { PrimaryAction, Section, Stack, Typography, useText, type Reason } from '@listings/shared-ui';
import { useMerchantConnection } from '../../hooks/use-merchant-connection';
import { AccountsFaqSection } from './accounts-faq.section';
import { HostingCard, ProviderCard } from './account.cards';
import { MerchantSection } from './merchant.section';
import type { WizardStepProps } from './wizard-step.types';

type Statuses = { hosting: string; provider: string; merchant: string };

/** What is missing before the step can be left, first things first [decisions 22]. */
function useReasons({ hosting, provider, merchant }: Statuses): Reason[] {
  const t = useText('setup');
  if (merchant === 'connected') return [];
  const reason = (key: 'hosting' | 'provider' | 'access' | 'merchant', targetId: string): Reason => ({
    key,
    targetId,
    text: t(`wizard.accounts.reasons.${key}`),
  });
  return [
    ...(hosting === 'connected' ? [] : [reason('hosting', 'connect-hosting')]),
    ...(provider === 'connected'
      ? []
      : [reason(provider === 'lackingAccess' ? 'access' : 'provider', 'connect-provider')]),
    reason('merchant', 'merchant-account'),
  ];
}

/** Step 1: hosting, provider and merchant account [S2.20]. */
export function AccountsStep({ onContinue }: WizardStepProps) {
  const t = useText('setup');
  const { bootstrap } = usePage();
  const hosting = useHostingConnection('setup-mc');
  const provider = useProviderConnection({
    nextPage: 'setup-mc',
    withAds: bootstrap.adsSetupComplete,
    hostingConnected: hosting.status === 'connected',
  });
  const merchant = useMerchantConnection(provider.status === 'connected');
  const reasons = useReasons({ hosting: hosting.status, provider: provider.status, merchant: merchant.view });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('wizard.accounts.description')}
      </Typography>
      <Section title={t('wizard.accounts.section')} description={t('wizard.accounts.sectionText')}>
        <HostingCard hosting={hosting} />
        <ProviderCard provider={provider} />
        <MerchantSection merchant={merchant} />
        <Stack sx={{ mt: 1 }}>
          <PrimaryAction onClick={onContinue} reasons={reasons}>
            {t('wizard.continue')}
          </PrimaryAction>
        </Stack>
      </Section>
      <AccountsFaqSection />
    </>
  );
}
