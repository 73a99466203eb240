import type {} from '@listings/shared-ui';

/** English texts of the product feed: namespace `productFeed`. Source: O2.40–O2.45, O3.03, O4.03, O8.01–O8.03. */
export const productFeedTexts = {
  title: 'Product Feed',
  description: 'See which of your products are listed on {{provider}}, and what keeps the others from it.',
  overview: {
    title: 'Overview',
    caption: 'Products by status',
    help: 'What the statuses mean',
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
    synced: 'Last updated: {{when}}, containing {{count}} products',
    account: 'Account status',
    review: {
      DISAPPROVED: 'Disapproved',
      WARNING: 'Warning',
      PENDING_REVIEW: 'Pending review: this can take up to 3 days',
      UNDER_REVIEW: 'Under review: this takes at least 7 days',
      APPROVED: 'Approved: your listings are on {{provider}}',
      ONBOARDING: 'No products added',
    },
  },
  issues: {
    title: 'Issues to resolve',
    tabs: 'Kinds of issues',
    account: 'Account Issues ({{count}})',
    product: 'Product Issues ({{count}})',
    columns: {
      type: 'Type',
      product: 'Affected product',
      issue: 'Issue',
      action: 'Suggested action',
    },
    warning: 'Warning',
    error: 'Error',
    learnMore: 'Learn more',
    readMore: 'Read more about this issue',
    resolvedAccount: 'All account issues resolved',
    resolvedProduct: 'All product issues resolved',
    failed: 'An error occurred while retrieving issues. Please try again later.',
  },
  feed: {
    title: 'Products',
    columns: { title: 'Product Title', visible: 'Channel Visibility', status: 'Status' },
    shown: 'Sync and show',
    hidden: 'Don’t sync and show',
    empty: 'There are no products yet. Add products to your store and they appear here.',
    failed: 'An error occurred while retrieving products. Please try again later.',
    status: {
      approved: 'Approved',
      partially_approved: 'Partially approved',
      expiring: 'Expiring',
      pending: 'Pending',
      disapproved: 'Disapproved',
      not_synced: 'Not synced',
      synced: 'Synced',
      'not-synced': 'Not synced',
      'has-errors': 'Has errors',
      unknown: 'Unknown',
    },
  },
  guide: {
    page: 'Page {{page}} of {{pages}}',
    success: {
      title: 'You have successfully set up {{provider}} Listings & Ads',
      text: 'Your products are being sent to {{provider}}. They appear in free listings once they have been reviewed, which takes 3 to 5 days.',
      hint: 'You can follow their status on this page at any time.',
    },
    credit: {
      title: 'Spend {{credit}} and get {{credit}} in ad credit',
      text: 'Create your first paid campaign and reach more shoppers. New ads accounts get {{credit}} in credit after spending the same amount within {{days}} days.',
      terms: 'The amount differs by country. <link>Read the terms of the offer</link>.',
    },
    next: 'Next',
    back: 'Back',
    later: 'Maybe later',
    create: 'Create paid campaign',
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    productFeed: typeof productFeedTexts;
  }
}
