import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { listOrEmpty, numberOrZero, text, textOrEmpty, textOrNull } from './schemas/answer-schema';

/** Checks of the shop's own pages: each is a flag of the settings, which an admin confirms. Source: S3.07. */
export type StoreCheckId =
  | 'website_live'
  | 'checkout_process_secure'
  | 'payment_methods_visible'
  | 'refund_tos_visible'
  | 'contact_info_visible';

/** Kinds of evidence this server gives, by what they are about. The sentence of each stands in the application's texts. */
export type EvidenceCode =
  // Why a page was not read; `values` has the status, the kind of content or the code of the error.
  | 'unreachable'
  | 'no_such_host'
  | 'private_address'
  | 'certificate'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  | 'bad_address'
  | 'bad_status'
  | 'not_html'
  // The shop as everyone sees it.
  | 'opened'
  | 'password'
  | 'coming_soon'
  | 'not_indexed'
  | 'robots_allow'
  | 'robots_refuse'
  // The checkout; `values` of a form has the address it sends to.
  | 'checkout_secure'
  | 'checkout_insecure'
  | 'form_insecure'
  | 'no_checkout'
  // Payment, policies and contact; `values` has the names, numbers and addresses that were read.
  | 'payment_methods'
  | 'payment_methods_set'
  | 'no_payment_methods'
  | 'refund_policy'
  | 'no_refund_policy'
  | 'terms'
  | 'no_terms'
  | 'empty_page'
  | 'phone'
  | 'email'
  | 'address'
  | 'no_contact';

const verdict = z.enum(['found', 'not_found', 'unknown']);
/** `unknown`: nothing that was read decides it. */
export type StoreCheckVerdict = z.output<typeof verdict>;

/** One thing that was seen: `url` is the address that was looked at last, after redirects. */
const evidence = z.object({ code: text, url: textOrNull, values: listOrEmpty(text) });
export type StoreEvidence = z.output<typeof evidence>;

const check = z.object({ id: text, verdict, evidence: listOrEmpty(evidence) });
export type StoreCheck = z.output<typeof check>;

/**
 * What the server saw of the shop at `checked_at` (seconds since 1970; 0 is never). While it looks, `running`, what it saw
 * the time before stands.
 */
export const storeChecksSchema = z.object({
  status: z.enum(['never', 'running', 'done']),
  site: textOrEmpty,
  checked_at: numberOrZero,
  checks: listOrEmpty(check),
});
export type StoreChecks = z.output<typeof storeChecksSchema>;

/**
 * Evidence for the checklist. No version of a store's plugin has these calls: the embedded store server answers them, and
 * inside wp-admin the plugin that shows the page (`host.calls` of the bootstrap object).
 */
export const storeChecksEndpoints = {
  getStoreChecks: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/store-checks',
    answers: { 200: storeChecksSchema },
    summary: 'Reads what was seen of the shop when it was last looked at.',
  }),
  runStoreChecks: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/store-checks',
    answers: { 200: storeChecksSchema },
    invalidates: ['getStoreChecks', 'listActivity'],
    summary: 'Has the shop looked at, unless that is under way; answers at once, with what is known so far.',
  }),
};
