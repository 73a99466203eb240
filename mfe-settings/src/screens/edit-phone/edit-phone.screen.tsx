import { ScreenHelp } from '@listings/shared-app';
import { PhoneSection } from '@listings/shared-sections';
import { Page, useText } from '@listings/shared-ui';
import { BackToSettings } from '../back-to-settings';

/** Verifies another phone number, as the setup does [O2.48]. */
export function EditPhoneScreen() {
  const t = useText('settings');
  return (
    <Page title={t('phone.title')} back={<BackToSettings />} actions={<ScreenHelp context="edit-phone-number" />}>
      <PhoneSection view="settings" />
    </Page>
  );
}
