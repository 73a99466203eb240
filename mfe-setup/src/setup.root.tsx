import { AppRoot, useLocation, type AppProps } from '@listings/shared-sections';
import { setupTexts } from './messages/en';
import { GetStartedScreen } from './screens/get-started/get-started.screen';
import { SetupWizardScreen } from './screens/setup-wizard/setup-wizard.screen';

const catalogs = { setup: setupTexts };

function Screens() {
  const { path } = useLocation();
  return path === '/google/setup-mc' ? <SetupWizardScreen /> : <GetStartedScreen />;
}

/** Get started and the setup wizard. */
export function SetupRoot(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
