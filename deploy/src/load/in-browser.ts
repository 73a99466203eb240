import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Loaded, TriedPage } from './tried-page';
import { ownFile } from './own-file';
import { forScript, shownDocument } from './shown-page';

/** The code runs in a process of its own, sees this page alone, and keeps nothing. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  // No name and no address but this page's is reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:";

/** Milliseconds for a browser to start and ask for the page, and for the application from then on, on each of two pages. */
const startLimit = 20_000;
const loadLimit = 20_000;

const tryPath = '/try-application.mjs';
const watchPath = '/watch-application.mjs';
const toldPath = '/told';
const longestWord = 10_000;

/** The empty page: an application that can be started there goes on to its own page, where it has one. */
const documentOf = ({
  specifier,
  imports,
  scopes,
  shown,
}: TriedPage): string => `<!doctype html><meta charset="utf-8"><title>-</title>
<script type="importmap">${forScript({ imports, scopes })}</script>
<script type="module">
import { tryApplication } from '${tryPath}';
const { fault } = await tryApplication(() => import(${forScript(specifier)}));
const next = ${forScript(shown?.path ?? null)};
if (fault === null && next !== null) location.replace(next);
else await fetch('${toldPath}', { method: 'POST', body: JSON.stringify({ fault }) });
</script>`;

async function wordOf(request: IncomingMessage): Promise<Loaded> {
  let text = '';
  for await (const chunk of request) if (text.length < longestWord) text += String(chunk);
  try {
    const { fault } = JSON.parse(text) as { fault?: unknown };
    if (fault === null || typeof fault === 'string') return { fault };
  } catch {
    // It was not the page's own script that said so.
  }
  return 'unknown';
}

const json = { 'content-type': 'application/json' };
const unanswered = JSON.stringify({ code: 'unavailable', message: 'Nobody is here.', data: { status: 503 } });

/** Ends a process and those it started. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself, or the system knows no groups.
    child.kill('SIGKILL');
  }
}

interface Served {
  /** The scripts of the two pages, by their paths. */
  readonly scripts: Readonly<Record<string, Uint8Array>>;
  readonly opened: () => void;
  /** Called when the shell asks for the application: from then on what hangs is its own. */
  readonly asked: () => void;
  readonly told: (loaded: Loaded) => void;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  page: TriedPage,
  { scripts, opened, asked, told }: Served,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const send = (type: string, body: Uint8Array | string) =>
    response
      .writeHead(200, { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-store' })
      .end(body);
  if (pathname === '/') {
    opened();
    return void send('text/html', documentOf(page));
  }
  if (pathname === toldPath && request.method === 'POST') {
    told(await wordOf(request));
    return void response.writeHead(204).end();
  }
  if (pathname === page.shown?.path) return void send('text/html', shownDocument(page, page.shown, watchPath));
  if (pathname === page.imports[page.specifier]) asked();
  if (pathname.startsWith('/wp-json/')) return void response.writeHead(503, json).end(unanswered);
  const bytes = scripts[pathname] ?? (await page.read(pathname));
  if (bytes === null) return void response.writeHead(404).end();
  send('text/javascript', bytes);
}

/**
 * Loads an application in a headless browser, on a page that has nothing but its import map, and where it has a page of its own
 * shows it there: in the shell, before a server that answers nothing.
 */
export async function loadInBrowser(program: string, page: TriedPage, limit = loadLimit): Promise<Loaded> {
  const scripts = {
    [tryPath]: await readFile(ownFile('try-application')),
    [watchPath]: await readFile(ownFile('watch-application')),
  };
  const folder = await mkdtemp(join(tmpdir(), 'load-application-'));
  let decide: (loaded: Loaded) => void = () => {};
  const decided = new Promise<Loaded>((resolve) => (decide = resolve));
  let timer = setTimeout(() => decide('unknown'), startLimit);
  const within = (loaded: Loaded) => {
    clearTimeout(timer);
    timer = setTimeout(() => decide(loaded), limit);
  };
  const opened = () => within({ fault: `is not loaded within ${limit / 1000} s` });
  let times = 0;
  const asked = () => {
    times += 1;
    // The first time is on the empty page.
    if (times > 1) within({ fault: `freezes its page for ${limit / 1000} s`, isShown: true });
  };
  const told = (loaded: Loaded) =>
    decide(loaded === 'unknown' || times < 2 ? loaded : { fault: loaded.fault, isShown: true });
  const server = createServer((request, response) => {
    const served = { scripts, opened, asked, told };
    answer(request, response, page, served).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const own = [`--user-data-dir=${folder}`, `http://127.0.0.1:${port}/`];
  // A program in the usual places may be a script that starts the browser: in a group of their own both end.
  const browser = spawn(program, [...flags, ...own], { stdio: 'ignore', detached: true });
  const end = () => endGroup(browser);
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => {
    for (const event of ['error', 'exit']) browser.once(event, () => resolve());
  });
  void ended.then(() => decide('unknown'));
  try {
    return await decided;
  } finally {
    clearTimeout(timer);
    end();
    process.off('exit', end);
    await ended;
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}
