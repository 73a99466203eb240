import { sql } from 'kysely';
import type { StoreMigration } from '../migration';

/** Person of entries that were written while there was one admin. */
const OWNER = 'owner';

const INDEXES = [
  ['activity_day', ['day', 'id']],
  ['activity_kind', ['kind', 'day', 'id']],
  ['activity_person', ['person_id', 'day', 'id']],
  ['activity_kind_person', ['kind', 'person_id', 'day', 'id']],
  ['activity_object', ['kind', 'object_id', 'day', 'id']],
  ['activity_reference', ['reference']],
  ['activity_undo', ['undo_of']],
] as const;

/** Changes of every kind of object, by anyone, with what is needed to find one and to take it back. */
export const activityLogMigration: StoreMigration = {
  name: '032-activity-log',
  up: async (db) => {
    const { schema } = db;
    await schema.dropIndex('activity_kind_day').execute();
    await schema.alterTable('activity').renameColumn('user_name', 'person_name').execute();
    await schema.alterTable('activity').addColumn('person_id', 'text').execute();
    await schema
      .alterTable('activity')
      .addColumn('source', 'text', (column) => column.notNull().defaultTo('screen'))
      .execute();
    await schema.alterTable('activity').addColumn('reference', 'text').execute();
    await schema.alterTable('activity').addColumn('members', 'text').execute();
    await schema
      .alterTable('activity')
      .addColumn('can_undo', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('activity').addColumn('undo_of', 'bigint').execute();
    for (const [name, columns] of INDEXES) {
      await schema
        .createIndex(name)
        .on('activity')
        .columns([...columns])
        .execute();
    }
    await schema
      .createTable('activity_names')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('object_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('activity_names_key', ['kind', 'object_id', 'name_key'])
      .execute();
    await sql`update activity set person_id = ${OWNER} where person_name is not null`.execute(db);
    await sql`update activity set can_undo = 1 where kind = 'campaign' and action = 'changed'`.execute(db);
    await sql`insert into activity_names (kind, object_id, name, name_key, seen_at)
      select kind, object_id, max(object_name), lower(object_name), max(at) from activity
      group by kind, object_id, lower(object_name)`.execute(db);
    await sql`insert into activity_names (kind, object_id, name, name_key, seen_at)
      select 'person', ${OWNER}, max(person_name), lower(person_name), max(at) from activity
      where person_name is not null group by lower(person_name)`.execute(db);
  },
};
