import { usePage, useServerRead } from '@listings/shared-app';
import { AccountCard, useHostingConnection } from '@listings/shared-sections';
import { InlineNotice, Page, Stack, useText } from '@listings/shared-ui';
import { useEffect } from 'react';
import { settings } from '../places';

/** Leads to the start where the setup is undone, as by disconnecting all accounts in another tab: nothing here was lost. */
function useUndoneSetup(): void {
  const t = useText('settings');
  const { navigation, notices } = usePage();
  const isUndone = useServerRead('getSetupStatus', undefined, { silent: true }).data?.status === 'incomplete';
  useEffect(() => {
    if (!isUndone) return;
    notices.showNext({ kind: 'info', text: t('disconnect.doneAll') });
    navigation.load({ path: '/google/start' });
  }, [isUndone, navigation, notices, t]);
}

/** The hosting connection was lost: connect it again, then back to where the admin was, else to the settings [O4.11]. */
export function ReconnectHostingScreen() {
  const t = useText('settings');
  const { navigation, notices } = usePage();
  const hosting = useHostingConnection('reconnect');
  const isConnected = hosting.status === 'connected';
  useEffect(() => navigation.lock(), [navigation]);
  useUndoneSetup();
  useEffect(() => {
    if (!isConnected) return;
    notices.show({ id: 'reconnected', kind: 'success', text: t('reconnect.hostingDone') });
    navigation.comeBack(settings);
  }, [isConnected, navigation, notices, t]);
  return (
    <Page title={t('reconnect.hostingTitle')} width="narrow">
      <Stack spacing={2}>
        <InlineNotice tone="warning">{t('reconnect.hostingText')}</InlineNotice>
        <AccountCard
          kind="hosting"
          headingLevel={2}
          state={
            hosting.status === 'unavailable'
              ? 'failed'
              : hosting.status === 'redirecting'
                ? 'disconnected'
                : hosting.status
          }
          busy={hosting.status === 'redirecting'}
          isMain
          onConnect={hosting.connect}
          failed="getHostingConnection"
          onRetry={hosting.retry}
        />
      </Stack>
    </Page>
  );
}
