import { sql } from 'kysely';
import type { StoreMigration } from '../migration';

/** Who told what of a version: the word of one person weighs only so much. What was counted before stays as owners' word. */
export const releaseWitnessesMigration: StoreMigration = {
  name: '050-release-witnesses',
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('witnessed_counts')
      .addColumn('process', 'text', (column) => column.notNull())
      .addColumn('app', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('witness', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('starts', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addColumn('silent', 'integer', (column) => column.notNull())
      .addColumn('times', 'text', (column) => column.notNull())
      .addColumn('screens', 'text', (column) => column.notNull().defaultTo('[]'))
      .addPrimaryKeyConstraint('witnessed_counts_key', ['process', 'app', 'version', 'hour', 'witness'])
      .execute();
    await sql`insert into witnessed_counts
      select process, app, version, hour, '', starts, failures, pages, silent, times, screens from release_counts`.execute(
      db,
    );
    await schema.dropTable('release_counts').execute();
    await schema.alterTable('witnessed_counts').renameTo('release_counts').execute();
  },
};
