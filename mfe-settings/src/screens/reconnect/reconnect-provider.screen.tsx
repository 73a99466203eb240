import { hasRequiredScopes } from '@listings/shared-machines';
import {
  AccountCard,
  useFailureText,
  usePage,
  useProviderConnection,
  useServerRead,
  type AccountState,
} from '@listings/shared-sections';
import { InlineNotice, Page, Stack, useText } from '@listings/shared-ui';
import { useEffect } from 'react';

/** Which state of the card the connection's status is. */
const stateOf = (status: ReturnType<typeof useProviderConnection>['status']): AccountState => {
  if (status === 'unavailable') return 'failed';
  if (status === 'waiting' || status === 'redirecting') return 'disconnected';
  return status === 'switching' ? 'connected' : status;
};

function useReconnected(): 'unknown' | 'mismatched' | 'reconnected' | 'waiting' {
  const { bootstrap } = usePage();
  const { data } = useServerRead('getProviderAccess');
  if (data === undefined) return 'unknown';
  if (data.active !== 'yes') return 'waiting';
  if (data.merchant_access === 'no' || data.ads_access === 'no') return 'mismatched';
  return hasRequiredScopes(data.scope ?? [], { withAds: bootstrap.adsSetupComplete }) ? 'reconnected' : 'waiting';
}

/** The provider connection was lost: connect the same account again, then to the dashboard [O4.12]. */
export function ReconnectProviderScreen() {
  const t = useText('settings');
  const { bootstrap, navigation } = usePage();
  const failureText = useFailureText();
  const provider = useProviderConnection({
    nextPage: 'reconnect',
    withAds: bootstrap.adsSetupComplete,
    hostingConnected: true,
  });
  const access = useReconnected();
  useEffect(() => navigation.lock(), [navigation]);
  useEffect(() => {
    if (access === 'reconnected') navigation.to({ path: '/google/dashboard' }, { replace: true });
  }, [access, navigation]);
  const isMismatched = access === 'mismatched';
  return (
    <Page title={t(isMismatched ? 'reconnect.mismatchTitle' : 'reconnect.providerTitle')} width="narrow">
      <Stack spacing={2}>
        <InlineNotice tone={isMismatched ? 'error' : 'warning'} announce="none">
          {t(isMismatched ? 'reconnect.mismatch' : 'reconnect.providerText')}
        </InlineNotice>
        <AccountCard
          kind="provider"
          state={isMismatched ? 'disconnected' : stateOf(provider.status)}
          {...(isMismatched ? { connectLabel: t('reconnect.another') } : {})}
          busy={provider.status === 'redirecting'}
          onConnect={provider.connect}
          failure={failureText('getProviderConnection')}
          onRetry={provider.retry}
        />
      </Stack>
    </Page>
  );
}
