import { AppRoot, errorTexts, figuresTexts, type AppProps } from '@listings/shared-sections';
import { dashboardTexts } from './messages/en';
import { Screens } from './screens/screens';

const catalogs = { dashboard: dashboardTexts, sections: { reports: figuresTexts, errors: errorTexts } };

/** The dashboard and its sub-paths. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
