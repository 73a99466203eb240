import { randomBytes } from 'node:crypto';
import { deleteOption, readOption, writeOption } from '../../db/options.store';
import type { Database } from '../../db/tables';
import { readStoreProfile } from '../documents/documents.store';
import { textsOf } from './alert-mail-words';
import { ruleOf } from './alert-rules';
import { alertWords } from './alert-words';
import type { ToldAlert } from './tell-alerts.store';

/** Where new alerts are sent to, and what calls are signed with. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

const OPTION = 'alerts.webhook';

export const readWebhook = async (db: Database): Promise<Webhook | null> =>
  ((await readOption(db, OPTION)) as Webhook | undefined) ?? null;

/** Keeps the address; answers with the secret where it is a new one. */
export async function writeWebhook(db: Database, url: string | null, isNewSecret: boolean): Promise<string | null> {
  const before = await readWebhook(db);
  // What waits was meant for the address before.
  if (before?.url !== url) await db.deleteFrom('alert_calls').execute();
  if (url === null) {
    await deleteOption(db, OPTION);
    return null;
  }
  const made = before === null || isNewSecret ? randomBytes(32).toString('hex') : null;
  await writeOption(db, OPTION, { url, secret: made ?? before?.secret ?? '' } satisfies Webhook);
  return made;
}

/** A call that is sent at once. */
const callOf = (alertId: number | null, body: object, now: number) => ({
  alert_id: alertId,
  body: JSON.stringify(body),
  state: 'waiting' as const,
  attempts: 0,
  made_at: now,
  due_at: now,
});

/** Writes the calls about alerts that are new, in the transaction that tells of them: one for each alert. */
export async function writeAlertCalls(
  db: Database,
  told: readonly ToldAlert[],
  now: number,
  origin: string,
): Promise<void> {
  const news = told.filter(({ to }) => to.length > 0);
  if (news.length === 0 || (await readWebhook(db)) === null) return;
  // A webhook has no reader of its own: it speaks the store's language.
  const { locale } = await readStoreProfile(db);
  const texts = textsOf(locale.replaceAll('_', '-'));
  for (const { id, rule, finding } of news) {
    const { title, text } = alertWords(texts, rule, finding.values);
    const { tone, place } = ruleOf(rule);
    const url = `${origin}${place(finding.object)}`;
    const body = {
      type: 'alert',
      id,
      rule,
      tone,
      at: Math.floor(now / 1000),
      language: texts.language,
      title,
      text,
      url,
    };
    await db
      .insertInto('alert_calls')
      .values(callOf(id, body, now))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Writes a call that says nothing but that it is a test. */
export async function writeTestCall(db: Database, now: number): Promise<void> {
  const body = { type: 'test', at: Math.floor(now / 1000) };
  await db
    .insertInto('alert_calls')
    .values(callOf(null, body, now))
    .execute();
}

export const lastCall = (db: Database) =>
  db.selectFrom('alert_calls').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
