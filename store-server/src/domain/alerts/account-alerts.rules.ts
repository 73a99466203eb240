import type { AlertFacts, Finding } from './alert.types';

const once = (isThere: boolean): readonly Finding[] => (isThere ? [{ object: '', measure: 1, values: {} }] : []);

/** The provider has warned or disapproved the account. */
export const accountWarned = ({ review }: AlertFacts): readonly Finding[] =>
  once(review.status === 'WARNING' || review.status === 'DISAPPROVED');

const accounts = { hosting: 'WordPress.com', provider: 'Google' } as const;

/** A connection that was there is lost. */
export const connectionLost = ({ lostConnections }: AlertFacts): readonly Finding[] =>
  lostConnections.map((account) => ({ object: account, measure: 1, values: { account: accounts[account] } }));

/** The account no longer has the claim on the store's address. */
export const claimLost = ({ hasClaim }: AlertFacts): readonly Finding[] => once(!hasClaim);

/** A review that was asked for has ended: once for each request. */
export const reviewAnswered = ({ review: { status, requestedAt } }: AlertFacts): readonly Finding[] =>
  requestedAt !== null && status !== 'UNDER_REVIEW'
    ? [{ object: '', occurrence: String(requestedAt), measure: 1, values: {} }]
    : [];

/** The billing of the ads account is not set up. */
export const billingOpen = ({ billing }: AlertFacts): readonly Finding[] =>
  once(billing !== null && billing !== 'approved');
