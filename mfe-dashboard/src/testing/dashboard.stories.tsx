import { storyOf } from '@listings/shared-app/testing';
import { campaign, dashboardPage, now } from './dashboard.harness';

export default { title: 'Screens/Dashboard', layout: 'fullscreen', now };

const failed = { status: 500, body: { message: 'Oops.' } } as const;
const figures = ['getFreeProgramsReport', 'getPaidProgramsReport'] as const;
const all = [...figures, 'listCampaigns'] as const;

export const Filled = storyOf(
  () =>
    dashboardPage({ store: { campaigns: [campaign(1), campaign(2, { status: 'paused', country: 'GB' })] } }).element,
);
export const NoCampaigns = storyOf(() => dashboardPage({ store: { campaigns: [] } }).element);
export const BeforeAds = storyOf(
  () =>
    dashboardPage({
      bootstrap: { adsSetupComplete: false },
      store: { ads: { id: 0, currency: null, symbol: '', status: 'disconnected' } },
    }).element,
);
export const Failed = storyOf(
  () =>
    dashboardPage({}, (fake) => {
      for (const key of all) fake.fail(key, failed, 9);
    }).element,
);
export const Loading = storyOf(
  () =>
    dashboardPage({}, (fake) => {
      for (const key of all) fake.hold(key);
    }).element,
);
