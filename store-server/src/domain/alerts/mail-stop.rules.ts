import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readOption, writeOption } from '../../db/options.store';
import type { Database } from '../../db/tables';
import { isAlertRule, type AlertRuleKey } from './alert-rules';

/** Whose mails a link turns off: those of one rule, or all of them. */
interface MailStop {
  readonly person: string;
  readonly rule: AlertRuleKey | 'digest';
}

export const STOP_PATH = '/alerts/stop';

const KEY = 'alerts.stopKey';

/** The key that the store signs its links with; made at the first start. */
export async function stopKey(db: Database): Promise<Buffer> {
  const kept = await readOption(db, KEY);
  if (typeof kept === 'string') return Buffer.from(kept, 'base64url');
  const key = randomBytes(32);
  await writeOption(db, KEY, key.toString('base64url'));
  return key;
}

const signatureOf = (text: string, key: Buffer): string => createHmac('sha256', key).update(text).digest('base64url');

/** The link of a mail: it works as long as the store keeps its key. */
export function stopUrl({ person, rule }: MailStop, key: Buffer, origin: string): string {
  const text = Buffer.from(JSON.stringify([person, rule])).toString('base64url');
  return `${origin}${STOP_PATH}?of=${text}.${signatureOf(text, key)}`;
}

/** What a link turns off; null for a link that the store has not signed. */
export function readStop(signed: string, key: Buffer): MailStop | null {
  const [text = '', signature = ''] = signed.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [person = '', rule = ''] = JSON.parse(Buffer.from(text, 'base64url').toString()) as readonly string[];
  if (rule !== 'digest' && !isAlertRule(rule)) return null;
  return { person, rule };
}
