import { audienceErrorTexts, AppRoot, figureErrorTexts, type AppProps } from '@listings/shared-app';
import { figuresTexts } from '@listings/shared-sections';
import { dashboardTexts } from './messages/dashboard.texts';
import { Screens } from './screens/screens';

/** Forms and dialogs bring the texts of their own failures along. */
const errors = { ...figureErrorTexts, ...audienceErrorTexts };
const catalogs = { dashboard: dashboardTexts, sections: { reports: figuresTexts }, app: { errors } };

/** The dashboard and its sub-paths. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
