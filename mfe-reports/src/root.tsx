import { AppRoot, figureErrorTexts, figuresTexts, type AppProps } from '@listings/shared-sections';
import { reportsTexts } from './messages/en';
import { ReportsScreen } from './screens/reports/reports.screen';

const catalogs = { reports: reportsTexts, sections: { reports: figuresTexts, errors: figureErrorTexts } };

/** The reports. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <ReportsScreen />
    </AppRoot>
  );
}
