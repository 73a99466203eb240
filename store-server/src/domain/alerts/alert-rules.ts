import { accountWarned, billingOpen, claimLost, connectionLost, reviewAnswered } from './account-alerts.rules';
import type { AlertRule } from './alert.types';
import { budgetSpent, spendWithoutSales } from './campaign-alerts.rules';
import { productsDisapproved, syncOld } from './product-alerts.rules';
import { releaseReturned } from './release-alerts.rules';

const feed = (): string => '/google/product-feed';
const settings = (): string => '/google/settings';
const campaign = (id: string): string => `/google/dashboard?subpath=/campaigns/edit&programId=${id}`;

const reconnectViews: Readonly<Record<string, string>> = {
  hosting: '/reconnect-wpcom-account',
  provider: '/reconnect-google-account',
};

/** Every rule: its default threshold, how grave it is, the screen that leads to the cure, and what it looks for. */
export const alertRules = {
  connection_lost: {
    threshold: null,
    tone: 'error',
    place: (account) => `/google/settings?subpath=${reconnectViews[account]}`,
    find: connectionLost,
  },
  claim_lost: { threshold: null, tone: 'error', place: settings, find: claimLost },
  account_warned: { threshold: null, tone: 'error', place: feed, find: accountWarned },
  review_answered: { threshold: null, tone: 'info', place: feed, find: reviewAnswered },
  products_disapproved: {
    threshold: { unit: 'percent', value: 10, max: 100 },
    tone: 'warning',
    place: feed,
    find: productsDisapproved,
  },
  sync_old: { threshold: { unit: 'hours', value: 24, max: 720 }, tone: 'warning', place: feed, find: syncOld },
  billing_open: {
    threshold: null,
    tone: 'error',
    place: () => '/google/dashboard',
    find: billingOpen,
  },
  budget_spent: {
    threshold: { unit: 'percent', value: 90, max: 100 },
    tone: 'warning',
    place: campaign,
    find: budgetSpent,
  },
  spend_without_sales: {
    threshold: { unit: 'days', value: 3, max: 30 },
    tone: 'warning',
    place: campaign,
    find: spendWithoutSales,
  },
  release_returned: { threshold: null, tone: 'info', place: settings, find: releaseReturned },
  hand_over_done: {
    threshold: null,
    tone: 'info',
    place: (step) => (step === 'billing' ? '/google/setup-ads' : '/google/setup-mc'),
    find: null,
  },
} as const satisfies Record<string, AlertRule>;

export type AlertRuleKey = keyof typeof alertRules;

export const alertRuleKeys = Object.keys(alertRules) as readonly AlertRuleKey[];

export const ruleOf = (key: AlertRuleKey): AlertRule => alertRules[key];

export const isAlertRule = (key: string): key is AlertRuleKey => Object.hasOwn(alertRules, key);
