import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, writeInto } from './gates/planted-tree';

let folder = '';
const children: ChildProcess[] = [];

/** A small repository in which npm and the builder are scripts that note that they ran. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  for (const file of ['run.mjs', 'start.mjs', 'installed.mjs', 'children.mjs', 'install.mjs', 'node'])
    cpSync(join(repository, 'tools', file), join(folder, 'tools', file), { recursive: true });
  writeInto(folder, 'package-lock.json', '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}');
  writeInto(folder, 'npm-cli.js', fakeNpm);
  writeInto(folder, 'tools/build.mjs', fakeBuild);
  writeInto(folder, 'store-server/dist/main.mjs', fakeServer);
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const fakeBuild = `export const ensureBuilt = async ({ log, isFast }) => log(isFast ? 'built fast' : 'built');
export const compressLater = () => console.log('the rest later');
`;

const fakeNpm = `const fs = require('node:fs');
fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
if (fs.existsSync('npm-fails')) { console.error('npm error no such package'); process.exit(7); }
if (fs.existsSync('npm-hangs')) {
  const slowly = fs.readFileSync('npm-hangs', 'utf8') === 'slowly';
  if (slowly) process.on('SIGTERM', () => { fs.writeFileSync('npm.told', ''); setTimeout(() => process.exit(), 300); });
  fs.writeFileSync('npm.pid', String(process.pid));
  setInterval(() => {}, 1000);
}
else { fs.mkdirSync('node_modules', { recursive: true }); fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json'); }
`;

const fakeServer = `export const run = async (argv, env) => {
  console.log(JSON.stringify({ argv, catalog: env.CATALOG ?? null, cwd: process.cwd() }));
  return argv.includes('--port-taken') ? 69 : 0;
};
`;

const lastingServer = `import { writeFileSync } from 'node:fs';
export const run = () => new Promise((resolve) => {
  const busy = setInterval(() => {}, 1000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { clearInterval(busy); resolve(0); });
  writeFileSync('server.pid', String(process.pid));
});
`;

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function command(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(folder, 'tools', script), ...args], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), INIT_CWD: '/somewhere', ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output })));
  return { child, ended };
}

const start = (args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  command('start.mjs', args, env);

const installs = () => readFileSync(join(folder, 'npm.log'), 'utf8').trim().split('\n');

/** Resolves when the file exists: the child tells by it how far it is. */
const appears = async (file: string) => {
  while (!existsSync(join(folder, file))) await new Promise((resolve) => setImmediate(resolve));
};

