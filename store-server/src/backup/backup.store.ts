import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledQuery } from 'kysely';
import type { StoreFile } from '../db/sqlite-file';
import type { StoreTables } from '../db/tables';

/** Copies beyond this many go, oldest first [DB-9]. */
export const KEPT_BACKUPS = 24;

/**
 * What a restore does with each table. It leaves alone what decides who may come in, so that whoever was removed stays so, and
 * what was ended, withdrawn or used up gives no access again; the audit, which keeps its entries; and the list of changes, so
 * that no id in it is given twice: open pages go by them. All else is put back:
 * answers to repeated calls, for one, go with the effects of the calls.
 */
export const IS_RESTORED: Readonly<Record<keyof StoreTables, boolean>> = {
  people: false,
  invitations: false,
  hand_overs: false,
  api_keys: false,
  openid_people: false,
  sessions: false,
  sign_in_tokens: false,
  used_openid_states: false,
  audit: false,
  changes: false,
  activity: true,
  activity_names: true,
  alert_calls: true,
  alert_inbox: true,
  alert_mails: true,
  alert_runs: true,
  alert_settings: true,
  alerts: true,
  asked_changes: true,
  campaign_runs: true,
  campaigns: true,
  client_failures: true,
  heard_pages: true,
  idempotency: true,
  issues: true,
  options: true,
  phone_codes: true,
  product_events: true,
  product_jobs: true,
  products: true,
  rate_counters: true,
  release_counts: true,
  saved_views: true,
  seen_objects: true,
  shipping_rates: true,
  shipping_times: true,
  used_grants: true,
};

const NOT_RESTORED = Object.entries(IS_RESTORED).flatMap(([table, isRestored]) => (isRestored ? [] : [table]));

export interface Backup {
  readonly name: string;
  readonly bytes: number;
}

/** Names sort by their time: `2026-11-20T07-15-41-123Z.db`. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/;

export const isBackupName = (name: unknown): name is string => typeof name === 'string' && NAME.test(name);

const nameAt = (now: number): string => `${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}.db`;

/** The copies of one data directory. */
export class BackupShelf {
  readonly #directory: string;

  constructor(dataDir: string) {
    this.#directory = join(dataDir, 'backups');
  }

  pathOf(name: string): string {
    return join(this.#directory, name);
  }

  /** Newest first. */
  list(): readonly Backup[] {
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
    return readdirSync(this.#directory)
      .filter(isBackupName)
      .sort()
      .reverse()
      .map((name) => ({ name, bytes: statSync(this.pathOf(name)).size }));
  }

  /** Adds a copy of the store as it is now, and lets go of the oldest ones. */
  async add(file: StoreFile, now: number): Promise<Backup> {
    const name = nameAt(now);
    this.list();
    await file.copyTo(this.pathOf(name));
    for (const old of this.list().slice(KEPT_BACKUPS)) rmSync(this.pathOf(old.name), { force: true });
    return { name, bytes: statSync(this.pathOf(name)).size };
  }

  /** Puts the store back to a copy, while it is in use, and writes `news` with it. */
  restore(file: StoreFile, name: string, news: readonly CompiledQuery[] = []): Promise<void> {
    return file.takeFrom(this.pathOf(name), NOT_RESTORED, news);
  }
}
