import { useHostingConnection, usePage, useProviderConnection } from '@listings/shared-sections';
import { PrimaryAction, RevealAfter, Section, Stack, useText } from '@listings/shared-ui';
import { useAccountReasons, useBlockedCards } from '../../hooks/use-account-reasons';
import { useMerchantConnection } from '../../hooks/use-merchant-connection';
import { AccountsFaqSection } from './accounts-faq.section';
import { HostingCard, ProviderCard } from './account.cards';
import { MerchantSection } from './merchant.section';
import type { WizardStepProps } from './wizard-step.types';

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
  const accounts = { hosting, provider, merchant };
  const reasons = useAccountReasons(accounts);
  const blocked = useBlockedCards(accounts);
  const isPending = hosting.status === 'loading';
  // An account is looked up a moment after the one before it is known to be there.
  const isProviderNext = hosting.status === 'connected' && provider.status === 'waiting';
  const isProviderPending = isPending || isProviderNext || provider.status === 'loading';
  const isMerchantNext = provider.status === 'connected' && merchant.view === 'waitingForProvider';
  const isMerchantPending = isProviderPending || isMerchantNext || merchant.view === 'loading';
  return (
    <>
      <Section title={t('wizard.accounts.section')} description={t('wizard.accounts.sectionText')}>
        <HostingCard hosting={hosting} />
        <RevealAfter settled={!isPending}>
          <ProviderCard provider={provider} isPending={isPending} blockedBy={blocked.provider} />
        </RevealAfter>
        <RevealAfter settled={!isProviderPending}>
          <MerchantSection merchant={merchant} isPending={isProviderPending} blockedBy={blocked.merchant} />
        </RevealAfter>
        <RevealAfter settled={!isMerchantPending}>
          <Stack sx={{ mt: 1 }}>
            <PrimaryAction onClick={onContinue} reasons={reasons}>
              {t('wizard.continue')}
            </PrimaryAction>
          </Stack>
        </RevealAfter>
      </Section>
      <RevealAfter settled={!isMerchantPending}>
        <AccountsFaqSection />
      </RevealAfter>
    </>
  );
}
