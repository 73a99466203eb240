import type { FastifyInstance, FastifyRequest } from 'fastify';
import { restoredChange } from '../calls/changes.store';
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

  const audited = ({ person, id }: FastifyRequest, action: string) =>
    store.db
      .insertInto('audit')
      .values({ at: now(), user_name: person?.id ?? '', action, status: 200, request_id: id });
  const restored = ({ person }: FastifyRequest) => restoredChange(store.db, person?.name ?? '', now());

  app.get(`${ROOT}/backups`, API, async () => shelf.list());
  app.post(`${ROOT}/backups`, API, async (request, reply) => {
    const backup = await shelf.add(file, now());
    await audited(request, 'makeBackup').execute();
    return reply.code(201).send(backup);
  });
  app.post(`${ROOT}/restore`, API, async (request, reply) => {
    const name = nameIn(request.body);
    if (!isBackupName(name) || !shelf.list().some((backup) => backup.name === name)) {
      const { status, body } = invalidParameters({ name: 'There is no such backup.' });
      return reply.code(status).send(body);
    }
    try {
      const news = [audited(request, 'restoreBackup').compile(), restored(request).compile()];
      await shelf.restore(file, name, news);
    } catch (error) {
      if (!(error instanceof CopyError)) throw error;
      return reply.code(409).send({ message: error.message.replace(shelf.pathOf(name), name) });
    }
    await onRestored();
    await store.changes.announce(store.db);
    request.log.warn({ event: 'backup.restored', name }, 'the store was put back to a copy');
    return { name };
  });
}
