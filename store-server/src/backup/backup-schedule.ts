import type { Logger } from 'pino';
import type { StoreFile } from '../db/sqlite-file';
import type { BackupShelf } from './backup.store';

/** Milliseconds between backups: the most work lost with a disk [DB-9]. */
export const BACKUP_EVERY_MS = 5 * 60_000;

export interface BackupSchedule {
  readonly shelf: BackupShelf;
  readonly file: StoreFile;
  readonly now: () => number;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

export interface RunningBackups {
  /** Resolves when no copy is under way. */
  readonly idle: () => Promise<void>;
  /** Ends it, after a running copy. */
  readonly stop: () => Promise<void>;
}

/** Copies the store every five minutes in which something changed. */
export const startBackups = ({ shelf, file, now, log }: BackupSchedule): RunningBackups => {
  let copied = file.changes();
  let running: Promise<void> = Promise.resolve();
  const copy = async (): Promise<void> => {
    const changes = file.changes();
    if (changes === copied) return;
    const { name, bytes } = await shelf.add(file, now());
    copied = changes;
    log.info({ event: 'backup.made', name, bytes }, 'the store was copied');
  };
  const timer = setInterval(() => {
    running = running
      .then(copy)
      .catch((error: unknown) => log.error({ event: 'backup.failed', err: error }, 'the store could not be copied'));
  }, BACKUP_EVERY_MS);
  timer.unref();
  return {
    idle: () => running,
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
};
