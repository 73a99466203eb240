import { usePage } from '@listings/shared-app';
import { AccountCard } from '@listings/shared-sections';
import { Box, Button, InlineNotice, Page, PanelFooter, Stack, useText } from '@listings/shared-ui';
import { useEffect } from 'react';
import { useDisconnect } from '../../hooks/use-disconnect';
import { useProviderReconnect, type ProviderReconnect } from '../../hooks/use-provider-reconnect';
import { LazyDisconnectModal } from '../lazy-disconnect-modal';

interface MismatchedProps extends Pick<ProviderReconnect, 'email' | 'forgetting' | 'tryAnother'> {
  readonly onDisconnect: () => void;
}

/** Another account than before: try another one, or disconnect all [O4.12, O8.16]. */
function MismatchedAccount({ email, forgetting, tryAnother, onDisconnect }: MismatchedProps) {
  const t = useText('settings');
  return (
    <AccountCard kind="provider" headingLevel={2} state="disconnected" description={email}>
      <PanelFooter>
        <Button variant="contained" loading={forgetting} onClick={tryAnother}>
          {t('reconnect.another')}
        </Button>
        <Button variant="text" color="error" disabled={forgetting} onClick={onDisconnect}>
          {t('disconnect.all')}
        </Button>
      </PanelFooter>
    </AccountCard>
  );
}

/** Connect it again, or allow what is missing. */
function LostAccount({ state, email, earlier, redirecting, connect, retry }: ProviderReconnect) {
  const shown = earlier ?? email;
  return (
    <AccountCard
      kind="provider"
      headingLevel={2}
      state={state}
      description={shown === '' ? undefined : shown}
      busy={redirecting}
      isMain
      onConnect={connect}
      failed="getProviderAccess"
      onRetry={retry}
    />
  );
}

/** The provider connection was lost: connect the same account again, then back to where the admin was, else to the dashboard [O4.12]. */
export function ReconnectProviderScreen() {
  const t = useText('settings');
  const { navigation } = usePage();
  const account = useProviderReconnect();
  const disconnect = useDisconnect();
  const { mismatched, earlier } = account;
  useEffect(() => navigation.lock(), [navigation]);
  return (
    <Page title={t(mismatched ? 'reconnect.mismatchTitle' : 'reconnect.providerTitle')} width="narrow">
      <Stack spacing={2}>
        <InlineNotice tone={mismatched ? 'error' : 'warning'} announce={mismatched ? 'alert' : 'none'}>
          {t(mismatched ? 'reconnect.mismatch' : 'reconnect.providerText')}
          {mismatched && earlier !== undefined && (
            <Box component="strong" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
              {t('reconnect.earlier', { email: earlier })}
            </Box>
          )}
        </InlineNotice>
        {mismatched ? (
          <MismatchedAccount {...account} onDisconnect={() => disconnect.open('all-accounts')} />
        ) : (
          <LostAccount {...account} />
        )}
      </Stack>
      <LazyDisconnectModal view={disconnect} />
    </Page>
  );
}
