import { AppRoot, figureErrorTexts, type AppProps } from '@listings/shared-app';
import { figuresTexts } from '@listings/shared-sections';
import { reportsTexts } from './messages/reports.texts';
import { ReportsScreen } from './screens/reports/reports.screen';

const catalogs = { reports: reportsTexts, sections: { reports: figuresTexts }, app: { errors: figureErrorTexts } };

/** The reports. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <ReportsScreen />
    </AppRoot>
  );
}
