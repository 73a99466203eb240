import { usePage, waitingTexts } from '@listings/shared-app';
import { accountCardsTexts, useHostingConnection, useProviderConnection } from '@listings/shared-sections';
import {
  LazyPart,
  MoreTexts,
  PrimaryAction,
  retryLazy,
  RevealAfter,
  Section,
  Stack,
  useLater,
  useText,
} from '@listings/shared-ui';
import { useEffect, useState } from 'react';
import { useAccountReasons, useBlockedCards } from '../../hooks/use-account-reasons';
import type { MerchantView } from '../../hooks/use-merchant-connection';
import { accountsTexts } from '../../messages/accounts.texts';
import { HostingCard, ProviderCard } from './account-cards';
import { MerchantTurnCard, type MerchantTurnProps } from './merchant-turn-card';
import type { WizardStepProps } from './wizard-step.types';

/** Fetched when it is their turn: nobody begins with them. */
const MerchantSection = retryLazy(() => import('./merchant.section').then((module) => module.MerchantSection));
const AccountsFaqSection = retryLazy(() =>
  import('./accounts-faq.section').then((module) => module.AccountsFaqSection),
);

/** Milliseconds. Each account waits for the one before it: what is shown earlier could only move. */
const patience = 60_000;

interface MerchantProps {
  readonly providerConnected: boolean;
  readonly turn: MerchantTurnProps;
  readonly onView: (view: MerchantView) => void;
}

/**
 * The card that waits for its turn, then the merchant account itself. While the provider account changes it is gone:
 * nobody follows what a call is changing.
 */
function Merchant({ providerConnected, turn, onView }: MerchantProps) {
  if (!providerConnected) return <MerchantTurnCard {...turn} />;
  return (
    <LazyPart fallback={<MerchantTurnCard {...turn} isPending />}>
      <MerchantSection providerConnected={providerConnected} turn={turn} onView={onView} />
    </LazyPart>
  );
}

/** View of the merchant account's card; it is fetched ahead once the hosting account is connected. */
function useMerchantView(hostingConnected: boolean, providerConnected: boolean) {
  const [reported, setReported] = useState<MerchantView>('waitingForProvider');
  useEffect(() => {
    if (hostingConnected) MerchantSection.preload().catch(() => undefined);
  }, [hostingConnected]);
  if (!providerConnected && reported !== 'waitingForProvider') setReported('waitingForProvider');
  const isNext = providerConnected && reported === 'waitingForProvider';
  return { view: isNext ? ('loading' as const) : reported, setReported };
}

/** Fetched once the accounts are there, beneath them; once shown it stays. */
function Questions({ settled }: { settled: boolean }) {
  const isLater = useLater(settled);
  return <LazyPart>{isLater && <AccountsFaqSection />}</LazyPart>;
}

function Content({ onContinue, busy }: WizardStepProps) {
  const t = useText('setup');
  const { bootstrap } = usePage();
  const hosting = useHostingConnection('setup-mc');
  const hostingConnected = hosting.status === 'connected';
  const provider = useProviderConnection({
    nextPage: 'setup-mc',
    withAds: bootstrap.adsSetupComplete === true,
  });
  const providerConnected = provider.status === 'connected';
  const { view, setReported } = useMerchantView(hostingConnected, providerConnected);
  const accounts = { hosting, provider, merchant: { view } };
  const reasons = useAccountReasons(accounts);
  const blocked = useBlockedCards(accounts);
  const isPending = hosting.status === 'loading';
  // An account is looked up a moment after the one before it is known to be there.
  const isProviderNext = hostingConnected && provider.status === 'waiting';
  const isProviderPending = isPending || isProviderNext || provider.status === 'loading';
  const isMerchantPending = isProviderPending || view === 'loading';
  return (
    <>
      <Section title={t('wizard.accounts.section')} description={t('wizard.accounts.sectionText')}>
        <HostingCard hosting={hosting} />
        <RevealAfter settled={!isPending} patience={patience}>
          <ProviderCard provider={provider} isPending={isPending} blockedBy={blocked.provider} />
        </RevealAfter>
        <RevealAfter settled={!isProviderPending} patience={patience}>
          <Merchant
            providerConnected={providerConnected}
            turn={{ isPending: isProviderPending, blockedBy: blocked.merchant }}
            onView={setReported}
          />
        </RevealAfter>
        <RevealAfter settled={!isMerchantPending} patience={patience}>
          <Stack sx={{ mt: 1 }}>
            <PrimaryAction onClick={onContinue} loading={busy} reasons={reasons}>
              {t('wizard.continue')}
            </PrimaryAction>
          </Stack>
        </RevealAfter>
      </Section>
      <Questions settled={!isMerchantPending} />
    </>
  );
}

const catalogs = {
  setup: { wizard: { accounts: accountsTexts } },
  sections: { accountCards: accountCardsTexts },
  app: { waiting: waitingTexts },
};

/** Step 1: hosting, provider and merchant account [S2.20]. */
export function AccountsStep(props: WizardStepProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content {...props} />
    </MoreTexts>
  );
}
