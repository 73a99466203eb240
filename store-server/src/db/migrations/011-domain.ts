import type { StoreMigration } from '../migration';

/** Tables of the merchant listings and the ads, beside the small documents in `options`. */
export const domainMigration: StoreMigration = {
  name: '011-domain',
  up: async (db, dialect) => {
    await db.schema
      .createTable('shipping_rates')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('country', 'text', (column) => column.notNull().unique())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('rate', 'bigint', (column) => column.notNull())
      .addColumn('threshold', 'bigint')
      .execute();
    await db.schema
      .createTable('shipping_times')
      .addColumn('country', 'text', (column) => column.primaryKey())
      .addColumn('days', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('issues')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('product_id', 'bigint')
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('severity', 'text', (column) => column.notNull())
      .addColumn('issue', 'text', (column) => column.notNull())
      .addColumn('action', 'text')
      .addColumn('action_url', 'text')
      .addColumn('countries', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('issues_type').on('issues').columns(['type', 'product', 'issue', 'id']).execute();
    await db.schema.createIndex('issues_product').on('issues').column('product_id').execute();
    await db.schema
      .createTable('phone_codes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('phone_codes_number').on('phone_codes').columns(['number', 'sent_at']).execute();
    await db.schema
      .createTable('campaigns')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('account_id', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('targeted_locations', 'text', (column) => column.notNull())
      .addColumn('converted', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('campaigns_account').on('campaigns').columns(['account_id', 'id']).execute();
    await db.schema
      .createTable('campaign_runs')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('campaign_id', 'bigint', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('first_day', 'text', (column) => column.notNull())
      .addColumn('last_day', 'text')
      .execute();
    await db.schema.createIndex('campaign_runs_campaign').on('campaign_runs').columns(['campaign_id', 'id']).execute();
    await db.schema
      .createTable('used_grants')
      .addColumn('nonce', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
