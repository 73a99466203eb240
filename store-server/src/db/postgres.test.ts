import { StartError } from '../cli/start-error';
import { testEngine } from '../testing/engines';
import { openPostgres } from './postgres';

/** `npm run postgres`. */
const onPostgres = testEngine.name === 'postgres' ? describe : describe.skip;

const refusal = async (url: string): Promise<string> => {
  const error: unknown = await openPostgres(url).catch((reason: unknown) => reason);
  if (!(error instanceof StartError)) throw new Error('not refused');
  return error.message;
};

onPostgres('a PostgreSQL', () => {
  it('is refused while a commit need not be on the disk when it is acknowledged [DB-2]', async () => {
    const { databaseUrl } = await testEngine.place('not durable');
    const url = new URL(databaseUrl ?? '');
    url.searchParams.set('options', '-c synchronous_commit=off');
    expect(await refusal(url.href)).toBe('The database is not safe to use: fsync and synchronous_commit have to be on');
  });

  it('that is not there ends the start with one line', async () => {
    expect(await refusal('postgres://nobody@127.0.0.1:1/none')).toMatch(/^The database cannot be reached: .+$/);
  });
});
