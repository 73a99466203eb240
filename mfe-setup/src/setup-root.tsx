import type { AppLocation } from '@listings/shared-machines';
import {
  AppRoot,
  audienceErrorTexts,
  connectionErrorTexts,
  elsewhereErrorTexts,
  useLocation,
  type AppProps,
  waitingTexts,
} from '@listings/shared-app';
import { sectionFormTexts } from '@listings/shared-sections';
import { LazyPlace, retryLazy } from '@listings/shared-ui';
import { preloadStep } from './screens/setup-wizard/wizard-steps';

const GetStartedScreen = retryLazy(() =>
  import('./screens/get-started/get-started.screen').then((module) => module.GetStartedScreen),
);
const SetupWizardScreen = retryLazy(() =>
  import('./screens/setup-wizard/setup-wizard.screen').then((module) => module.SetupWizardScreen),
);

const isWizard = (path: string) => path === '/google/setup-mc';

/** Fetches a screen before it is shown for the first time, so that nothing comes in between; a step comes along meanwhile. */
export function preloadScreen({ path, params }: AppLocation): Promise<void> {
  if (!isWizard(path)) return GetStartedScreen.preload();
  const step = params?.['step'];
  if (step !== undefined) preloadStep(step);
  return SetupWizardScreen.preload();
}

// Each screen brings its own texts along, and each later step the failures it can tell of.
const errors = { ...connectionErrorTexts, ...audienceErrorTexts, ...elsewhereErrorTexts };
const catalogs = { sections: sectionFormTexts, app: { waiting: waitingTexts, errors } };

function Screens() {
  const { path } = useLocation();
  return <LazyPlace fallback={null}>{isWizard(path) ? <SetupWizardScreen /> : <GetStartedScreen />}</LazyPlace>;
}

/** Get started and the setup wizard. */
export function SetupRoot(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
