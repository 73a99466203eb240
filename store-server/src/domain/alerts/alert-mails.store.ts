import type { Insertable } from 'kysely';
import type { Database } from '../../db/tables';
import { readStoreProfile } from '../documents/documents.store';
import { alertMail, digestMail } from './alert-mail-words';
import { recipients, type Recipient } from './alert-people.store';
import { readAlertSettings, writeAlertSettings, type AlertSettings } from './alert-settings.store';
import type { AlertMailTable } from './alert.table';
import type { FactValue } from './alert.types';
import { readStop, stopKey, stopUrl } from './mail-stop.rules';
import { afterQuiet, dueAt } from './mail-times.rules';
import type { ToldAlert } from './tell-alerts.store';
import { findPerson } from '../../people/people.store';

const KEPT_MS = 90 * 24 * 60 * 60_000;

/** What every mail of one transaction is written with. */
interface Desk {
  readonly now: number;
  readonly zone: string;
  readonly key: Buffer;
  readonly origin: string;
}

const deskOf = async (db: Database, now: number, origin: string): Promise<Desk> => ({
  now,
  origin,
  zone: (await readStoreProfile(db)).timeZone,
  key: await stopKey(db),
});

const wantsMail = ({ settings }: Recipient, { rule }: ToldAlert): boolean =>
  settings.mail !== null && settings.rules[rule].mail;

function mailRow({ id, settings }: Recipient, { id: alertId, rule, finding }: ToldAlert, desk: Desk) {
  const { now, zone, key, origin } = desk;
  const isHeld = settings.digest !== 'off';
  const stop = stopUrl({ person: id, rule }, key, origin);
  const matter = { rule, object: finding.object, facts: finding.values };
  return {
    person_id: id,
    alert_id: alertId,
    rule,
    address: settings.mail ?? '',
    ...alertMail(settings.language, rule, matter, { origin, stop }),
    stop_url: stop,
    state: isHeld ? 'held' : 'waiting',
    attempts: 0,
    made_at: now,
    due_at: dueAt(now, settings, zone),
  } satisfies Insertable<AlertMailTable>;
}

/** Writes the mails about alerts, in the transaction that tells of them. */
export async function writeAlertMails(
  db: Database,
  told: readonly ToldAlert[],
  now: number,
  origin: string,
): Promise<void> {
  const wanted = told.flatMap((alert) =>
    alert.to.filter((person) => wantsMail(person, alert)).map((person) => ({ person, alert })),
  );
  if (wanted.length === 0) return;
  const desk = await deskOf(db, now, origin);
  for (const { person, alert } of wanted)
    await db
      .insertInto('alert_mails')
      .values(mailRow(person, alert, desk))
      .execute();
}

/** Takes what waits for a person's digest; another process that asks at the same time gets nothing. */
const takeHeld = async (db: Database, personId: string, now: number): Promise<readonly number[]> => {
  const taken = await db
    .updateTable('alert_mails')
    .set({ state: 'digested' })
    .where('state', '=', 'held')
    .where('person_id', '=', personId)
    .where('due_at', '<=', now)
    .returning('alert_id')
    .execute();
  return taken.flatMap(({ alert_id }) => (alert_id === null ? [] : [alert_id]));
};

async function writeDigest(db: Database, { id, settings }: Recipient, desk: Desk): Promise<void> {
  const { now, zone, key, origin } = desk;
  const alertIds = await takeHeld(db, id, now);
  if (alertIds.length === 0 || settings.mail === null) return;
  const alerts = await db
    .selectFrom('alerts')
    .select(['rule', 'object', 'facts'])
    .where('id', 'in', alertIds)
    .orderBy('id')
    .execute();
  const matters = alerts.map(({ rule, object, facts }) => ({
    rule,
    object,
    facts: JSON.parse(facts) as Record<string, FactValue>,
  }));
  const stop = stopUrl({ person: id, rule: 'digest' }, key, origin);
  const row = {
    person_id: id,
    alert_id: null,
    rule: 'digest',
    address: settings.mail,
    ...digestMail(settings.language, matters, { origin, stop }),
    stop_url: stop,
    state: 'waiting',
    attempts: 0,
    made_at: now,
    due_at: afterQuiet(now, settings.quiet, zone),
  } satisfies Insertable<AlertMailTable>;
  await db.insertInto('alert_mails').values(row).execute();
}

/** Writes the digests whose time has come, each in the transaction that takes what it tells of. */
export async function writeDigests(db: Database, now: number, origin: string): Promise<void> {
  const held = await db
    .selectFrom('alert_mails')
    .select('person_id')
    .distinct()
    .where('state', '=', 'held')
    .where('due_at', '<=', now)
    .execute();
  if (held.length === 0) return;
  const waiting = new Set(held.map(({ person_id }) => person_id));
  const desk = await deskOf(db, now, origin);
  for (const person of await recipients(db)) if (waiting.has(person.id)) await writeDigest(db, person, desk);
}

/** Forgets mails that a person no longer wants and that nobody has taken in hand. */
export async function dropUnwanted(db: Database, personId: string, { mail, rules }: AlertSettings): Promise<void> {
  const wanted =
    mail === null ? [] : Object.entries(rules).flatMap(([key, rule]) => (rule.on && rule.mail ? [key] : []));
  const open = db.deleteFrom('alert_mails').where('person_id', '=', personId).where('state', 'in', ['held', 'waiting']);
  await (wanted.length === 0 ? open : open.where('rule', 'not in', [...wanted, 'digest'])).execute();
}

/** Forgets mails to people who were removed and that nobody has taken in hand. */
export async function dropOfRemoved(db: Database): Promise<void> {
  const removed = db.selectFrom('people').select('id').where('removed_at', 'is not', null);
  await db
    .deleteFrom('alert_mails')
    .where('state', 'in', ['held', 'waiting'])
    .where('person_id', 'in', removed)
    .execute();
}

/** Turns off what a signed link names; null for a link that is none of this store's, or of nobody. */
export async function stopMails(db: Database, signed: string): Promise<boolean> {
  const stop = readStop(signed, await stopKey(db));
  const person = stop && (await findPerson(db, stop.person));
  if (!stop || !person) return false;
  const before = await readAlertSettings(db, person);
  const rules = Object.fromEntries(
    Object.entries(before.rules).map(([key, rule]) => [
      key,
      stop.rule === 'digest' || stop.rule === key ? { ...rule, mail: false } : rule,
    ]),
  ) as AlertSettings['rules'];
  const after = { ...before, rules };
  await writeAlertSettings(db, person.id, after);
  await dropUnwanted(db, person.id, after);
  return true;
}

/** The latest mails that were kept instead of sent. */
export const keptMails = (db: Database, limit: number) =>
  db
    .selectFrom('alert_mails')
    .select(['id', 'address', 'subject', 'text', 'sent_at'])
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Forgets mails and calls after ninety days. */
export async function trimMails(db: Database, now: number): Promise<void> {
  for (const table of ['alert_mails', 'alert_calls'] as const)
    await db
      .deleteFrom(table)
      .where('made_at', '<', now - KEPT_MS)
      .execute();
}
