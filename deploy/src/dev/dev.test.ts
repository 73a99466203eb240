import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../build/build-packages';
import { integrityOf } from '../build/integrity';
import type { BrowserBuild } from '../build/package-build';
import { createFixture, smallWorkspace, type Fixture } from '../testing/fixture';
import { startDevServer, type DevServer } from './dev-server';
import { watchWorkingCopy, type Compiled } from './working-copy';

jest.setTimeout(60_000);

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const map = JSON.stringify({
  imports: { '@listings/mfe-a': '/assets/app/app.1.js', react: '/assets/react/react.1.js' },
  integrity: { '/assets/app/app.1.js': 'sha384-old', '/assets/react/react.1.js': 'sha384-react' },
});
const page = `<head><script type="importmap" nonce="N">${map}</script>
<link rel="modulepreload" href="/assets/app/app.1.js" integrity="sha384-old" nonce="N">
<link rel="modulepreload" href="/assets/react/react.1.js" nonce="N">
</head>`;

let fixture: Fixture;
let build: BrowserBuild;
let root: Server;
let dev: DevServer;
let compiled: Compiled[];
let waiting: (() => void)[];
let stop: () => Promise<void>;

/** Resolves with what the n-th compilation came to. */
async function compilation(number: number): Promise<Compiled> {
  for (;;) {
    const found = compiled[number - 1];
    if (found !== undefined) return found;
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

beforeAll(async () => {
  fixture = createFixture(smallWorkspace);
  [build] = (await loadConfig(fixture.root, 'app')) as [BrowserBuild];
  root = createServer((request, response) => {
    if (request.url === '/echo') {
      response.writeHead(201, { 'content-type': 'application/json', 'x-seen': request.headers.host ?? '' });
      return void request.pipe(response);
    }
    const policies = [`script-src 'nonce-N'`, `script-src 'self' '${hashOf(map)}'`];
    response.setHeader('content-security-policy', policies);
    response.setHeader('integrity-policy', 'blocked-destinations=(script)');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page);
  });
  await new Promise<void>((done) => root.listen(0, '127.0.0.1', done));
  dev = await startDevServer(new URL(`http://127.0.0.1:${(root.address() as AddressInfo).port}`), 0);
  [compiled, waiting] = [[], []];
  stop = await watchWorkingCopy(build, { root: fixture.root, folder: 'app' }, (each) => {
    compiled.push(each);
    dev.update(build.name, each);
    waiting.splice(0).forEach((go) => go());
  });
});
afterAll(async () => {
  await stop();
  await dev.close();
  await new Promise((done) => root.close(done));
  fixture.remove();
});

it('puts the application of the working tree into the page of the root, and leaves the rest as it is', async () => {
  const first = await compilation(1);
  if (!('copy' in first)) throw new Error(first.errors.join('\n'));
  const { manifest, files } = first.copy;
  const file = Object.values(manifest.entries)[0]?.file ?? '';
  const answer = await fetch(`${dev.url}/google/dashboard`);
  const markup = await answer.text();
  const text = /<script type="importmap" nonce="N">([^<]*)</.exec(markup)?.[1] ?? '';
  const changed = JSON.parse(text) as { imports: Record<string, string>; integrity: Record<string, string> };
  expect(changed.imports).toMatchObject({ react: '/assets/react/react.1.js', '@listings/mfe-a': `/@dev/${file}` });
  expect(changed.integrity[`/@dev/${file}`]).toBe(integrityOf(files.get(file) ?? Buffer.alloc(0)));
  expect(answer.headers.get('content-security-policy')).toContain(`'${hashOf(text)}'`);
  // What is replaced later stands in no map: it would be refused.
  expect(answer.headers.has('integrity-policy')).toBe(false);
  expect(markup).not.toContain('href="/assets/app/app.1.js"');
  expect(markup).toContain('href="/assets/react/react.1.js"');
  expect(await (await fetch(`${dev.url}/@dev/${file}`)).text()).toBe(String(files.get(file)));
  // Components are registered, for React to replace them where they stand.
  expect(String(files.get(file))).toContain('$RefreshReg$');
  expect((await fetch(`${dev.url}/@dev/nothing.js`)).status).toBe(404);
});

it('passes everything else on, as the browser sent it', async () => {
  const answer = await fetch(`${dev.url}/echo`, { method: 'POST', body: '{"a":1}' });
  expect([answer.status, await answer.json(), answer.headers.get('x-seen')]).toEqual([
    201,
    { a: 1 },
    new URL(dev.url).host,
  ]);
});

it('builds anew what was changed and tells the open pages, also why it does not build', async () => {
  const events = await fetch(`${dev.url}/@dev/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  /** Resolves with the next news of the builds. */
  const next = async (): Promise<unknown> => {
    for (;;) {
      const [whole, data = ''] = /event: build\ndata: (.*)\n\n/.exec(heard) ?? [];
      if (whole !== undefined) {
        heard = heard.slice(heard.indexOf(whole) + whole.length);
        return JSON.parse(data) as unknown;
      }
      heard += (await reader?.read())?.value ?? '';
    }
  };
  const first = (await compilation(1)) as { copy: { hash: string } };
  expect(await next()).toEqual({ name: 'app', hash: first.copy.hash });
  fixture.write({ 'app/src/later.ts': `export const later = 'changed by hand';` });
  const second = await compilation(2);
  if (!('copy' in second)) throw new Error(second.errors.join('\n'));
  const isUpdate = (file: string) => file.endsWith(`${first.copy.hash}.hot-update.mjs`);
  const updates = [...second.copy.files.keys()].filter(isUpdate).map((file) => fetch(`${dev.url}/@dev/${file}`));
  const texts = await Promise.all(updates.map(async (update) => (await update).text()));
  expect(texts.join()).toContain('changed by hand');
  expect(await next()).toEqual({ name: 'app', hash: second.copy.hash });
  fixture.write({ 'app/src/later.ts': `export const later = ;` });
  expect(await compilation(3)).toEqual({ errors: [expect.stringContaining('later.ts')] });
  expect(await next()).toEqual({ name: 'app', errors: [expect.stringContaining('later.ts')] });
  await reader?.cancel();
});

it('passes on what inspected pages tell, to whoever listens from elsewhere', async () => {
  const stream = await fetch(`${dev.url}/@dev/inspection`);
  expect(stream.headers.get('access-control-allow-origin')).toBe('*');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = (await reader?.read())?.value ?? '';
  const tell = (body: string) => fetch(`${dev.url}/@dev/inspection`, { method: 'POST', body });
  expect((await tell('no message')).status).toBe(400);
  expect((await tell('{ "type": "ended" }')).status).toBe(204);
  while (!heard.includes('ended')) heard += (await reader?.read())?.value ?? '';
  expect(heard).toBe('\ndata: {"type":"ended"}\n\n');
  await reader?.cancel();
});

it('says that its port is in use, and by what another is chosen', async () => {
  const port = Number(new URL(dev.url).port);
  await expect(startDevServer(new URL(dev.url), port)).rejects.toThrow(
    `Port ${port} is in use by another process: choose another by --port`,
  );
});
