import { AppRoot, figureErrorTexts, programErrorTexts, type AppProps, waitingTexts } from '@listings/shared-app';
import { sectionFormTexts, figuresTexts } from '@listings/shared-sections';
import { dashboardTexts } from './messages/en';
import { Screens } from './screens/screens';

/** The forms bring the texts of their own failures along. */
const errors = { ...figureErrorTexts, ...programErrorTexts };
const catalogs = {
  dashboard: dashboardTexts,
  sections: { ...sectionFormTexts, reports: figuresTexts },
  app: { waiting: waitingTexts, errors },
};

/** The dashboard and its sub-paths. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <Screens />
    </AppRoot>
  );
}
