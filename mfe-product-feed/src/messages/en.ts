import type {} from '@listings/shared-ui';
import { feedTexts } from './feed.en';
import { issuesTexts, reviewTexts } from './issues.en';
import type { guideTexts } from './guide.en';
import type { reviewModalTexts } from './review-modal.en';
import type { whyTexts } from './why.en';

/** English texts of the product feed, without those its dialogs bring: namespace `productFeed`. Source: O2.40–O2.45, O3.03, O4.03, O8.01–O8.03. */
export const productFeedTexts = {
  title: 'Product Feed',
  description: 'See which of your products are listed on {{provider}}, and what keeps the others from it.',
  overview: {
    title: 'Overview',
    caption: 'Products by status',
    help: 'What the statuses mean',
    readMore: 'Read more about product statuses',
    active: 'Active',
    expiring: 'Expiring',
    pending: 'Pending',
    disapproved: 'Disapproved',
    not_synced: 'Not Synced',
    meaning: {
      active: 'Shown on {{provider}}.',
      expiring: 'Becomes inactive within {{days}} days unless it is synced again.',
      pending: 'Being processed; the review of listings takes {{review}} days.',
      disapproved: 'Not shown: resolve its issues first.',
      not_synced: 'Not sent to {{provider}}: hidden, or not sent yet.',
    },
    counting: 'Your store is counting its products. The figures appear here when it is done.',
    loading: 'Loading the overview…',
    failed: 'An error occurred while retrieving your product feed. Please try again later.',
  },
  state: {
    setup: 'Feed setup',
    setupDone: 'Free listings setup completed',
    issues_one: '{{count}} issue to resolve',
    issues_other: '{{count}} issues to resolve',
    noIssues: 'No issues to resolve',
    sync: 'Sync with {{provider}}',
    syncing: 'Sync in progress',
    sentSoFar: '{{count}} products sent so far',
    counting: 'Products are being counted',
    synced: 'Last updated: {{when}}, containing {{count}} products',
    account: 'Account status',
    seeIssues: 'See what to do',
    review: {
      DISAPPROVED: 'Disapproved',
      WARNING: 'Warning',
      PENDING_REVIEW: 'Pending review: this can take up to 3 days',
      UNDER_REVIEW: 'Under review: this takes at least 7 days',
      APPROVED: 'Approved: your listings are on {{provider}}',
      ONBOARDING: 'No products added',
    },
  },
  issues: issuesTexts,
  review: reviewTexts,
  feed: feedTexts,
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    productFeed: typeof productFeedTexts & {
      readonly why: typeof whyTexts;
      readonly reviewModal: typeof reviewModalTexts;
      readonly guide: typeof guideTexts;
    };
  }
}
