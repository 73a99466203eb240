import { storyOf } from '@listings/shared-app/testing';
import { noReports, now, reportsPage } from './reports.harness';

export default { title: 'Screens/Reports', layout: 'fullscreen', now };

const failed = { status: 500, body: { message: 'Oops.' } } as const;
const figures = ['getFreeProgramsReport', 'getPaidProgramsReport'] as const;

export const Filled = storyOf(() => reportsPage().element);
export const Empty = storyOf(() => reportsPage({ store: noReports }).element);
export const Failed = storyOf(
  () =>
    reportsPage({}, (fake) => {
      for (const key of figures) fake.fail(key, failed, 9);
    }).element,
);
export const Loading = storyOf(
  () =>
    reportsPage({}, (fake) => {
      for (const key of figures) fake.hold(key);
    }).element,
);
