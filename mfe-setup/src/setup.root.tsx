import { AppRoot, useLocation, type AppProps } from '@listings/shared-sections';
import { retryLazy } from '@listings/shared-ui';
import { Suspense } from 'react';

const GetStartedScreen = retryLazy(() =>
  import('./screens/get-started/get-started.screen').then((module) => module.GetStartedScreen),
);
const SetupWizardScreen = retryLazy(() =>
  import('./screens/setup-wizard/setup-wizard.screen').then((module) => module.SetupWizardScreen),
);

const screenOf = (path: string) => (path === '/google/setup-mc' ? SetupWizardScreen : GetStartedScreen);

/** Fetches the screen of a path before it is shown for the first time, so that nothing comes in between. */
export const preloadScreen = (path: string): Promise<void> => screenOf(path).preload();

// Each screen brings its texts along.
const catalogs = {};

function Screens() {
  const Screen = screenOf(useLocation().path);
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
}

/** Get started and the setup wizard. */
export function SetupRoot(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
