import { AppRoot, useLocation, type AppProps } from '@listings/shared-sections';
import { retryLazy } from '@listings/shared-ui';
import { Suspense } from 'react';

const GetStartedScreen = retryLazy(() =>
  import('./screens/get-started/get-started.screen').then((module) => module.GetStartedScreen),
);
const SetupWizardScreen = retryLazy(() =>
  import('./screens/setup-wizard/setup-wizard.screen').then((module) => module.SetupWizardScreen),
);

const isWizard = (path: string) => path === '/google/setup-mc';

/** Fetches the screen of a path before it is shown for the first time, so that nothing comes in between. */
export const preloadScreen = (path: string): Promise<void> =>
  isWizard(path) ? SetupWizardScreen.preload() : GetStartedScreen.preload();

// Each screen brings its texts along.
const catalogs = {};

function Screens() {
  const { path } = useLocation();
  return <Suspense fallback={null}>{isWizard(path) ? <SetupWizardScreen /> : <GetStartedScreen />}</Suspense>;
}

/** Get started and the setup wizard. */
export function SetupRoot(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
