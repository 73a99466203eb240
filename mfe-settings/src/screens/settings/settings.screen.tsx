import type { AppLocation } from '@listings/shared-machines';
import { useFollowOtherTabs, usePage, useServerRead, useOffered } from '@listings/shared-app';
import { Box, LazyPart, Page, retryLazy, RevealAfter, useText } from '@listings/shared-ui';
import { useEffect, useState } from 'react';
import { useRestDue } from '../../hooks/use-rest-due';
import { ContactInformationSection } from './contact-information.section';
import { LinkedAccountsSection } from './linked-accounts.section';
import { settingsPath } from '../places';

/** What stands below the accounts; fetched after them. */
export const RestOfSettings = retryLazy(() => import('./rest-of-settings').then((module) => module.RestOfSettings));

/** Room of what stands below the accounts, in pixels, until it is there: the page keeps its length. */
const restRoom = { '&:empty': { minHeight: { xs: 1952, lg: 1187 } } } as const;

const start = { path: '/google/start' } as const;
const reconnectHosting = settingsPath('/reconnect-wpcom-account');

/**
 * Destination when an account is lost: the setup start for the provider's, the reconnect view for the host's [O2.49,
 * O2.50, decisions 1].
 */
function useLostAccount(): AppLocation | null {
  const { bootstrap } = usePage();
  const provider = useServerRead('getProviderConnection');
  const hosting = useServerRead('getHostingConnection');
  if (provider.data?.active === 'no') return start;
  return bootstrap.mcSetupComplete && hosting.data?.active === 'no' ? reconnectHosting : null;
}

/** Contact information and linked accounts [O2.47]. */
export function SettingsScreen() {
  const t = useText('settings');
  const { navigation } = usePage();
  const provider = useServerRead('getProviderConnection');
  // Read by its section alone.
  const contact = useServerRead('getContactInformation', {}, { enabled: false });
  const hasContact = useOffered()('getContactInformation');
  const isContactSettled = !hasContact || !contact.isPending;
  const isRestDue = useRestDue(isContactSettled);
  const lost = useLostAccount();
  const [isEnding, setEnding] = useState(false);
  useFollowOtherTabs();
  useEffect(() => {
    if (lost !== null) navigation.to(lost, { replace: true });
  }, [lost, navigation]);
  return (
    <Page title={t('title')} width="wide">
      {/* Without the provider account its read would lead elsewhere. */}
      {hasContact && <ContactInformationSection waiting={provider.isPending || lost !== null || isEnding} />}
      <RevealAfter settled={isContactSettled}>
        <LinkedAccountsSection />
      </RevealAfter>
      <Box sx={restRoom}>
        {isRestDue && (
          <LazyPart>
            <RestOfSettings onEnding={setEnding} />
          </LazyPart>
        )}
      </Box>
    </Page>
  );
}
