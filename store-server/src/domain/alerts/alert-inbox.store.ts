import { repeatedRead } from '../../db/repeated-read';
import type { Database } from '../../db/tables';

const countUnread = repeatedRead((db) =>
  db
    .selectFrom('alert_inbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', '')
    .where('read_at', 'is', null),
);

/** Number of alerts that a person has not read. */
export async function unreadAlerts(db: Database, personId: string): Promise<number> {
  const [row] = await countUnread(db, personId);
  return Number(row?.count ?? 0);
}

/** A page of a person's alerts, the latest first; `below` is the id that the page before ended with. */
export function inboxPage(db: Database, personId: string, below: number | undefined, limit: number) {
  const all = db
    .selectFrom('alert_inbox')
    .innerJoin('alerts', 'alerts.id', 'alert_inbox.alert_id')
    .select(['alerts.id', 'rule', 'object', 'at', 'cured_at', 'facts', 'read_at'])
    .where('person_id', '=', personId);
  return (below === undefined ? all : all.where('alert_id', '<', below))
    .orderBy('alert_id', 'desc')
    .limit(limit)
    .execute();
}

/** Marks alerts of a person as read: those named, or all. */
export async function markRead(
  db: Database,
  personId: string,
  ids: readonly number[] | 'all',
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const unread = db
    .updateTable('alert_inbox')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null);
  await (ids === 'all' ? unread : unread.where('alert_id', 'in', ids)).execute();
}

/** Forgets what was told; how people want to be told stays. */
export async function forgetAlerts(db: Database): Promise<void> {
  for (const table of ['alert_calls', 'alert_mails', 'alert_inbox', 'alerts', 'alert_runs'] as const)
    await db.deleteFrom(table).execute();
}
