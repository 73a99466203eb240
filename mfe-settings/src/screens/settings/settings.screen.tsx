import { usePage, useServerRead } from '@listings/shared-sections';
import { Page, useText } from '@listings/shared-ui';
import { useEffect } from 'react';
import { ContactInformationSection } from './contact-information.section';
import { LinkedAccountsSection } from './linked-accounts.section';

/** Contact information and linked accounts [O2.47]; without a provider account it leads to the setup start [O2.49]. */
export function SettingsScreen() {
  const t = useText('settings');
  const { navigation } = usePage();
  const provider = useServerRead('getProviderConnection');
  const isInactive = provider.data?.active === 'no';
  useEffect(() => {
    if (isInactive) navigation.to({ path: '/google/start' }, { replace: true });
  }, [isInactive, navigation]);
  return (
    <Page title={t('title')}>
      <ContactInformationSection />
      <LinkedAccountsSection />
    </Page>
  );
}
