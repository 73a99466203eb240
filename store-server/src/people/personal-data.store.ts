import type { Database } from '../db/tables';

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
  await db.updateTable('activity').set({ person_name: NOBODY }).where('person_id', '=', id).execute();
  await db.deleteFrom('activity_names').where('kind', '=', 'person').where('object_id', '=', id).execute();
  if (person) await db.updateTable('changes').set({ person: NOBODY }).where('person', '=', person.name).execute();
  await db.deleteFrom('hand_overs').where('person_id', '=', id).execute();
  await db.deleteFrom('asked_changes').where('author', 'like', asks(id)).execute();
  await db.deleteFrom('alert_inbox').where('person_id', '=', id).execute();
  await db.deleteFrom('alert_mails').where('person_id', '=', id).execute();
  await db.deleteFrom('saved_views').where('person_id', '=', id).execute();
  await db.deleteFrom('alert_settings').where('person_id', '=', id).execute();
};
