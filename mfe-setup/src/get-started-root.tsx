import { AppRoot, type AppProps } from '@listings/shared-app';
import { startTexts } from './messages/start.texts';
import { GetStartedScreen } from './screens/get-started/get-started.screen';

const catalogs = { setup: { start: startTexts } };

/** Get started: an application of its own, since everybody's first page needs nothing of the wizard. */
export function GetStartedRoot(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <GetStartedScreen />
    </AppRoot>
  );
}
