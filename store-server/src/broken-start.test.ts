import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallDomain } from './testing/small-domain';
import { temporaryDirectory } from './testing/temporary-directory';
import { startTestServer, type TestServerOptions } from './testing/test-server';

const refusal = async (options: TestServerOptions): Promise<object> => {
  const error: unknown = await startTestServer({ ...options, env: { DATABASE_URL: '', ...options.env } }).catch(
    (reason: unknown) => reason,
  );
  return { ...(error as object), message: (error as Error).message };
};

describe('a start that cannot succeed', () => {
  it('names the newest copy of a damaged store, and the command that puts it back [DB-9]', async () => {
    const dataDir = temporaryDirectory('damaged');
    writeFileSync(join(dataDir, 'store.db'), 'not a database, but long enough to be taken for one '.repeat(40));
    const opened = `The store in ${dataDir} cannot be opened: file is not a database`;
    expect(await refusal({ dataDir })).toMatchObject({
      exitCode: 1,
      message: `${opened}; there is no copy of it in backups/`,
    });
    mkdirSync(join(dataDir, 'backups'), { recursive: true });
    for (const hour of ['07', '09', '08']) {
      writeFileSync(join(dataDir, 'backups', `2026-11-20T${hour}-15-41-123Z.db`), '');
    }
    expect(await refusal({ dataDir })).toMatchObject({
      exitCode: 1,
      message: `${opened}; the newest copy is put in its place by: npm run store -- restore 2026-11-20T09-15-41-123Z.db --data-dir ${dataDir}`,
    });
  });

  it('says in one line that the disk is full', async () => {
    const dataDir = temporaryDirectory('full');
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const prepare = () => Promise.reject(full);
    expect(await refusal({ dataDir, domain: { ...smallDomain(), prepare } })).toMatchObject({
      exitCode: 1,
      message: `The store in ${dataDir} cannot be written: database or disk is full`,
    });
  });
});
