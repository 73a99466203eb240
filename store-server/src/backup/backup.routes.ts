import type { FastifyInstance } from 'fastify';
import { CopyError, type StoreFile } from '../db/sqlite-file';
import type { Store } from '../db/store';
import { OWNERS } from '../people/roles.rules';
import { invalidParameters } from '../calls/framework-error';
import { isBackupName, type BackupShelf } from './backup.store';

const ROOT = '/wp-json/store/v1';
const API = { config: { access: 'api', roles: OWNERS } } as const;

export interface BackupDependencies {
  readonly store: Store;
  readonly file: StoreFile;
  readonly shelf: BackupShelf;
  readonly now: () => number;
  /** Called after a restore: everything of the store in memory has to be read again. */
  readonly onRestored: () => Promise<void>;
}

const nameIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;

/** Copies of the store: listed, made and put back by a signed-in admin, while it is in use [DB-9]. */
export function registerBackups(app: FastifyInstance, dependencies: BackupDependencies): void {
  const { store, file, shelf, now, onRestored } = dependencies;

  const note = (user: string, action: string, request_id: string) =>
    store.transaction((db) =>
      db.insertInto('audit').values({ at: now(), user_name: user, action, status: 200, request_id }).execute(),
    );

  app.get(`${ROOT}/backups`, API, async () => shelf.list());
  app.post(`${ROOT}/backups`, API, async (request, reply) => {
    const backup = await shelf.add(file, now());
    await note(request.person?.id ?? '', 'makeBackup', request.id);
    return reply.code(201).send(backup);
  });
  app.post(`${ROOT}/restore`, API, async (request, reply) => {
    const name = nameIn(request.body);
    if (!isBackupName(name) || !shelf.list().some((backup) => backup.name === name)) {
      const { status, body } = invalidParameters({ name: 'There is no such backup.' });
      return reply.code(status).send(body);
    }
    try {
      await shelf.restore(file, name);
    } catch (error) {
      if (!(error instanceof CopyError)) throw error;
      return reply.code(409).send({ message: error.message.replace(shelf.pathOf(name), name) });
    }
    await note(request.person?.id ?? '', 'restoreBackup', request.id);
    await onRestored();
    request.log.warn({ event: 'backup.restored', name }, 'the store was put back to a copy');
    return { name };
  });
}
