import { AppRoot, useLocation, usePage, type AppProps } from '@listings/shared-sections';
import { useEffect } from 'react';
import { withoutParam } from './location.rules';
import { dashboardTexts } from './messages/en';
import { DashboardScreen } from './screens/dashboard/dashboard.screen';

const catalogs = { dashboard: dashboardTexts };

/** A sub-path that has no screen leads to the dashboard, tabs and all. */
function useOwnAddress(): void {
  const { navigation } = usePage();
  const location = useLocation();
  useEffect(() => {
    if (location.params?.['subpath'] !== undefined) navigation.to(withoutParam(location, 'subpath'), { replace: true });
  }, [navigation, location]);
}

function Screens() {
  useOwnAddress();
  return <DashboardScreen />;
}

/** The dashboard. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
