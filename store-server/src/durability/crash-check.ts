import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { TOGETHER } from './crash-writer';

/** Content of a killed store, read from a copy of its files, so that the server itself still has to recover. */
export interface CrashFindings {
  readonly integrity: unknown;
  readonly campaigns: ReadonlyMap<string, number>;
  /** Campaigns of the writer that lack their run or their key, or have more than one of it. */
  readonly torn: readonly string[];
  /** Number of campaigns created according to the audit. */
  readonly audited: number;
  /** Number of them that the activity tells of. */
  readonly told: number;
  /** The shipping times of the countries that are written together. */
  readonly times: readonly number[];
  readonly nextCampaignId: number;
  readonly highestCampaignId: number;
  /** Rows of each migration of the test, by table; absent when it was not applied. */
  readonly migrated: Readonly<Record<string, { readonly rows: number; readonly inLedger: boolean }>>;
}

const FILES = ['store.db', 'store.db-wal', 'store.db-shm'];

function copyOf(dataDir: string, into: string): string {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const name of FILES) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(into, name));
  }
  return join(into, 'store.db');
}

function tornCampaigns(database: BetterSqlite.Database): string[] {
  return database
    .prepare(
      `select name from campaigns c where name like 'Crash-%' and (
         (select count(*) from campaign_runs r where r.campaign_id = c.id) <> 1
         or (select count(*) from idempotency i where i.scope = 'owner createCampaign ' || c.name) <> 1)`,
    )
    .pluck()
    .all() as string[];
}

function migratedIn(database: BetterSqlite.Database, names: readonly string[]): CrashFindings['migrated'] {
  const found: Record<string, { rows: number; inLedger: boolean }> = {};
  const exists = database.prepare(`select count(*) from sqlite_master where name = ?`).pluck();
  const ledger = database.prepare(`select count(*) from schema_migrations where name = ?`).pluck();
  for (const name of names) {
    const table = name.replaceAll('-', '_');
    const rows =
      exists.get(table) === 0 ? 0 : Number(database.prepare(`select count(*) from "${table}"`).pluck().get());
    found[name] = { rows, inLedger: ledger.get(name) === 1 };
  }
  return found;
}

/** Looks into the files that a killed server left behind. */
export function inspect(dataDir: string, scratch: string, migrations: readonly string[]): CrashFindings {
  const database = new BetterSqlite(copyOf(dataDir, scratch));
  try {
    const campaigns = database.prepare(`select name, count(*) as count from campaigns group by name`).all() as {
      name: string;
      count: number;
    }[];
    const days = database.prepare(
      `select days from shipping_times where country in (${TOGETHER.map(() => '?').join()})`,
    );
    const world = database.prepare(`select value from options where key = 'domain.world'`).pluck().get();
    return {
      integrity: database.pragma('integrity_check', { simple: true }),
      campaigns: new Map(campaigns.map(({ name, count }) => [name, count])),
      torn: tornCampaigns(database),
      audited: Number(
        database.prepare(`select count(*) from audit where action = 'createCampaign' and status = 200`).pluck().get(),
      ),
      told: Number(
        database
          .prepare(`select count(*) from activity where action = 'created' and object_name like 'Crash-%'`)
          .pluck()
          .get(),
      ),
      times: days.pluck().all(...TOGETHER) as number[],
      nextCampaignId: (JSON.parse(String(world)) as { nextCampaignId: number }).nextCampaignId,
      highestCampaignId: Number(database.prepare('select max(id) from campaigns').pluck().get()),
      migrated: migratedIn(database, migrations),
    };
  } finally {
    database.close();
  }
}
