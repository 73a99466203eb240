/** Bounds of requests and answers, and the figures of the specification that both ends need. Source: S9, O9, reliability S-3. */
export const limits = {
  /** Ids in one request. */
  ids: 500,
  /** Countries in one request. */
  countries: 250,
  perPage: 200,
  /** Causes of issues in one answer; the mildest are left out. */
  causes: 500,
  /** Characters of a cause: its code and its words. */
  causeKey: 1000,
  reportPerPage: 1000,
  reportPerPageDefault: 200,
  /** Days. */
  shippingTime: 1000,
  /** In the store's currency. */
  money: 1_000_000_000_000,
  /** Characters of a phone number as typed. */
  phoneNumber: 250,
  verificationCodeLength: 6,
  /** Characters of any text in an answer. */
  answerText: 65_536,
  /** Entries of any list in an answer. */
  answerList: 100_000,
} as const;

/** Sends of one code to one number within the window, in milliseconds. Source: S9.02. */
export const phoneAttempts = { max: 5, windowMs: 4 * 60 * 60 * 1000, resendCooldownMs: 60_000 } as const;

/** Page sizes of the lists. Source: O9.01. */
export const pageSizes = {
  issues: 5,
  reviewIssues: 200,
  reviewIssuesCollapsed: 5,
  productFeed: 10,
  reportTable: 5,
} as const;

/** Seconds until a refused account creation may be asked again. Source: S9.05. */
export const merchantRetrySeconds = 5;

/** Milliseconds between two looks at the billing status. Source: S9.06, O9.06. */
export const billingPollMs = 30_000;

/** The monthly maximum is the daily amount times this. Source: S9.10, O9.07. */
export const daysPerMonth = 30.4;

/** Milliseconds after the conversion of the campaigns during which the notice about it shows. Source: O9.04. */
export const conversionNoticeMs = 2_592_000_000;

/** Days after which an ads account made through the product no longer gets ad credit. Source: S9.08, O9.05. */
export const adCreditDays = 60;

/** Days within which a product counts as expiring. Source: O9.03. */
export const expiringDays = 3;

/** Prefix of product ids in reports. Source: O3.12. */
export const productIdPrefix = 'gla_';
