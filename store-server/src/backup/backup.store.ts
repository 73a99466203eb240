import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreFile } from '../db/sqlite-file';

/** Copies beyond this many go, oldest first [DB-9]. */
export const KEPT_BACKUPS = 24;

/** Tables that a restore leaves alone: people who were removed stay so, ended sessions stay ended, and the audit keeps its entries. */
const NOT_RESTORED = ['people', 'invitations', 'api_keys', 'sessions', 'sign_in_tokens', 'audit'];

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

  /** Puts the store back to a copy, while it is in use. */
  restore(file: StoreFile, name: string): Promise<void> {
    return file.takeFrom(this.pathOf(name), NOT_RESTORED);
  }
}
