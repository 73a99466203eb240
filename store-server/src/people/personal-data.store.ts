import type { Database } from '../db/tables';
import { guestId } from './hand-over.store';

/** Time for which a hand-over that has ended is kept: names and addresses are those of people from outside. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Pattern of what this person asked of a real store and nobody has looked at yet. */
const asks = (id: string): string => `{"person":{"id":${JSON.stringify(id)},%`;

/** Everything that the store keeps of one person; null for an id that nobody has or had. */
export const personalData = async (db: Database, id: string): Promise<object | null> => {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return null;
  return {
    person,
    sessions: await db.selectFrom('sessions').select(['created_at', 'seen_at']).where('person_id', '=', id).execute(),
    apiKeys: await db.selectFrom('api_keys').select(['name', 'prefix', 'made_at']).where('made_by', '=', id).execute(),
    activity: await db.selectFrom('activity').selectAll().where('person_id', '=', id).orderBy('id').execute(),
    audit: await db.selectFrom('audit').selectAll().where('user_name', '=', id).orderBy('id').execute(),
    openId: await db.selectFrom('openid_people').select('issuer').where('person_id', '=', id).execute(),
    handOvers: await db
      .selectFrom('hand_overs')
      .select(['step', 'name', 'email', 'note', 'created_at', 'ended_at', 'outcome'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
    askedChanges: await db.selectFrom('asked_changes').selectAll().where('author', 'like', asks(id)).execute(),
    alerts: await db.selectFrom('alert_inbox').selectAll().where('person_id', '=', id).execute(),
    alertMails: await db.selectFrom('alert_mails').selectAll().where('person_id', '=', id).orderBy('id').execute(),
    savedViews: await db.selectFrom('saved_views').selectAll().where('person_id', '=', id).execute(),
    alertSettings: await db.selectFrom('alert_settings').selectAll().where('person_id', '=', id).execute(),
  };
};

const NOBODY = 'Removed person';

/** Takes the name of somebody out of what they did. */
const forgetName = async (db: Database, id: string): Promise<void> => {
  await db.updateTable('activity').set({ person_name: NOBODY }).where('person_id', '=', id).execute();
  await db.deleteFrom('activity_names').where('kind', '=', 'person').where('object_id', '=', id).execute();
};

/** Deletes the digests since a moment that have a name in their text; one that is not sent yet may tell of something else. */
const forgetDigests = async (db: Database, since: number, name: string): Promise<void> => {
  const digests = await db
    .selectFrom('alert_mails')
    .select(['id', 'text'])
    .where('rule', '=', 'digest')
    .where('state', 'not in', ['waiting', 'sending'])
    .where('made_at', '>=', since)
    .execute();
  for (const { id, text } of digests)
    if (text.includes(name)) await db.deleteFrom('alert_mails').where('id', '=', id).execute();
};

/** Takes the name of whoever was asked out of what tells whoever asked that it is done. */
const forgetNews = async (db: Database, handOver: { id: string; name: string }): Promise<void> => {
  const told = await db
    .selectFrom('alerts')
    .select(['id', 'at', 'facts'])
    .where('rule', '=', 'hand_over_done')
    .where('occurrence', '=', handOver.id)
    .execute();
  for (const { id, at, facts } of told) {
    await forgetDigests(db, at, handOver.name);
    const nameless = JSON.stringify({ ...(JSON.parse(facts) as object), name: NOBODY });
    await db.updateTable('alerts').set({ facts: nameless }).where('id', '=', id).execute();
    for (const table of ['alert_mails', 'alert_calls'] as const)
      await db.deleteFrom(table).where('alert_id', '=', id).execute();
  }
};

/** Deletes a hand-over, its mail, and what else names whoever was asked: what they did stays, without a name. */
const forgetHandOver = async (db: Database, handOver: { id: string; name: string }): Promise<void> => {
  const { id, name } = handOver;
  await forgetName(db, guestId(id));
  const ofLink = { kind: 'hand_over', object_id: id } as const;
  await db
    .updateTable('activity')
    .set({ object_name: NOBODY })
    .where((where) => where.and(ofLink))
    .execute();
  await db
    .deleteFrom('activity_names')
    .where((where) => where.and(ofLink))
    .execute();
  // Changes are told by name alone: one that somebody of the store has as well is theirs.
  const people = db.selectFrom('people').select('name').where('removed_at', 'is', null);
  const named = db.updateTable('changes').set({ person: NOBODY }).where('person', '=', name);
  await named.where('person', 'not in', people).execute();
  await forgetNews(db, handOver);
  await db.deleteFrom('alert_mails').where('person_id', '=', guestId(id)).execute();
  await db.deleteFrom('hand_overs').where('id', '=', id).execute();
};

/** Forgets what ended a month ago. */
export const forgetOldHandOvers = async (db: Database, now: number): Promise<void> => {
  const old = await db
    .selectFrom('hand_overs')
    .select(['id', 'name'])
    .where((where) => where.or([where('ended_at', '<', now - KEPT_MS), where('expires_at', '<', now - KEPT_MS)]))
    .execute();
  for (const handOver of old) await forgetHandOver(db, handOver);
};

/**
 * Deletes what identifies somebody who was removed: what they did stays, without a name. To be called in a transaction.
 */
export const forgetPerson = async (db: Database, id: string): Promise<void> => {
  const person = await db.selectFrom('people').select('name').where('id', '=', id).executeTakeFirst();
  await db
    .updateTable('people')
    .set({ name: NOBODY, email: '', language: null, spend_limit: null, seen_at: null })
    .where('id', '=', id)
    .execute();
  await forgetName(db, id);
  if (person) await db.updateTable('changes').set({ person: NOBODY }).where('person', '=', person.name).execute();
  const asked = await db.selectFrom('hand_overs').select(['id', 'name']).where('person_id', '=', id).execute();
  for (const handOver of asked) await forgetHandOver(db, handOver);
  await db.deleteFrom('asked_changes').where('author', 'like', asks(id)).execute();
  await db.deleteFrom('alert_inbox').where('person_id', '=', id).execute();
  await db.deleteFrom('alert_mails').where('person_id', '=', id).execute();
  await db.deleteFrom('saved_views').where('person_id', '=', id).execute();
  await db.deleteFrom('alert_settings').where('person_id', '=', id).execute();
};
