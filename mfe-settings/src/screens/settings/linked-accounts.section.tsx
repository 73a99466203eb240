import type { ScreenRead } from '@listings/shared-machines';
import { AppButtonLink, OutsideLink, useServerRead } from '@listings/shared-app';
import { AccountCard, type AccountKind, type AccountState } from '@listings/shared-sections';
import { RevealAfter, Section, Skeleton, StatusPill, useText, VisuallyHidden } from '@listings/shared-ui';
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
  /** Its own site. */
  readonly site?: string | false;
}

const stateOf = ({ isPending, isError, data }: Read, connected: boolean): AccountState => {
  if (isPending) return 'loading';
  if (isError && data === undefined) return 'failed';
  return connected ? 'connected' : 'disconnected';
};

/** Accounts that have a site of their own: the link's room is kept while they are read. */
const withSite: ReadonlySet<AccountKind> = new Set(['merchant', 'ads']);

/** One account with a loading, a failure and a Retry of its own. */
function LinkedAccount({ kind, endpoint, read, connected, description, otherwise, site }: LinkedAccountProps) {
  const t = useText('settings');
  const titles = useText('sections');
  const state = stateOf(read, connected);
  const indicator = otherwise ?? <StatusPill tone="neutral">{t('accounts.notConnected')}</StatusPill>;
  return (
    <AccountCard
      kind={kind}
      state={state}
      description={description || undefined}
      indicator={state === 'disconnected' ? indicator : undefined}
      failed={endpoint}
      onRetry={() => void read.refetch()}
      site={
        site ? (
          <OutsideLink url={site} purpose="issueAction">
            {t('accounts.open')}
            <VisuallyHidden>{` (${titles(`accountCards.titles.${kind}`)})`}</VisuallyHidden>
          </OutsideLink>
        ) : state === 'loading' && withSite.has(kind) ? (
          <Skeleton width={128} />
        ) : undefined
      }
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
      site={id !== 0 && `https://merchants.google.com/mc/overview?a=${id}`}
    />
  );
}

/** Linked, linked but not finished, or the way to link one. */
function AdsAccount() {
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
      site={isLinked && 'https://ads.google.com/nav/selectaccount'}
      otherwise={
        <AppButtonLink to={{ path: '/google/setup-ads' }} variant="outlined">
          {t(isLinked ? 'accounts.finishAds' : 'accounts.connectAds')}
        </AppButtonLink>
      }
    />
  );
}

/** The four accounts, each on its own, with the way to its own site [O2.47]. */
export function LinkedAccountsSection() {
  const t = useText('settings');
  const hosting = !useServerRead('getHostingConnection').isPending;
  const provider = !useServerRead('getProviderConnection').isPending;
  const merchant = !useServerRead('getMerchantConnection').isPending;
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
        <AdsAccount />
      </RevealAfter>
    </Section>
  );
}
