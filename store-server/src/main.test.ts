import { spawn, type ChildProcess } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { run } from './main';
import { writeRelease } from './testing/release.fixture';
import { temporaryDirectory } from './testing/temporary-directory';

const RELEASE_DIR = writeRelease();

/** Runs the command in this process and gives its exit code and what it said on stderr. */
const runHere = async (argv: readonly string[], env: Record<string, string> = {}) => {
  const lines: string[] = [];
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  const stdout = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const exitCode = await run(argv, { RELEASE_DIR, ...env });
  stderr.mockRestore();
  stdout.mockRestore();
  return { exitCode, text: lines.join('') };
};

/** The same in a process of its own. */
const spawnServer = (...argv: readonly string[]): ChildProcess => {
  const script = `const { run } = await import(${JSON.stringify(join(__dirname, 'main.ts'))}); process.exit(await run(process.argv.slice(1), process.env));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script, '--', ...argv];
  return spawn(process.execPath, args, {
    cwd: __dirname,
    env: { ...process.env, RELEASE_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

const readyLines = (child: ChildProcess): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/^ready .*\n/m.test(text)) resolve(text.trim().split('\n'));
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready: ${text}`)));
  });

const exitOf = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('exit', resolve));

/** The server has begun to stop: it takes no new connection. */
const untilRefused = async (port: number): Promise<void> => {
  const isOpen = await new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
  if (isOpen) await untilRefused(port);
};

describe('the command', () => {
  it('explains an unknown flag in one line and exits with 2', async () => {
    const { exitCode, text } = await runHere(['--colour', 'red']);
    expect(exitCode).toBe(2);
    expect(text).toMatch(/^[^\n]*--colour[^\n]*\n$/);
  });

  it('says that the port is in use and exits with 69', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { exitCode, text } = await runHere(['--port', String(port), '--data-dir', temporaryDirectory('data')]);
    expect(exitCode).toBe(69);
    expect(text).toBe(`Port ${port} is in use: stop what listens there, or choose another with --port\n`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('says that the catalogue cannot be read and exits with 66', async () => {
    const { exitCode, text } = await runHere([
      '--port',
      '0',
      '--data-dir',
      temporaryDirectory('data'),
      '--catalog',
      '/no/such.csv',
    ]);
    expect(exitCode).toBe(66);
    expect(text).toMatch(/^[^\n]*\/no\/such\.csv[^\n]*\n$/);
  });

  it('says that there is no build and exits with 66', async () => {
    const { exitCode, text } = await runHere([], { RELEASE_DIR: '/no/such/release' });
    expect(exitCode).toBe(66);
    expect(text).toBe('There is no build in /no/such/release: run npm run build\n');
  });

  it('keeps one process per data directory (75), stops cleanly on SIGTERM and leaves it to the next [DB-3, S-12]', async () => {
    const dataDir = temporaryDirectory('data');
    const first = spawnServer('--port', '0', '--data-dir', dataDir);
    const lines = await readyLines(first);
    expect(lines.at(-2)).toMatch(/^sign in http:\/\/localhost:\d+\/sign-in\?token=[\w-]{43}$/);
    expect(lines.at(-1)).toMatch(/^ready http:\/\/localhost:\d+$/);
    const origin = lines.at(-1)?.slice('ready '.length) ?? '';
    expect((await fetch(`${origin}/ready`)).status).toBe(200);

    const { exitCode, text } = await runHere(['--port', '0', '--data-dir', dataDir]);
    expect(exitCode).toBe(75);
    expect(text).toBe(`The data directory ${dataDir} is in use by another process\n`);

    const ended = exitOf(first);
    first.kill('SIGTERM');
    expect(await ended).toBe(0);

    const second = spawnServer('--port', '0', '--data-dir', dataDir);
    await readyLines(second);
    const killed = exitOf(second);
    second.kill('SIGKILL');
    await killed;
    const third = spawnServer('--port', '0', '--data-dir', dataDir);
    await readyLines(third);
    const stopped = exitOf(third);
    third.kill('SIGINT');
    expect(await stopped).toBe(0);
  }, 60_000);

  it('finishes what it does although the signal comes again [S-12]', async () => {
    const child = spawnServer('--port', '0', '--data-dir', temporaryDirectory('data'));
    const port = Number((await readyLines(child)).at(-1)?.split(':').at(-1));
    const unfinished = connect(port, '127.0.0.1');
    await new Promise((resolve) => unfinished.write('GET /health HTTP/1.1\r\nhost: localhost\r\n', resolve));
    const ended = exitOf(child);
    child.kill('SIGINT');
    await untilRefused(port);
    child.kill('SIGINT');
    unfinished.end('\r\n');
    expect(await ended).toBe(0);
  }, 60_000);
});
