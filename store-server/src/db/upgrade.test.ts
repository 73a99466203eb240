import { sql, type Kysely } from 'kysely';
import { createDomainModule } from '../domain-module';
import { engines, environmentOf, openAt, type Engine } from '../testing/engines';
import { signIn, startTestServer } from '../testing/test-server';
import { migrate } from './migrate';
import type { StoreMigration } from './migration';
import { readOption, writeOption } from './options.store';
import { postgresMigrations } from './postgres';
import { sqliteMigrations } from './sqlite';
import { platformMigrations, type Store } from './store';
import type { Database } from './tables';

const { migrations: ofDomain } = createDomainModule();
/** In the order of their names, in which they are applied. */
const released: readonly StoreMigration[] = [...platformMigrations, ...ofDomain].sort((one, other) =>
  one.name < other.name ? -1 : 1,
);

interface Content {
  /** Fills the tables that a migration made, as that version did: plain SQL, no current code. */
  readonly seed: (db: Database) => Promise<unknown>;
  /** Reads the data that every later migration must keep. */
  readonly kept: (db: Database) => Promise<unknown>;
}

const one = async (db: Database, statement: ReturnType<typeof sql<{ found: string | number }>>) =>
  (await statement.execute(db)).rows[0]?.found;

/** Content of a store of each version. A new migration needs its own entry here. */
const contents: Readonly<Record<string, Content>> = {
  '001-platform': {
    seed: async (db) => {
      await writeOption(db, 'domain.settings', { tax_rate: 'manual' });
      await sql`insert into sessions (id_hash, user_name, nonce, created_at, seen_at)
        values ('hash', 'admin', 'nonce', 1, 1)`.execute(db);
      await sql`insert into idempotency values ('admin saveSettings k', 'hash', 200, '{}', '{}', 1)`.execute(db);
      await sql`insert into audit (at, user_name, action, status, request_id) values (1, 'admin', 'saveSettings', 200, 'r')`.execute(
        db,
      );
    },
    kept: (db) =>
      one(
        db,
        sql`select (select count(*) from sessions) + (select count(*) from idempotency) + (select count(*) from audit) as found`,
      ),
  },
  '002-rate-counters': {
    seed: (db) => sql`insert into rate_counters values ('address 127.0.0.1', 3, 99999999999999)`.execute(db),
    kept: (db) => one(db, sql`select hits as found from rate_counters where key = 'address 127.0.0.1'`),
  },
  '003-changes': {
    seed: (db) =>
      sql`insert into changes (at, person, action, object) values (1, 'admin', 'saveSettings', '{}')`.execute(db),
    kept: (db) => one(db, sql`select person as found from changes where action = 'saveSettings' and at = 1`),
  },
  '010-catalogue': {
    seed: (db) =>
      sql`insert into products (id, type, virtual, downloadable, title, title_key, published, short_description, description,
        regular_price, in_stock, categories, tags, images, attributes, grouped_refs, grouped_ids, position, listed, visible,
        submitted_at, first_day, verdict, sync_errors)
        values (7001, 'simple', 0, 0, 'An old mug', 'an old mug', 1, '', '', 1250, 1, '[]', '[]', '["https://x.example/m.jpg"]',
        '[]', '[]', '[]', 0, 1, 1, 1000, '2026-01-01', 'approved', '[]')`.execute(db),
    kept: (db) => one(db, sql`select title as found from products where id = 7001 and verdict = 'approved'`),
  },
  '011-domain': {
    seed: (db) => sql`insert into shipping_times values ('NO', 9)`.execute(db),
    kept: (db) => one(db, sql`select days as found from shipping_times where country = 'IS'`),
  },
  '020-feed-indexes': {
    seed: async (db) => {
      await sql`insert into shipping_times values ('SE', 4)`.execute(db);
      await writeOption(db, 'domain.world', {
        identities: [{ email: 'old@x.example', name: 'Old', merchantAccounts: [7], adsAccounts: [8] }],
        merchantAccounts: [{ id: 7, name: 'Old', subaccount: true, websiteUrl: null, claimed: false }],
        adsAccounts: [{ id: 8, name: 'Old', currency: 'USD', billing: 'approved' }],
        urlClaimedElsewhere: true,
        notReadyTimes: 3,
      });
    },
    kept: (db) => one(db, sql`select days as found from shipping_times where country = 'SE'`),
  },
  '021-provider-identities': {
    seed: (db) => sql`insert into shipping_times values ('FI', 6)`.execute(db),
    kept: (db) => one(db, sql`select days as found from shipping_times where country = 'FI'`),
  },
  '022-product-jobs': {
    seed: (db) =>
      sql`insert into product_jobs (kind, payload, after_id, batches_left) values ('withdrawal', '{}', 7001, 0)`.execute(
        db,
      ),
    kept: (db) => one(db, sql`select kind as found from product_jobs where after_id = 7001`),
  },
  '023-product-sent': {
    seed: (db) => sql`insert into shipping_times values ('IS', 7)`.execute(db),
    kept: (db) => one(db, sql`select days as found from shipping_times where country = 'IS'`),
  },
  '024-product-events': {
    seed: (db) =>
      sql`insert into product_events (product_id, at, kind, verdict) values (7001, 2000, 'hidden', null)`.execute(db),
    kept: (db) => one(db, sql`select at as found from product_events where product_id = 7001 and kind = 'hidden'`),
  },
  '025-activity': {
    seed: (db) =>
      sql`insert into activity (at, day, kind, object_id, object_name, action, changes)
        values (1, '2026-01-01', 'campaign', '7', 'Winter', 'created', '[]')`.execute(db),
    kept: (db) => one(db, sql`select object_name as found from activity where object_id = '7'`),
  },
  '030-people': {
    seed: (db) =>
      sql`insert into people (id, name, email, role, spend_limit, created_at) values ('ada', 'Ada', 'ada@x.example', 'owner', 12.5, 1)`.execute(
        db,
      ),
    kept: (db) => one(db, sql`select spend_limit as found from people where id = 'ada' and role = 'owner'`),
  },
  '031-invitations': {
    seed: (db) => sql`insert into invitations values ('hash', 'ada', 7)`.execute(db),
    kept: (db) => one(db, sql`select expires_at as found from invitations where person_id = 'ada'`),
  },
  '032-activity-log': {
    seed: (db) =>
      sql`insert into activity (at, day, person_id, person_name, kind, object_id, object_name, action, changes, can_undo)
        values (2, '2026-01-02', 'owner', 'admin', 'times', 'times', '', 'changed', '[]', 1)`.execute(db),
    kept: (db) => one(db, sql`select person_name as found from activity where kind = 'times' and can_undo = 1`),
  },
  '035-alerts': {
    seed: (db) =>
      sql`insert into alerts (rule, object, occurrence, at, facts) values ('sync_old', '', '1', 5, '{}')`.execute(db),
    kept: (db) => one(db, sql`select at as found from alerts where rule = 'sync_old'`),
  },
  '036-alert-mails': {
    seed: (db) =>
      sql`insert into alert_mails (person_id, alert_id, rule, address, subject, text, html, stop_url, state, attempts, made_at, due_at)
        values ('ada', 1, 'sync_old', 'ada@x.example', 's', 't', 'h', 'u', 'waiting', 0, 5, 6)`.execute(db),
    kept: (db) => one(db, sql`select due_at as found from alert_mails where person_id = 'ada'`),
  },
  '037-alert-calls': {
    seed: (db) =>
      sql`insert into alert_calls (alert_id, body, state, attempts, made_at, due_at) values (1, '{}', 'waiting', 0, 5, 6)`.execute(
        db,
      ),
    kept: (db) => one(db, sql`select due_at as found from alert_calls where alert_id = 1`),
  },
  '040-hand-overs': {
    seed: (db) =>
      sql`insert into hand_overs (id, step, name, note, person_id, token_hash, created_at, expires_at)
        values ('h', 'hosting', 'Maria', '', 'owner', 'a hash', 5, 6)`.execute(db),
    kept: (db) => one(db, sql`select name as found from hand_overs where id = 'h'`),
  },
  '041-activity-asked-by': {
    seed: (db) =>
      sql`insert into activity (at, day, person_id, person_name, asked_by, kind, object_id, object_name, action, changes, can_undo)
        values (3, '2026-01-03', 'hand-over:h', 'Maria', 'owner', 'hosting', 'hosting', '', 'created', '[]', 0)`.execute(
        db,
      ),
    kept: (db) => one(db, sql`select asked_by as found from activity where person_name = 'Maria'`),
  },
  '042-api-keys': {
    seed: (db) =>
      sql`insert into api_keys (name, key_hash, prefix, role, made_by, made_at, ends_at)
        values ('nightly', 'hash', 'key_abcdef', 'viewer', 'ada', 1, 2)`.execute(db),
    kept: (db) => one(db, sql`select name as found from api_keys where key_hash = 'hash' and revoked_at is null`),
  },
  '043-openid': {
    seed: (db) =>
      sql`insert into openid_people (issuer, subject_hash, person_id) values ('https://login.example', 'h', 'owner')`.execute(
        db,
      ),
    kept: (db) => one(db, sql`select person_id as found from openid_people where subject_hash = 'h'`),
  },
  '044-real-store': {
    seed: (db) =>
      sql`insert into seen_objects (kind, object_id, name, fields) values ('campaign', '7', 'Spring', '{}')`.execute(
        db,
      ),
    kept: (db) => one(db, sql`select name as found from seen_objects where kind = 'campaign' and object_id = '7'`),
  },
  '045-saved-views': {
    seed: (db) =>
      sql`insert into saved_views (person_id, screen, views, first) values ('ada', 'product-feed', '[]', null)`.execute(
        db,
      ),
    kept: (db) => one(db, sql`select screen as found from saved_views where person_id = 'ada'`),
  },
  '046-release-counts': {
    seed: (db) =>
      sql`insert into release_counts (process, app, version, hour, starts, failures, pages, silent, times)
        values ('one', 'mfe-a', '1.0.0', 5, 7, 0, 0, 0, '[]')`.execute(db),
    kept: (db) => one(db, sql`select starts as found from release_counts where process = 'one'`),
  },
  '047-client-failures': {
    seed: (db) =>
      sql`insert into client_failures (at, app, version, release, support_id, message)
        values (5, 'mfe-a', '1.0.0', 'r', 's', 'boom')`.execute(db),
    kept: (db) => one(db, sql`select message as found from client_failures where app = 'mfe-a'`),
  },
  '048-one-list-of-failures': {
    seed: (db) =>
      sql`insert into release_counts (process, app, version, hour, starts, failures, pages, silent, times)
        values ('two', 'mfe-a', '1.0.0', 5, 8, 0, 0, 0, '[]')`.execute(db),
    kept: (db) => one(db, sql`select starts as found from release_counts where process = 'two'`),
  },
  '049-screen-times': {
    seed: (db) =>
      sql`insert into release_counts (process, app, version, hour, starts, failures, pages, silent, times, screens)
        values ('three', 'mfe-a', '1.0.0', 5, 0, 0, 0, 0, '[]', '[400]')`.execute(db),
    kept: (db) => one(db, sql`select screens as found from release_counts where process = 'three'`),
  },
  '050-release-witnesses': {
    seed: (db) =>
      sql`insert into release_counts (process, app, version, hour, witness, starts, failures, pages, silent, times, screens)
        values ('four', 'mfe-a', '1.0.0', 5, 'w', 9, 0, 0, 0, '[]', '[]')`.execute(db),
    kept: (db) => one(db, sql`select starts as found from release_counts where process = 'four'`),
  },
  '051-used-openid-states': {
    seed: (db) => sql`insert into used_openid_states (state_hash, expires_at) values ('h', 5)`.execute(db),
    kept: (db) => one(db, sql`select expires_at as found from used_openid_states where state_hash = 'h'`),
  },
};

