import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';
import { amountOf, sandboxCommand } from './sandbox-command';
import { StartError } from '../base/start-error';

const PASSWORD = 'application password';

describe('npm run sandbox', () => {
  let domain: DomainUnderTest;
  let env: Record<string, string>;

  beforeAll(async () => {
    domain = await startDomain('fresh', { APP_PASSWORD: PASSWORD, ADMIN_TOKEN: 'fixed' });
    env = { PORT: String(domain.server.port), APP_PASSWORD: PASSWORD };
  });

  afterAll(() => domain.stop());

  const run = async (...args: string[]): Promise<unknown> => JSON.parse(await sandboxCommand(args, env));

  const refusal = async (args: string[], over: Record<string, string> = {}) => {
    const error: unknown = await sandboxCommand(args, { ...env, ...over }).catch((reason: unknown) => reason);
    if (!(error instanceof StartError)) throw new Error(`not refused: ${args.join(' ')}`);
    return [error.exitCode, error.message] as const;
  };

  it('lists and loads scenarios [S-13]', async () => {
    expect(await run('scenario', 'ads-complete')).toEqual({ scenario: 'ads-complete' });
    expect(await run('scenarios')).toContainEqual(expect.objectContaining({ name: 'ads-complete', current: true }));
    expect((await refusal(['scenario', 'nowhere']))[0]).toBe(1);
  });

  it('connects as one of the people at the provider [S-13]', async () => {
    const email = 'old-shop@lantern-and-loam.example';
    expect(await run('identity', email)).toEqual({ email });
    expect(await run('identities')).toContainEqual(expect.objectContaining({ email, current: true }));
    expect((await refusal(['identity', 'mallory@example.com']))[1]).toContain('old-shop@');
  });

  it('makes calls go wrong, and takes the faults away again [S-13]', async () => {
    const flags = ['--status', '503', '--header', 'Retry-After: 7', '--body', '{"message":"Later."}', '--times', '1'];
    await run('fault', 'get', 'mc/settings', ...flags);
    const { status, body, headers } = await domain.call('GET', '/wc/gla/mc/settings');
    expect([status, body, headers['retry-after']]).toEqual([503, { message: 'Later.' }, '7']);
    await run('fault', 'GET', '/wc/gla/mc/setup', '--drop', 'before');
    expect(await run('faults')).toEqual([{ method: 'GET', path: '/wc/gla/mc/setup', drop: 'before' }]);
    expect(await run('fault', 'clear')).toEqual([]);
  });

  it('moves the clock by an amount, to a time and back [S-13]', async () => {
    expect(await run('clock', '+3d')).toMatchObject({ offset: 259_200_000 });
    expect(await run('clock', '-12h')).toMatchObject({ offset: 216_000_000 });
    expect(await run('clock', '2027-01-31T10:00:00Z')).toMatchObject({ now: Date.UTC(2027, 0, 31, 10) });
    expect(await run('clock', 'real')).toMatchObject({ offset: 0 });
    expect(await run('clock')).toMatchObject({ offset: 0 });
    expect(['+1m', '1d', '+d', '+1w'].map(amountOf)).toEqual([60_000, null, null, null]);
  });

  it('makes the played shop faulty and well again', async () => {
    expect(await run('shop', 'no-contact', 'robots')).toEqual({ faults: ['no-contact', 'robots'] });
    expect(await run('shop')).toEqual({ faults: ['no-contact', 'robots'] });
    expect(await run('shop', 'well')).toEqual({ faults: [] });
  });

  it('shows phone and calls, moves billing, resets [S-13]', async () => {
    await run('scenario', 'ads-pending-billing');
    expect(await run('billing', 'approve')).toEqual({ status: 'approved' });
    expect(await run('phone')).toEqual([]);
    expect(await run('calls')).toEqual(expect.any(Array));
    expect(await run('reset')).toEqual({ scenario: 'fresh' });
  });

  it('signs in with the sign-in token where there is no application password', async () => {
    const text = await sandboxCommand(['scenario', 'connected'], { PORT: env['PORT'], ADMIN_TOKEN: 'fixed' });
    expect(JSON.parse(text)).toEqual({ scenario: 'connected' });
  });

  it.each([
    [['colour'], {}, 2, 'There is no command "colour"'],
    [['__proto__'], {}, 2, 'There is no command'],
    [['scenario'], {}, 2, 'scenario needs a NAME'],
    [['identity'], {}, 2, 'identity needs an EMAIL'],
    [['fault', 'GET'], {}, 2, 'fault needs METHOD and PATH'],
    [['fault', 'GET', 'mc/settings', '--status', 'x'], {}, 2, '--status: "x" is not a whole number'],
    [['clock', '--colour'], {}, 2, "Unknown option '--colour'"],
    [['clock'], { APP_PASSWORD: '' }, 2, 'Needs --app-password or --admin-token'],
    [['clock'], { APP_PASSWORD: 'wrong' }, 1, 'was answered 401'],
    [['clock'], { APP_PASSWORD: '', ADMIN_TOKEN: 'wrong' }, 1, 'did not take the sign-in token'],
    [['clock'], { PORT: '1' }, 69, 'No server answers at http://localhost:1'],
    [['clock'], { SERVER_URL: 'ftp://x' }, 2, 'is no address'],
  ])('ends %j with one clear line', async (args, over, exitCode, line) => {
    const [code, message] = await refusal(args, over);
    expect(code).toBe(exitCode);
    expect(message).toContain(line);
    expect(message).not.toContain('\n');
  });

  it('explains itself', async () => {
    expect(await sandboxCommand([], {})).toContain('npm run sandbox -- COMMAND');
  });
});
