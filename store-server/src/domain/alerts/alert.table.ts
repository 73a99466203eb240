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

declare module '../../db/tables' {
  interface StoreTables {
    alerts: AlertTable;
    alert_inbox: AlertInboxTable;
    alert_settings: AlertSettingsTable;
    alert_runs: AlertRunTable;
  }
}
