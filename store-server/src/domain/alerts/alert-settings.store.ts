import type { Database } from '../../db/tables';
import type { Person } from '../../people/people.store';
import { alertRuleKeys, ruleOf, type AlertRuleKey } from './alert-rules';

/** How a person wants to be told of one rule. */
export interface RuleSettings {
  readonly on: boolean;
  /** Null where the rule has none. */
  readonly threshold: number | null;
  readonly mail: boolean;
}

/** Hours of the store's clock between which nothing is sent; from after to when it spans midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** How a person wants to be told. */
export interface AlertSettings {
  readonly rules: Readonly<Record<AlertRuleKey, RuleSettings>>;
  readonly digest: 'off' | 'daily' | 'weekly';
  /** Hour of the store's clock at which a digest is sent. */
  readonly digestHour: number;
  readonly quiet: QuietHours | null;
  /** Address for mails; null sends none. */
  readonly mail: string | null;
  /** BCP 47 tag of the language they last read alerts in. */
  readonly language: string;
}

const defaultRule = (key: AlertRuleKey): RuleSettings => {
  const { threshold, tone } = ruleOf(key);
  return { on: true, threshold: threshold?.value ?? null, mail: tone === 'error' };
};

/** Whose settings they are. */
type Reader = Pick<Person, 'id' | 'email' | 'language'>;

const defaults = ({ email, language }: Reader): AlertSettings => ({
  rules: Object.fromEntries(alertRuleKeys.map((key) => [key, defaultRule(key)])) as AlertSettings['rules'],
  digest: 'off',
  digestHour: 8,
  quiet: null,
  mail: email === '' ? null : email,
  language: language ?? 'en',
});

/** A person's settings; a rule that came since they were kept has its defaults. */
export async function readAlertSettings(db: Database, person: Reader): Promise<AlertSettings> {
  const row = await db
    .selectFrom('alert_settings')
    .select('settings')
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  const start = defaults(person);
  if (row === undefined) return start;
  const kept = JSON.parse(row.settings) as Partial<AlertSettings>;
  const language = person.language ?? kept.language ?? start.language;
  return { ...start, ...kept, language, rules: { ...start.rules, ...kept.rules } };
}

export async function writeAlertSettings(db: Database, personId: string, settings: AlertSettings): Promise<void> {
  const text = JSON.stringify(settings);
  await db
    .insertInto('alert_settings')
    .values({ person_id: personId, settings: text })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ settings: text }))
    .execute();
}
