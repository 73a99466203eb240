import { AppRoot, figureErrorTexts, type AppProps } from '@listings/shared-app';
import { figuresTexts, savedViewsTexts } from '@listings/shared-sections';
import { reportsTexts } from './messages/reports.texts';
import { ReportsScreen } from './screens/reports/reports.screen';

const catalogs = {
  reports: reportsTexts,
  sections: { reports: figuresTexts, views: savedViewsTexts },
  app: { errors: figureErrorTexts },
};

/** The reports. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <ReportsScreen />
    </AppRoot>
  );
}
