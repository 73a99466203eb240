import { isOnboarded, onboardingOf, onboardingTasks } from './onboarding.rules';
import { campaign, counts, now, sound } from './store-facts.fixture';
import type { StoreFacts } from './store-facts.types';

const stateOf = (facts: StoreFacts) =>
  Object.fromEntries(onboardingOf(facts).map(({ task, isDone }) => [task, isDone]));

it('is over when every task was seen done', () => {
  const steps = onboardingOf(sound);
  expect(steps.map(({ task }) => task)).toEqual([...onboardingTasks]);
  expect(isOnboarded(steps)).toBe(true);
});

it('leaves out what cannot be told, and is not over for that', () => {
  const steps = onboardingOf({ now, adsSetupComplete: null });
  expect(steps.map(({ task }) => task)).toEqual(['accounts']);
  expect(isOnboarded(steps)).toBe(false);
});

it.each<[string, Partial<StoreFacts>, string, string]>([
  ['no product is active', { statistics: counts({ active: 0, pending: 9 }) }, 'products', '/google/product-feed'],
  ['a product has an issue', { productIssues: 1 }, 'issues', '/google/product-feed'],
  ['the account has an issue', { accountIssues: 1 }, 'issues', '/google/product-feed'],
  ['billing is open', { billing: { status: 'pending', billing_url: null } }, 'billing', '/google/settings'],
  ['no campaign runs', { campaigns: [campaign(1, { status: 'paused' })] }, 'campaign', '/google/dashboard'],
  ['the conversion action is open', { ads: { id: 5, status: 'incomplete' } }, 'conversions', '/google/settings'],
])('has one task left while %s, and says where', (_what, facts, task, path) => {
  const left = onboardingOf({ ...sound, ...facts }).filter(({ isDone }) => !isDone);
  expect(left.map((step) => [step.task, step.to.path])).toEqual([[task, path]]);
});

it('leads to the ads setup for all that comes of it before it is complete', () => {
  const facts: StoreFacts = { ...sound, adsSetupComplete: false, ads: { id: 0, status: 'disconnected' } };
  expect(stateOf({ ...facts, billing: undefined, campaigns: undefined })).toEqual({
    accounts: true,
    products: true,
    issues: true,
    adsAccount: false,
    billing: false,
    campaign: false,
    conversions: false,
  });
  const paths = onboardingOf(facts).filter(({ isDone }) => !isDone);
  expect(new Set(paths.map(({ to }) => to.path))).toEqual(new Set(['/google/setup-ads']));
});
