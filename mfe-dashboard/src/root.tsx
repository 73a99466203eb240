import { AppRoot, type AppProps } from '@listings/shared-sections';
import { dashboardTexts } from './messages/en';
import { DashboardScreen } from './screens/dashboard/dashboard.screen';

const catalogs = { dashboard: dashboardTexts };

/** The dashboard. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <DashboardScreen />
    </AppRoot>
  );
}
