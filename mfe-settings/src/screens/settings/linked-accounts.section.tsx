import type { DisconnectTarget, ScreenRead } from '@listings/shared-machines';
import { AppButtonLink, useFailureText, useServerRead } from '@listings/shared-app';
import { AccountCard, type AccountKind, type AccountState } from '@listings/shared-sections';
import { Box, Button, PanelFooter, RevealAfter, Section, StatusPill, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';

interface Read {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly data: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface LinkedAccountProps {
  readonly kind: AccountKind;
  readonly endpoint: ScreenRead;
  readonly read: Read;
  readonly connected: boolean;
  readonly description: string | undefined;
  /** Instead of “Not connected”. */
  readonly otherwise?: ReactNode;
  readonly children?: ReactNode;
}

const stateOf = ({ isPending, isError, data }: Read, connected: boolean): AccountState => {
  if (isPending) return 'loading';
  if (isError && data === undefined) return 'failed';
  return connected ? 'connected' : 'disconnected';
};

/** One account with a loading, a failure and a Retry of its own. */
function LinkedAccount({ kind, endpoint, read, connected, description, otherwise, children }: LinkedAccountProps) {
  const t = useText('settings');
  const failureText = useFailureText();
  const state = stateOf(read, connected);
  const indicator = otherwise ?? <StatusPill tone="neutral">{t('accounts.notConnected')}</StatusPill>;
  return (
    <AccountCard
      kind={kind}
      state={state}
      description={description || undefined}
      indicator={state === 'disconnected' ? indicator : undefined}
      failure={failureText(endpoint)}
      onRetry={() => void read.refetch()}
    >
      {children}
    </AccountCard>
  );
}

function HostingAccount() {
  const t = useText('settings');
  const read = useServerRead('getHostingConnection');
  const { data } = read;
  const description = data?.active === 'yes' ? (data.owner === 'yes' ? data.email : t('accounts.notOwner')) : undefined;
  return (
    <LinkedAccount
      kind="hosting"
      endpoint="getHostingConnection"
      read={read}
      connected={data?.active === 'yes'}
      description={description}
    />
  );
}

function ProviderAccount() {
  const read = useServerRead('getProviderConnection');
  return (
    <LinkedAccount
      kind="provider"
      endpoint="getProviderConnection"
      read={read}
      connected={read.data?.active === 'yes'}
      description={read.data?.email}
    />
  );
}

function MerchantAccount() {
  const t = useText('settings');
  const read = useServerRead('getMerchantConnection');
  const id = read.data?.id ?? 0;
  return (
    <LinkedAccount
      kind="merchant"
      endpoint="getMerchantConnection"
      read={read}
      connected={read.data?.status === 'connected'}
      description={id === 0 ? undefined : t('accounts.number', { id })}
    />
  );
}

/** Linked, linked but not finished, or the way to link one. */
function AdsAccount({ onDisconnect }: { onDisconnect: () => void }) {
  const t = useText('settings');
  const read = useServerRead('getAdsConnection');
  const { data } = read;
  const isLinked = data !== undefined && data.status !== 'disconnected';
  const numbered = (id: number, currency: string | null) =>
    currency === null ? t('accounts.number', { id }) : t('accounts.numberWithCurrency', { id, currency });
  return (
    <LinkedAccount
      kind="ads"
      endpoint="getAdsConnection"
      read={read}
      connected={data?.status === 'connected'}
      description={isLinked ? numbered(data.id, data.currency) : undefined}
      otherwise={
        <AppButtonLink to={{ path: '/google/setup-ads' }} variant="outlined">
          {t(isLinked ? 'accounts.finishAds' : 'accounts.connectAds')}
        </AppButtonLink>
      }
    >
      {isLinked && (
        <PanelFooter>
          <Button variant="text" size="small" color="error" onClick={onDisconnect} sx={{ mx: -1 }}>
            {t('disconnect.ads')}
          </Button>
        </PanelFooter>
      )}
    </LinkedAccount>
  );
}

/** The four accounts, each on its own, and the ways to disconnect them [O2.47, O4.10]. */
export function LinkedAccountsSection({ onDisconnect }: { onDisconnect: (target: DisconnectTarget) => void }) {
  const t = useText('settings');
  const hosting = !useServerRead('getHostingConnection').isPending;
  const provider = !useServerRead('getProviderConnection').isPending;
  const merchant = !useServerRead('getMerchantConnection').isPending;
  const ads = !useServerRead('getAdsConnection').isPending;
  return (
    <Section title={t('accounts.title')} description={t('accounts.description')}>
      <HostingAccount />
      <RevealAfter settled={hosting}>
        <ProviderAccount />
      </RevealAfter>
      <RevealAfter settled={hosting && provider}>
        <MerchantAccount />
      </RevealAfter>
      <RevealAfter settled={hosting && provider && merchant}>
        <AdsAccount onDisconnect={() => onDisconnect('ads-account')} />
      </RevealAfter>
      <RevealAfter settled={hosting && provider && merchant && ads}>
        <Box>
          <Button variant="outlined" color="error" onClick={() => onDisconnect('all-accounts')}>
            {t('disconnect.all')}
          </Button>
        </Box>
      </RevealAfter>
    </Section>
  );
}
