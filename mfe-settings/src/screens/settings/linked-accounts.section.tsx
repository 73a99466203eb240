import type { ReadKey } from '@listings/shared-api/contract';
import {
  AccountCard,
  useFailureText,
  useServerRead,
  type AccountKind,
  type AccountState,
} from '@listings/shared-sections';
import { Section, useText } from '@listings/shared-ui';

interface Read {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface LinkedAccountProps {
  readonly kind: AccountKind;
  readonly endpoint: ReadKey;
  readonly read: Read;
  readonly connected: boolean;
  readonly description: string | undefined;
}

/** One account with a loading, a failure and a Retry of its own. */
function LinkedAccount({ kind, endpoint, read, connected, description }: LinkedAccountProps) {
  const failureText = useFailureText();
  const state: AccountState = read.isPending
    ? 'loading'
    : read.isError
      ? 'failed'
      : connected
        ? 'connected'
        : 'disconnected';
  return (
    <AccountCard
      kind={kind}
      state={state}
      {...(description ? { description } : {})}
      failure={failureText(endpoint)}
      onRetry={() => void read.refetch()}
    />
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

/** Shown when an ads account is linked, finished or not. */
function AdsAccount() {
  const t = useText('settings');
  const read = useServerRead('getAdsConnection');
  const { data } = read;
  if (data?.status === 'disconnected') return null;
  const description =
    data === undefined ? undefined : t('accounts.numberWithCurrency', { id: data.id, currency: data.currency ?? '' });
  return (
    <LinkedAccount
      kind="ads"
      endpoint="getAdsConnection"
      read={read}
      connected={data !== undefined}
      description={description}
    />
  );
}

/** The four accounts, each on its own [O2.47]. */
export function LinkedAccountsSection() {
  const t = useText('settings');
  return (
    <Section title={t('accounts.title')} description={t('accounts.description')}>
      <HostingAccount />
      <ProviderAccount />
      <MerchantAccount />
      <AdsAccount />
    </Section>
  );
}
