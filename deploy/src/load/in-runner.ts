import { spawn } from 'node:child_process';
import { init, parse } from 'es-module-lexer';
import type { Loaded, TriedPage } from './tried-page';
import { ownFile } from './own-file';

const limit = 20_000;

/** Option of Node that takes rights away; older ones call it an experiment. */
const limited = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

/** What specifiers lead to for the application: it is all there is. */
const ownImports = ({ specifier, imports, scopes = {} }: TriedPage): TriedPage['imports'] => {
  const [folder] = /^.*\//.exec(imports[specifier] ?? '') ?? [''];
  return { ...imports, ...scopes[folder] };
};

/** Sources of an entry and of all that it imports, lazily too: there is nobody to ask for more later on. */
async function sourcesOf({ specifier, imports, read }: TriedPage): Promise<Record<string, string>> {
  await init;
  const sources: Record<string, string> = {};
  const open = [imports[specifier]];
  for (let url = open.pop(); open.length > 0 || url !== undefined; url = open.pop()) {
    if (url === undefined || Object.hasOwn(sources, url)) continue;
    const bytes = await read(url);
    if (bytes === null) continue;
    const source = Buffer.from(bytes).toString('utf8');
    sources[url] = source;
    for (const { n: name } of parse(source)[0]) {
      if (name === undefined) continue;
      open.push(imports[name] ?? (name.startsWith('.') ? new URL(name, `file://${url}`).pathname : undefined));
    }
  }
  return sources;
}

const isLoaded = (value: unknown): value is Loaded =>
  value === 'unknown' ||
  (typeof value === 'object' &&
    value !== null &&
    'fault' in value &&
    (value.fault === null || typeof value.fault === 'string'));

function loadedIn(text: string): Loaded {
  try {
    const value: unknown = JSON.parse(text);
    return isLoaded(value) ? value : 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Loads an application in a process of Node that reads no file but its own and starts no process. What fails for want of a
 * document, or in code of others, could not be told.
 */
export async function loadInRunner(page: TriedPage): Promise<Loaded> {
  const [runner, tried] = [ownFile('load-runner'), ownFile('try-application')];
  const rights = [limited, `--allow-fs-read=${runner}`, `--allow-fs-read=${tried}`];
  const flags = ['--no-warnings', '--experimental-vm-modules', ...rights, runner];
  const child = spawn(process.execPath, flags, { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: limit });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  // A process that ended does not read what it is sent.
  child.stdin.on('error', () => {});
  const { specifier } = page;
  const imports = ownImports(page);
  child.stdin.end(JSON.stringify({ specifier, imports, sources: await sourcesOf({ ...page, imports }) }));
  return new Promise((resolve) => {
    child.once('error', () => resolve('unknown'));
    child.once('close', (_code, signal) =>
      resolve(signal === null ? loadedIn(text) : { fault: `is not loaded within ${limit / 1000} s` }),
    );
  });
}
