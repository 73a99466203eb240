import type { Database } from '../../db/tables';
import { readSigned, signed, storeKey } from '../../security/signed-text';
import { isAlertRule, type AlertRuleKey } from './alert-rules';

/** Whose mails a link turns off: those of one rule, or all of them. */
interface MailStop {
  readonly person: string;
  readonly rule: AlertRuleKey | 'digest';
}

export const STOP_PATH = '/alerts/stop';

/** The key that the store signs its links with. */
export const stopKey = (db: Database): Promise<Buffer> => storeKey(db, 'alerts.stopKey');

/** The link of a mail: it works as long as the store keeps its key. */
export function stopUrl({ person, rule }: MailStop, key: Buffer, origin: string): string {
  return `${origin}${STOP_PATH}?of=${signed([person, rule], key)}`;
}

/** What a link turns off; null for a link that the store has not signed. */
export function readStop(text: string, key: Buffer): MailStop | null {
  const [person = '', rule = ''] = (readSigned(text, key) ?? []) as readonly string[];
  return rule === 'digest' || isAlertRule(rule) ? { person, rule } : null;
}
