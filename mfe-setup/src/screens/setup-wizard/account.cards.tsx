import {
  DocumentationLink,
  useFailureText,
  type HostingConnection,
  type ProviderConnection,
} from '@listings/shared-sections';
import {
  AccountIcon,
  AppCard,
  Button,
  ErrorState,
  InlineNotice,
  LoadingLines,
  PanelBody,
  StatusPill,
  StoreIcon,
  useText,
} from '@listings/shared-ui';
import { useConnectedLabel } from './use-connected-label';

const isBusy = (status: string) => status === 'loading' || status === 'redirecting' || status === 'switching';

function ConnectButton({
  label,
  text,
  status,
  onConnect,
}: {
  label: string;
  text: string;
  status: string;
  onConnect: () => void;
}) {
  return (
    <Button
      variant="contained"
      aria-label={label}
      disabled={status === 'waiting'}
      loading={status === 'redirecting'}
      onClick={onConnect}
    >
      {text}
    </Button>
  );
}

/** The hosting account: its e-mail for the owner, else that it is connected [S6.02]. */
export function HostingCard({ hosting }: { hosting: HostingConnection }) {
  const t = useText('setup');
  const connected = useConnectedLabel();
  const failureText = useFailureText();
  const { status, account } = hosting;
  const description =
    account === null
      ? t('wizard.accounts.hosting.description')
      : account.isOwner
        ? account.email
        : t('wizard.accounts.hosting.notOwner');
  return (
    <div id="hosting-account">
      <AppCard
        icon={<StoreIcon fontSize="inherit" />}
        title={t('wizard.accounts.hosting.title')}
        description={description}
        busy={isBusy(status)}
        {...(status === 'connected' ? { indicator: <StatusPill tone="success">{connected}</StatusPill> } : {})}
        {...(status === 'disconnected' || status === 'redirecting'
          ? {
              indicator: (
                <ConnectButton
                  label={t('wizard.accounts.hosting.connectLabel')}
                  text={t('wizard.accounts.hosting.connect')}
                  status={status}
                  onConnect={hosting.connect}
                />
              ),
            }
          : {})}
      >
        {status === 'loading' && (
          <PanelBody>
            <LoadingLines lines={1} />
          </PanelBody>
        )}
        {status === 'unavailable' && (
          <ErrorState message={failureText('getHostingConnection')} onRetry={hosting.retry} />
        )}
      </AppCard>
    </div>
  );
}

function ProviderDetails({ provider }: { provider: ProviderConnection }) {
  const t = useText('setup');
  const failureText = useFailureText();
  if (provider.status === 'unavailable')
    return <ErrorState message={failureText('getProviderConnection')} onRetry={provider.retry} />;
  if (provider.status === 'loading')
    return (
      <PanelBody>
        <LoadingLines lines={1} />
      </PanelBody>
    );
  if (provider.status !== 'lackingAccess') return null;
  return (
    <PanelBody>
      <InlineNotice tone="warning">{t('wizard.accounts.provider.lackingAccess')}</InlineNotice>
    </PanelBody>
  );
}

function ProviderIndicator({ provider }: { provider: ProviderConnection }) {
  const t = useText('setup');
  const connected = useConnectedLabel();
  const { status, account } = provider;
  if (status === 'connected') return <StatusPill tone="success">{connected}</StatusPill>;
  if (status === 'loading' || status === 'unavailable' || status === 'switching') return null;
  const isLacking = status === 'lackingAccess' || (status === 'redirecting' && account !== null);
  return (
    <ConnectButton
      label={isLacking ? t('wizard.accounts.provider.allow') : t('wizard.accounts.provider.connectLabel')}
      text={isLacking ? t('wizard.accounts.provider.allow') : t('wizard.accounts.provider.connect')}
      status={status}
      onConnect={provider.connect}
    />
  );
}

/** The provider account: connect, allow full access, or change to a different one [S4.02, S4.03, S4.07]. */
export function ProviderCard({ provider }: { provider: ProviderConnection }) {
  const t = useText('setup');
  const { status, account } = provider;
  const helper =
    status === 'connected' || status === 'switching' ? (
      <Button variant="text" size="small" loading={status === 'switching'} onClick={provider.switchAccount}>
        {t('wizard.accounts.provider.different')}
      </Button>
    ) : (
      <DocumentationLink
        context="setup-mc-accounts"
        linkId="required-google-permissions"
        href="https://support.google.com/merchants/answer/12159157"
      >
        {t('wizard.accounts.provider.permissions')}
      </DocumentationLink>
    );
  return (
    <div id="provider-account">
      <AppCard
        icon={<AccountIcon fontSize="inherit" />}
        title={t('wizard.accounts.provider.title')}
        description={account?.email || t('wizard.accounts.provider.description')}
        helper={helper}
        busy={isBusy(status)}
        disabled={status === 'waiting'}
        indicator={<ProviderIndicator provider={provider} />}
      >
        <ProviderDetails provider={provider} />
      </AppCard>
    </div>
  );
}