/** The process that wrote its id into this file: there for a moment before its content is. */
const processIn = async (file: string): Promise<number> => {
  await appears(file);
  return Number(readFileSync(join(folder, file), 'utf8')) || processIn(file);
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('npm start', () => {
  it('installs, builds and serves in one process, and installs once', async () => {
    const first = await start(['--port', '0']).ended;
    const second = await start().ended;
    expect(first.code).toBe(0);
    expect(first.output).toContain('installing packages: nothing is installed yet');
    expect(first.output).toContain('built fast\nthe rest later\n{"argv":["--port","0"]');
    expect(second.output).not.toContain('installing');
    expect(installs()).toHaveLength(1);
  });

  it.each<[readonly string[], Readonly<Record<string, string>>]>([
    [['--deploy-port', '4801'], {}],
    [[], { DEPLOY_DIR: 'releases' }],
  ])(
    'builds as small as can be where deploys are taken, %j %j: what it starts with stays there [19.1]',
    async (args, env) => {
      const { output } = await start(args, env).ended;
      expect(output).toContain('built\nthe rest later\n');
    },
  );

  it('installs again when the lock file changed', async () => {
    await start().ended;
    writeInto(folder, 'package-lock.json', '{"packages":{"":{},"node_modules/a":{"version":"2.0.0"}}}');
    const { output } = await start().ended;
    expect(output).toContain('installing packages: the lock file or Node.js changed');
    expect(installs()).toHaveLength(2);
  });

  it('leaves out what only development needs, which a command that needs it installs once [19.1]', async () => {
    const lock = {
      packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', dev: true } },
    };
    writeInto(folder, 'package-lock.json', JSON.stringify(lock));
    writeInto(folder, 'tools/verb.mjs', 'console.log(JSON.stringify(process.argv.slice(2)));\n');
    await start().ended;
    const verb = await command('installed.mjs', ['tools/verb.mjs', 'a b']).ended;
    const again = await command('installed.mjs', ['tools/verb.mjs']).ended;
    const restart = await start().ended;
    expect(verb.output).toContain('installing packages: what development needs is not installed yet');
    expect(verb.output.trim().split('\n').at(-1)).toBe('["a b"]');
    expect(again.output).toBe('[]\n');
    expect(restart.output).not.toContain('installing');
    const ci = 'ci --loglevel=http --no-audit --no-fund';
    expect(installs()).toEqual([`${ci} --omit=dev`, ci]);
  });

  it('takes packages that were put there by hand, and asks for those that were left out [19.1]', async () => {
    const there = { 'node_modules/a': { version: '1.0.0' } };
    const lock = { packages: { ...there, 'node_modules/b': { version: '1.0.0', dev: true } } };
    writeInto(folder, 'package-lock.json', JSON.stringify(lock));
    writeInto(folder, 'node_modules/.package-lock.json', JSON.stringify({ packages: there }));
    writeInto(folder, 'node_modules/better-sqlite3/index.js', 'module.exports = class { close() {} };\n');
    writeInto(folder, 'store-server/package.json', '{}');
    expect((await start().ended).output).not.toContain('installing');
    writeInto(folder, 'tools/verb.mjs', '');
    expect((await command('installed.mjs', ['tools/verb.mjs']).ended).output).toContain(
      'installing packages: what development needs is not installed yet',
    );
  });

  it('takes files and folders relative to where the command was typed', async () => {
    const { output } = await start(['--catalog', 'a.csv', '--data-dir=d', '--catalog=/b.csv'], { CATALOG: 'c.csv' })
      .ended;
    expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual({
      argv: ['--catalog', '/somewhere/a.csv', '--data-dir=/somewhere/d', '--catalog=/b.csv'],
      catalog: '/somewhere/c.csv',
      cwd: folder,
    });
  });

  it('exits with the code of the server', async () => {
    expect((await start(['--port-taken']).ended).code).toBe(69);
  });

  it('ends with one clear line when npm cannot install', async () => {
    writeInto(folder, 'npm-fails', '');
    const { code, output } = await start().ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').slice(-2)).toEqual([
      'npm error no such package',
      'Packages could not be installed: npm ci ended with 7.',
    ]);
  });

  it('ends with one clear line when the build fails', async () => {
    writeInto(
      folder,
      'tools/build.mjs',
      'export const ensureBuilt = async () => { throw new Error("mfe-x does not build"); };\n',
    );
    const { code, output } = await start().ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toBe('mfe-x does not build');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no child behind on %s while it installs', async (signal) => {
    writeInto(folder, 'npm-hangs', '');
    const { child, ended } = start();
    const npm = await processIn('npm.pid');
    child.kill(signal);
    expect((await ended).code).toBe(130);
    expect(isAlive(npm)).toBe(false);
  });

  it('waits for its children although npm passes on the Ctrl-C that the terminal has sent', async () => {
    writeInto(folder, 'npm-hangs', 'slowly');
    const { child, ended } = start();
    const npm = await processIn('npm.pid');
    child.kill('SIGINT');
    await appears('npm.told');
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    expect(isAlive(npm)).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly when npm alone is sent %s', async (signal) => {
    await start().ended;
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: object };
    writeInto(folder, 'package.json', JSON.stringify({ scripts }));
    writeInto(folder, 'store-server/dist/main.mjs', lastingServer);
    const npm = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, npm_config_update_notifier: 'false' } });
    children.push(npm);
    const ended = new Promise((resolve) => npm.on('close', resolve));
    const server = await processIn('server.pid');
    npm.kill(signal);
    expect(await ended).toBe(0);
    expect(isAlive(server)).toBe(false);
  });

  it('tells a build that it is no longer wanted', async () => {
    writeInto(
      folder,
      'tools/build.mjs',
      `import { writeFileSync } from 'node:fs';
       export const ensureBuilt = ({ signal }) => new Promise((_, fail) => {
         const busy = setInterval(() => {}, 1000);
         signal.addEventListener('abort', () => { clearInterval(busy); writeFileSync('stopped', ''); fail(signal.reason); });
         writeFileSync('building', '');
       });`,
    );
    const { child, ended } = start();
    await appears('building');
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    expect(existsSync(join(folder, 'stopped'))).toBe(true);
  });
});
