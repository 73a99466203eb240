import { hasAdsScope } from '@listings/shared-machines';
import { AccountCard, useFailureText, useOtherTabs, useServerRead } from '@listings/shared-sections';
import {
  ErrorState,
  LazyPart,
  LoadingCard,
  Panel,
  PrimaryAction,
  RevealAfter,
  retryLazy,
  Section,
  SectionActions,
  useText,
} from '@listings/shared-ui';
import { useState } from 'react';
import { useAdsAccount } from '../../hooks/use-ads-account';
import { AdsAccountCard } from './ads-account.card';

const AdsTermsModal = retryLazy(() => import('./ads-terms.modal').then((module) => module.AdsTermsModal));

interface AccountsProps {
  readonly email: string;
  /** Of the provider account; without it there is no ads account to be had either. */
  readonly isConnected: boolean;
  readonly hasScope: boolean;
  readonly onContinue: () => void;
}

function Accounts({ email, isConnected: isProviderConnected, hasScope, onContinue }: AccountsProps) {
  const t = useText('adsSetup');
  const ads = useAdsAccount({ hasAdsScope: hasScope, email });
  const isConnected = ads.status === 'connected' && (ads.account?.id ?? 0) !== 0;
  const reasons = isConnected ? [] : [{ key: 'ads', text: t('accounts.reason'), targetId: 'ads-account' }];
  return (
    <>
      <Section title={t('accounts.title')} description={t('accounts.description')}>
        <AccountCard
          kind="provider"
          state={isProviderConnected ? 'connected' : 'disconnected'}
          {...(email === '' ? {} : { description: email })}
        />
        <AdsAccountCard ads={ads} />
      </Section>
      <RevealAfter settled={ads.status !== 'loading'}>
        <SectionActions>
          <PrimaryAction reasons={reasons} onClick={onContinue}>
            {t('continue')}
          </PrimaryAction>
        </SectionActions>
      </RevealAfter>
      <LazyPart>{ads.termsShown && <AdsTermsModal ads={ads} />}</LazyPart>
    </>
  );
}

/** Step 1: the provider account, and the ads account [S4.22]. */
export function AdsAccountsStep({ onContinue }: { onContinue: () => void }) {
  const t = useText('adsSetup');
  const failureText = useFailureText();
  const provider = useServerRead('getProviderConnection');
  const [looks, setLooks] = useState(0);
  // Another tab connected or disconnected an account: this one looks anew.
  useOtherTabs((reads) => {
    if (reads.includes('getProviderConnection')) void provider.refetch();
    if (reads.includes('getAdsConnection')) setLooks(looks + 1);
  });
  if (provider.isPending) return <LoadingCard label={t('accounts.loading')} lines={4} />;
  if (provider.isError)
    return (
      <Panel>
        <ErrorState message={failureText('getProviderConnection')} onRetry={() => void provider.refetch()} />
      </Panel>
    );
  const { active, email, scope } = provider.data;
  const isConnected = active === 'yes';
  return (
    <Accounts
      key={looks}
      email={email}
      isConnected={isConnected}
      hasScope={isConnected && hasAdsScope(scope)}
      onContinue={onContinue}
    />
  );
}
