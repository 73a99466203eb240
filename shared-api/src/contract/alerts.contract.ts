import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './tables/limits.table';
import { listOrEmpty, number, numberOrZero, orNull, text, textOrEmpty, textOrNull } from './schemas/answer-schema';
import { numericId, uniqueList, wholeNumber } from './schemas/request-schema';
import { filledText } from './schemas/text-schema';

/** Language in which the server writes its words: BCP 47. */
const language = z._default(filledText(35), 'en');

/** What happened and what follows from it, in the reader's language; `at` in seconds since 1970. */
const alert = z.object({
  id: number,
  rule: textOrEmpty,
  tone: z.enum(['error', 'warning', 'info']),
  at: number,
  read: z.boolean(),
  /** Its cause is gone. */
  cured: z.boolean(),
  title: textOrEmpty,
  text: textOrEmpty,
  /** The one way to the cure, and its name. */
  action: textOrEmpty,
  /** The screen of the cure: path and parameters below this site. */
  url: text,
});
export type Alert = z.output<typeof alert>;

const inbox = z.object({ unread: numberOrZero, alerts: listOrEmpty(alert), next_page: textOrNull });
export type AlertInbox = z.output<typeof inbox>;

const unread = z.object({ unread: numberOrZero });

const digest = z.enum(['off', 'daily', 'weekly']);
export type AlertDigest = z.output<typeof digest>;

/** Hours of the store's clock between which no mail is sent: `to` may be before `from`. */
const quietHours = z.object({ from: number, to: number });

/** A rule: what it tells of, and how the reader wants to be told. `threshold` is in `unit`, up to `max`. */
const ruleSettings = z.object({
  key: textOrEmpty,
  name: textOrEmpty,
  what: textOrEmpty,
  on: z.boolean(),
  mail: z.boolean(),
  threshold: orNull(z.object({ value: number, unit: z.enum(['percent', 'hours', 'days']), max: number })),
});
export type AlertRuleSettings = z.output<typeof ruleSettings>;

const settings = z.object({
  rules: listOrEmpty(ruleSettings),
  digest,
  /** Hour of the store's clock at which a digest is sent. */
  digest_hour: numberOrZero,
  quiet: orNull(quietHours),
  /** Address for mails; null sends none. */
  mail: textOrNull,
  /** The server can send mails. */
  mail_available: z.boolean(),
  /** There is no mail server: mails are kept on the sandbox page. */
  mail_kept: z.boolean(),
});
export type AlertSettings = z.output<typeof settings>;

/** What became of the latest call of the webhook; `problem` where no answer came. */
const webhookCall = z.object({
  /** Seconds since 1970. */
  at: number,
  test: z.boolean(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** HTTP status of the answer. */
  status: orNull(number),
  problem: orNull(z.enum(['private_address', 'no_such_host', 'too_slow', 'unreachable'])),
});

const webhook = z.object({
  /** Null calls nobody; whoever may not change it sees the host alone. */
  url: textOrNull,
  /** What calls are signed with: only in the answer that made it. */
  secret: textOrNull,
  last: orNull(webhookCall),
});
export type AlertWebhook = z.output<typeof webhook>;

const hour = () => wholeNumber(0, 23);

/** What the store's server tells of by itself. The store server answers, in front of a real store too: no version of a store's plugin has these calls. */
export const alertsEndpoints = {
  countUnreadAlerts: endpoint({
    method: 'GET',
    path: '/wc/gla/alerts/unread',
    answers: { 200: unread },
    summary: 'Counts the alerts that the reader has not read.',
  }),
  listAlerts: endpoint({
    method: 'GET',
    path: '/wc/gla/alerts',
    query: z.strictObject({
      language,
      per_page: z._default(wholeNumber(1, limits.perPage), 20),
      next_page: z.optional(filledText(500)),
    }),
    answers: { 200: inbox },
    summary: 'Lists the reader’s alerts, the latest first.',
  }),
  markAlertsRead: endpoint({
    method: 'POST',
    path: '/wc/gla/alerts/read',
    /** Without ids all of them. */
    body: z.strictObject({ ids: z.optional(uniqueList(numericId(), 1, limits.perPage)) }),
    answers: { 200: unread },
    invalidates: ['countUnreadAlerts', 'listAlerts'],
    summary: 'Marks alerts as read: those named, or all.',
  }),
  getAlertSettings: endpoint({
    method: 'GET',
    path: '/wc/gla/alerts/settings',
    query: z.strictObject({ language }),
    answers: { 200: settings },
    summary: 'Reads what the reader is told of, and how.',
  }),
  saveAlertSettings: endpoint({
    method: 'POST',
    path: '/wc/gla/alerts/settings',
    body: z.strictObject({
      language,
      rules: uniqueList(
        z.strictObject({
          key: filledText(100),
          on: z.boolean(),
          mail: z.boolean(),
          threshold: z.nullable(wholeNumber(1, 720)),
        }),
        0,
        50,
      ),
      digest,
      digest_hour: z._default(hour(), 8),
      quiet: z.nullable(z.strictObject({ from: hour(), to: hour() })),
      mail: z.nullable(z.string().check(z.maxLength(254), z.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/))),
    }),
    answers: { 200: settings },
    invalidates: ['getAlertSettings', 'countUnreadAlerts', 'listAlerts'],
    summary: 'Saves what the reader is told of, and how.',
  }),
  getAlertWebhook: endpoint({
    method: 'GET',
    path: '/wc/gla/alerts/webhook',
    answers: { 200: webhook },
    summary: 'Reads where new alerts are sent to, and what became of the latest call.',
  }),
  saveAlertWebhook: endpoint({
    method: 'POST',
    path: '/wc/gla/alerts/webhook',
    body: z.strictObject({
      url: z.nullable(z.string().check(z.maxLength(2000), z.regex(/^https:\/\/[^\s/?#@]+\.[^\s@]+$/))),
      /** Replaces the secret; the first address gets one by itself. */
      new_secret: z._default(z.boolean(), false),
    }),
    answers: { 200: webhook },
    invalidates: ['getAlertWebhook'],
    summary: 'Saves where new alerts are sent to.',
  }),
  testAlertWebhook: endpoint({
    method: 'POST',
    path: '/wc/gla/alerts/webhook/test',
    answers: { 200: webhook },
    invalidates: ['getAlertWebhook'],
    summary: 'Sends a test to the webhook.',
  }),
};