/** Makes a store of the version that had just these migrations. */
const migrateOnly = (store: Store, migrations: readonly StoreMigration[]): Promise<readonly string[]> =>
  migrate({
    db: store.db as Kysely<unknown>,
    migrations,
    dialect: store.engine === 'sqlite' ? sqliteMigrations : postgresMigrations,
  });

/** The ledger as versions up to 1.0 kept it. */
const withEarlierLedger = async (store: Store): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(store.db);
  await sql`drop table schema_migrations`.execute(store.db);
  await sql`drop table schema_migrations_lock`.execute(store.db);
  await sql`create table schema_migrations (name text primary key, applied_at bigint not null)`.execute(store.db);
  for (const [index, { name }] of rows.entries())
    await sql`insert into schema_migrations values (${name}, ${1_760_000_000_000 + index})`.execute(store.db);
};

describe.each(engines)('a store of an earlier version on $name', (engine: Engine) => {
  it.each(released.map(({ name }, index) => [name, index] as const))(
    'as %s left it is brought up to date with everything in it, and served [DB-8]',
    async (name, index) => {
      const place = `upgrade from ${name} on ${engine.name}`;
      const store = await openAt(engine, place);
      const before = released.slice(0, index + 1);
      await migrateOnly(store, before);
      for (const migration of before) await contents[migration.name]?.seed(store.db);
      const kept = () => Promise.all(before.map(async (migration) => contents[migration.name]?.kept(store.db)));
      const found = await kept();
      expect(found.filter((content) => content === undefined)).toEqual([]);
      expect(await store.migrate(ofDomain)).toEqual(released.slice(index + 1).map((migration) => migration.name));
      expect(await kept()).toEqual(found);
      await store.close();

      const server = await startTestServer({
        domain: createDomainModule(),
        env: { ...(await environmentOf(engine, place)), SCENARIO: 'ads-complete' },
      });
      const visitor = await signIn(server);
      const feed = await visitor.call('GET', '/wp-json/wc/gla/mc/product-feed?search=old+mug');
      expect(feed.json()).toMatchObject({
        total: before.some(({ name: earlier }) => earlier === '010-catalogue') ? 1 : 0,
      });
      await server.stop();
    },
  );

  it('keeps what a person at the provider was about to go through, from before each had a story of their own [DB-8]', async () => {
    const store = await openAt(engine, `identities on ${engine.name}`);
    const before = released.slice(
      0,
      released.findIndex(({ name }) => name === '021-provider-identities'),
    );
    await migrateOnly(store, before);
    await contents['020-feed-indexes']?.seed(store.db);
    await store.migrate(ofDomain);
    expect(await readOption(store.db, 'domain.world')).toEqual({
      identities: [
        {
          email: 'old@x.example',
          name: 'Old',
          summary: '',
          merchantAccounts: [7],
          adsAccounts: [8],
          urlClaimedElsewhere: true,
          notReadyTimes: 3,
        },
      ],
      merchantAccounts: [{ id: 7, name: 'Old', subaccount: true, websiteUrl: null, claimed: false }],
      adsAccounts: [{ id: 8, name: 'Old', currency: 'USD', billing: 'approved', kind: 'client' }],
    });
    await store.close();
  });

  it('takes over the ledger of an earlier version, also when two processes open the store at once [DB-8]', async () => {
    const place = `earlier ledger on ${engine.name}`;
    const store = await openAt(engine, place);
    await migrateOnly(store, released.slice(0, -1));
    await withEarlierLedger(store);
    const processes = engine.name === 'sqlite' ? [store] : [store, await openAt(engine, place)];
    const applied = await Promise.all(processes.map((process) => process.migrate(ofDomain)));
    expect(applied.flat()).toEqual([released.at(-1)?.name]);
    const ledger = await sql<{
      name: string;
      timestamp: string;
    }>`select * from schema_migrations order by name`.execute(store.db);
    expect(ledger.rows.map(({ name }) => name)).toEqual(released.map(({ name }) => name));
    expect(ledger.rows[0]?.timestamp).toBe('2025-10-09T08:53:20.000Z');
    await Promise.all(processes.map((process) => process.close()));
  });

  it('has something of every version to be kept', () => {
    expect(Object.keys(contents)).toEqual(released.map(({ name }) => name));
  });
});
