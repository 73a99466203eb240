import type { Generated } from 'kysely';

/** Times are milliseconds since 1970. */
export interface AlertTable {
  id: Generated<number>;
  /** Key of the rule. */
  rule: string;
  /** What it is about: an id, or empty where there is only one. */
  object: string;
  /** What tells this time from the time before. */
  occurrence: string;
  at: number;
  /** Since when its cause is gone; null while it lasts. */
  cured_at: number | null;
  /** JSON object: values of its texts. */
  facts: string;
}

interface AlertInboxTable {
  person_id: string;
  alert_id: number;
  read_at: number | null;
}

interface AlertSettingsTable {
  person_id: string;
  /** JSON object: `AlertSettings`. */
  settings: string;
}

interface AlertRunTable {
  rule: string;
  /** The period for which the rule was looked at last. */
  period: number;
}

export type MailState =
  /** Waits for the digest. */
  | 'held'
  /** Its digest is written. */
  | 'digested'
  | 'waiting'
  /** A process has it in hand; after a kill it is not sent once more. */
  | 'sending'
  | 'sent'
  /** There is no mail server: it can be read on the sandbox page. */
  | 'kept'
  /** The mail server has refused it for good. */
  | 'failed'
  /** Nobody can tell whether the mail server has taken it. */
  | 'unknown';

/** Rule of the mails that carry the link of a hand-over. */
export const HAND_OVER = 'hand_over';

export interface AlertMailTable {
  id: Generated<number>;
  person_id: string;
  /** Null for a digest. */
  alert_id: number | null;
  /** Key of the rule; `digest` for a digest, `hand_over` for the link of a hand-over. */
  rule: string;
  address: string;
  subject: string;
  text: string;
  html: string;
  /** Address that turns mails of this kind off; empty where a mail comes once. */
  stop_url: string;
  state: MailState;
  attempts: number;
  made_at: number;
  /** Not sent before. */
  due_at: number;
  /** When it was taken in hand last. */
  taken_at: number | null;
  sent_at: number | null;
}

export interface AlertCallTable {
  id: Generated<number>;
  /** Null for a test. */
  alert_id: number | null;
  /** JSON, as it is sent. */
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  made_at: number;
  /** Not sent before. */
  due_at: number;
  /** HTTP status of the latest answer. */
  status: number | null;
  /** Why there was no answer. */
  problem: string | null;
}

declare module '../../db/tables' {
  interface StoreTables {
    alerts: AlertTable;
    alert_inbox: AlertInboxTable;
    alert_settings: AlertSettingsTable;
    alert_runs: AlertRunTable;
    alert_mails: AlertMailTable;
    alert_calls: AlertCallTable;
  }
}
