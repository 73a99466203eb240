import type { AppLocation } from '../page/routes';
import { productsOf } from './products.rules';
import type { StoreFacts } from './store-facts.types';

/** Tasks of a store after its setup, in the recommended order. */
export const onboardingTasks = [
  'accounts',
  'products',
  'issues',
  'adsAccount',
  'billing',
  'campaign',
  'conversions',
] as const;
export type OnboardingTask = (typeof onboardingTasks)[number];

export interface OnboardingStep {
  readonly task: OnboardingTask;
  readonly isDone: boolean;
  /** Place of the task. */
  readonly to: AppLocation;
}

const adsSetup: AppLocation = { path: '/google/setup-ads' };
const feed: AppLocation = { path: '/google/product-feed' };
const settings: AppLocation = { path: '/google/settings' };
const newCampaign: AppLocation = { path: '/google/dashboard', params: { subpath: '/campaigns/create' } };

/** True for a finished task; undefined while unknown. */
const isDone: Readonly<Record<OnboardingTask, (facts: StoreFacts) => boolean | undefined>> = {
  // Done by everyone who gets here.
  accounts: () => true,
  products: ({ statistics }) => (statistics?.statistics ? productsOf(statistics, 'active') > 0 : undefined),
  issues: ({ accountIssues, productIssues }) =>
    accountIssues === undefined || productIssues === undefined ? undefined : accountIssues + productIssues === 0,
  adsAccount: ({ ads }) => ads && ads.id !== 0 && ads.status !== 'disconnected',
  billing: ({ adsSetupComplete, billing }) => {
    if (adsSetupComplete === false) return false;
    return billing === undefined || billing.status === 'unknown' ? undefined : billing.status === 'approved';
  },
  campaign: ({ adsSetupComplete, campaigns }) =>
    adsSetupComplete === false ? false : campaigns?.some(({ status }) => status === 'enabled'),
  conversions: ({ adsSetupComplete, ads }) => (adsSetupComplete === false ? false : ads && ads.status === 'connected'),
};

const placeOf = (task: OnboardingTask, { adsSetupComplete }: StoreFacts): AppLocation => {
  if (task === 'products' || task === 'issues') return feed;
  if (task === 'accounts') return settings;
  if (adsSetupComplete !== true) return adsSetup;
  return task === 'campaign' ? newCampaign : settings;
};

/** Tasks whose completion is known. */
export const onboardingOf = (facts: StoreFacts): readonly OnboardingStep[] =>
  onboardingTasks.flatMap((task) => {
    const done = isDone[task](facts);
    return done === undefined ? [] : [{ task, isDone: done, to: placeOf(task, facts) }];
  });

/** True once every task is done: the list is not needed any more. */
export const isOnboarded = (steps: readonly OnboardingStep[]): boolean =>
  steps.length === onboardingTasks.length && steps.every((step) => step.isDone);
