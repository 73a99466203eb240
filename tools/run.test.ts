import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, writeInto } from './gates/planted-tree';

let folder = '';
const children: ChildProcess[] = [];

/** Makes the process take itself for an old Node.js, as a user's would be. */
const old = "Object.defineProperty(process.versions, 'node', { value: process.env.PLAYED_VERSION });\n";

/** An npm that puts a Node.js for this system where npm would: the real one, behind a shell script that leaves a mark. */
const fakeNpm = `const fs = require('node:fs');
fs.appendFileSync(process.env.LOG, 'npm ' + process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_FAILS) { console.log('npm error no network'); process.exit(1); }
const names = Object.keys(JSON.parse(fs.readFileSync('package.json', 'utf8')).optionalDependencies);
for (const name of names) {
  fs.mkdirSync('node_modules/' + name + '/bin', { recursive: true });
  fs.writeFileSync('node_modules/' + name + '/bin/node', process.env.BROUGHT, { mode: 0o755 });
}
`;

const script = `console.log(JSON.stringify({ argv: process.argv.slice(2), marked: process.env.MARKED ?? null }));
process.exitCode = 7;
`;

const lasting = `import { writeFileSync } from 'node:fs';
const busy = setInterval(() => {}, 1000);
process.on('SIGTERM', () => { clearInterval(busy); writeFileSync('told', ''); process.exit(5); });
writeFileSync('ready', '');
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  for (const file of ['run.mjs', 'children.mjs', 'node'])
    cpSync(join(repository, 'tools', file), join(folder, 'tools', file), { recursive: true });
  writeInto(folder, 'old.mjs', old);
  writeInto(folder, 'npm-cli.js', fakeNpm);
  writeInto(folder, 'tools/script.mjs', script);
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(version: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', join(folder, 'old.mjs'), join(folder, 'tools/run.mjs'), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      PLAYED_VERSION: version,
      LOG: join(folder, 'log'),
      BROUGHT: `#!/bin/sh\nMARKED=brought exec "${process.execPath}" "$@"\n`,
      npm_execpath: join(folder, 'npm-cli.js'),
      ...env,
    },
  });
  children.push(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => (stdout += String(text)));
  child.stderr.on('data', (text) => (stderr += String(text)));
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stdout, stderr })),
  );
  return { child, ended };
}

const fetches = () =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [];
const kept = () => readdirSync(folder).filter((name) => name.startsWith('.node-'));

const appears = async (file: string) => {
  while (!existsSync(join(folder, file))) await new Promise((resolve) => setImmediate(resolve));
};

describe('tools/run.mjs', () => {
  it('runs a script in its own process on a current Node.js, with its arguments and its code', async () => {
    const { code, stdout, stderr } = await run('22.1.0', ['tools/script.mjs', '--port', '0']).ended;
    expect({ code, stderr }).toEqual({ code: 7, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ argv: ['--port', '0'], marked: null });
    expect(fetches()).toEqual([]);
  });

  it('fetches a current Node.js once on an older one, says so beside the output, and runs the script on it', async () => {
    const first = await run('20.19.0', ['tools/script.mjs', 'a b']).ended;
    const second = await run('20.19.0', ['tools/script.mjs']).ended;
    expect(first.code).toBe(7);
    expect(JSON.parse(first.stdout)).toEqual({ argv: ['a b'], marked: 'brought' });
    expect(first.stderr).toBe(
      'Node.js 20.19.0 is too old for the embedded database: fetching a current one from the registry\n',
    );
    expect(second.stderr).toBe('');
    expect(fetches()).toEqual(['npm ci --ignore-scripts --no-audit --no-fund']);
    expect(kept()).toHaveLength(1);
  });

  it('installs the packages while Node.js is fetched where none is there, what it needs to run or all; later the script does', async () => {
    writeInto(
      folder,
      'tools/install.mjs',
      `import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
export async function ensureInstalled({ isComplete }) {
  while (!existsSync(process.env.LOG)) await new Promise(setImmediate);
  appendFileSync(process.env.LOG, isComplete ? 'all packages\\n' : 'packages to run\\n');
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', '');
}
`,
    );
    const first = await run('20.19.0', ['--install=run', 'tools/script.mjs', '-x']).ended;
    expect({ code: first.code, ...(JSON.parse(first.stdout) as object) }).toEqual({
      code: 7,
      argv: ['-x'],
      marked: 'brought',
    });
    const fetched = 'npm ci --ignore-scripts --no-audit --no-fund';
    expect(fetches()).toEqual([fetched, 'packages to run']);
    await run('20.19.0', ['--install=run', 'tools/script.mjs']).ended;
    await run('24.0.0', ['--install=all', 'tools/script.mjs']).ended;
    expect(fetches()).toHaveLength(2);
    for (const name of [...kept(), 'node_modules']) rmSync(join(folder, name), { recursive: true });
    await run('20.19.0', ['--install=all', 'tools/script.mjs']).ended;
    expect(fetches().slice(2).sort()).toEqual(['all packages', fetched]);
  });

  it('keeps one Node.js when two commands are the first at once', async () => {
    const both = [run('20.19.0', ['tools/script.mjs']), run('20.19.0', ['tools/script.mjs'])];
    const codes = (await Promise.all(both.map(({ ended }) => ended))).map(({ code }) => code);
    expect(codes).toEqual([7, 7]);
    expect(kept()).toHaveLength(1);
  });

  it('ends with what to do when none can be fetched, and leaves nothing half done behind', async () => {
    const { code, stderr } = await run('20.19.0', ['tools/script.mjs'], { NPM_FAILS: '1' }).ended;
    expect(code).toBe(1);
    expect(stderr.trim().split('\n').slice(-2)).toEqual([
      'npm error no network',
      'A current Node.js could not be fetched from the registry. Install Node.js 24 (https://nodejs.org), then try again.',
    ]);
    expect(kept()).toEqual([]);
  });

  it('ends with what to do when the one it fetched does not run on this system', async () => {
    const { code, stderr } = await run('20.19.0', ['tools/script.mjs'], { BROUGHT: '#!/bin/false\n' }).ended;
    expect(code).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'The Node.js of the registry does not run on this system. Install Node.js 24 (https://nodejs.org), then try again.',
    );
  });

  it('passes SIGTERM on to the script, and ends as it ends', async () => {
    writeInto(folder, 'tools/lasting.mjs', lasting);
    const { child, ended } = run('20.19.0', ['tools/lasting.mjs']);
    await appears('ready');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(5);
    expect(existsSync(join(folder, 'told'))).toBe(true);
  });
});
