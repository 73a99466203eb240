import { useFailureText, useFollowOtherTabs } from '@listings/shared-app';
import { AccountCard } from '@listings/shared-sections';
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
  VisuallyHidden,
} from '@listings/shared-ui';
import { useAdsAccount, type AdsAccounts } from '../../hooks/use-ads-account';
import { useToldConnection } from '../../hooks/use-told-connection';
import { AdsAccountCard } from './ads-account-card';

const AdsTermsModal = retryLazy(() => import('./ads-terms.modal').then((module) => module.AdsTermsModal));

interface Props {
  readonly onContinue: () => void;
}

function Accounts({ ads, onContinue }: Props & { readonly ads: AdsAccounts }) {
  const t = useText('adsSetup');
  const { isConnected: isProviderConnected, email } = ads.provider;
  const isConnected = ads.status === 'connected';
  const told = useToldConnection(ads.status === 'loading' || ads.status === 'unavailable' ? null : isConnected);
  const reasons = isConnected ? [] : [{ key: 'ads', text: t('accounts.reason'), targetId: 'ads-account' }];
  return (
    <>
      <Section title={t('accounts.title')} description={t('accounts.description')}>
        <AccountCard
          kind="provider"
          state={isProviderConnected ? 'connected' : 'disconnected'}
          description={email === '' ? undefined : email}
        />
        <AdsAccountCard ads={ads} />
        {/* How it was found is in its card; that it was let go is told where that was done. */}
        <VisuallyHidden role="status">{told === 'connected' && t('accounts.connected')}</VisuallyHidden>
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
export function AdsAccountsStep({ onContinue }: Props) {
  const t = useText('adsSetup');
  const failureText = useFailureText();
  const ads = useAdsAccount();
  // Another tab connected or disconnected an account: nothing is typed here that could be lost.
  useFollowOtherTabs();
  if (ads.status === 'opening') return <LoadingCard label={t('accounts.loading')} lines={4} />;
  if (ads.status === 'providerUnavailable')
    return (
      <Panel>
        <ErrorState message={failureText('getProviderConnection')} onRetry={() => ads.send({ type: 'retry' })} />
      </Panel>
    );
  return <Accounts ads={ads} onContinue={onContinue} />;
}
