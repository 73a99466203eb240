import { DocumentationLink } from '@listings/shared-app';
import {
  AccountCard,
  HandOverPart,
  type AccountState,
  type HostingConnection,
  type ProviderConnection,
} from '@listings/shared-sections';
import { Box, Button, useText, type Reason } from '@listings/shared-ui';
import { accountTargets } from '../../hooks/use-account-reasons';

const hostingState = ({ status }: HostingConnection): AccountState => {
  if (status === 'redirecting') return 'disconnected';
  return status === 'unavailable' ? 'failed' : status;
};

/** Somebody else may have the account: they can be asked. */
const Ask = ({ step }: { step: 'hosting' | 'provider' }) => (
  <Box sx={{ px: 3, pb: 1.5, mt: -1 }}>
    <HandOverPart step={step} />
  </Box>
);

/** The hosting account: its e-mail for the owner, else that it is connected [S6.02]. */
export function HostingCard({ hosting }: { hosting: HostingConnection }) {
  const t = useText('setup');
  const { account } = hosting;
  return (
    <AccountCard
      kind="hosting"
      connectId={accountTargets.hosting}
      cancelled={hosting.cancelled}
      state={hostingState(hosting)}
      description={
        account === null ? undefined : account.isOwner ? account.email : t('wizard.accounts.hosting.notOwner')
      }
      busy={hosting.status === 'redirecting'}
      onConnect={hosting.connect}
      failed="getHostingConnection"
      onRetry={hosting.retry}
    >
      {hosting.status === 'disconnected' && <Ask step="hosting" />}
    </AccountCard>
  );
}

interface ProviderCardProps {
  readonly provider: ProviderConnection;
  /** The hosting account is being looked up: it is not known yet whether it is this one's turn. */
  readonly isPending: boolean;
  readonly blockedBy: Reason;
}

const providerState = ({ status, account }: ProviderConnection, isPending: boolean): AccountState => {
  if (status === 'unavailable') return 'failed';
  if (status === 'waiting' && isPending) return 'loading';
  if (status === 'switching') return 'connected';
  if (status === 'redirecting') return account === null ? 'disconnected' : 'lackingAccess';
  return status === 'waiting' ? 'disconnected' : status;
};

function ProviderHelper({ provider }: { provider: ProviderConnection }) {
  const t = useText('setup');
  if (provider.status === 'connected' || provider.status === 'switching')
    return (
      <Button
        variant="text"
        size="small"
        sx={{ ml: -1, textAlign: 'start' }}
        loading={provider.status === 'switching'}
        onClick={provider.switchAccount}
      >
        {t('wizard.accounts.provider.different')}
      </Button>
    );
  return (
    <DocumentationLink
      context="setup-mc-accounts"
      linkId="required-google-permissions"
      href="https://support.google.com/merchants/answer/12159157"
    >
      {t('wizard.accounts.provider.permissions')}
    </DocumentationLink>
  );
}

/** The provider account: connect, allow full access, or change to a different one [S4.02, S4.03, S4.07]. */
export function ProviderCard({ provider, isPending, blockedBy }: ProviderCardProps) {
  const { account, status } = provider;
  return (
    <AccountCard
      kind="provider"
      connectId={accountTargets.provider}
      cancelled={provider.cancelled}
      state={providerState(provider, isPending)}
      description={account?.email || undefined}
      helper={<ProviderHelper provider={provider} />}
      busy={status === 'redirecting'}
      disabled={status === 'waiting' && !isPending}
      blockedBy={blockedBy}
      onConnect={provider.connect}
      failed="getProviderConnection"
      onRetry={provider.retry}
    >
      {status === 'disconnected' && <Ask step="provider" />}
    </AccountCard>
  );
}
