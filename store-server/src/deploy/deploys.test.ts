import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer } from '../testing/test-server';
import { signIn } from '../testing/test-server';
import { temporaryDirectory } from '../testing/temporary-directory';
import { application, startDeployServer } from './deploy.fixture';

type DeployServer = Awaited<ReturnType<typeof startDeployServer>>;

const mapOf = async ({ server }: DeployServer): Promise<Record<string, string>> => {
  const visitor = await signIn(server);
  const page = await visitor.call('GET', '/google/start');
  const [, json = ''] = /<script type="importmap"[^>]*>([^<]*)</.exec(page.body) ?? [];
  return (JSON.parse(json) as { imports: Record<string, string> }).imports;
};

const running: DeployServer[] = [];
const start = async (env: Record<string, string> = {}): Promise<DeployServer> => {
  const deploys = await startDeployServer(env);
  running.push(deploys);
  return deploys;
};
afterEach(async () => {
  for (const { server } of running.splice(0)) await server.stop();
});

it('takes no deploys unless a port is given, and then on that port alone [D-8]', async () => {
  const without = await startTestServer();
  expect([without.deployPort, without.printed.some((line) => line.startsWith('deploys'))]).toEqual([null, false]);
  for (const url of ['/statements', '/files'])
    expect((await without.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  await without.stop();

  const { server, origin, sign } = await start();
  expect(server.printed).toContain(`deploys http://127.0.0.1:${server.deployPort}`);
  const envelope = await sign({ action: 'read' });
  const onAdmin = await server.app.inject({
    method: 'POST',
    url: '/statements',
    payload: JSON.parse(envelope) as object,
  });
  expect(onAdmin.statusCode).toBe(404);
  for (const path of ['/', '/google/start', '/wp-json/wc/gla/mc/setup', '/sandbox', '/health']) {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
  }
});

it('serves a published application without a restart, and the one before to pages that are open [D-4, D-9]', async () => {
  const deploys = await start();
  const first = await deploys.publish('one', '1.0.0');
  expect([first.status, first.body]).toMatchObject([200, { outcome: 'applied', revision: 2 }]);
  expect(await mapOf(deploys)).toMatchObject({ '@listings/mfe-a': first.url });
  const second = await deploys.publish('two', '1.1.0');
  expect(await mapOf(deploys)).toMatchObject({ '@listings/mfe-a': second.url });
  for (const [{ url }, text] of [
    [first, 'one'],
    [second, 'two'],
  ] as const) {
    const asset = await deploys.server.app.inject({ url });
    expect([asset.statusCode, asset.body]).toEqual([200, expect.stringContaining(`'${text}'`)]);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

it('tells an open page that there is another release, and that it is the current one again [D-9]', async () => {
  const deploys = await start();
  const { server } = deploys;
  const idNow = async () => (await server.app.inject({ url: '/release' })).json<{ id: string }>().id;
  const visitor = await signIn(server);
  const page = await visitor.call('GET', '/google/start');
  const own = /<meta name="release" content="(\w{16})">/.exec(page.body)?.[1];
  expect(await idNow()).toBe(own);
  await deploys.publish('one', '1.0.0');
  const other = await idNow();
  expect(other).not.toBe(own);
  await deploys.publish('two', '1.1.0');
  const back = { action: 'rollback', app: 'mfe-a', to: 2 } as const;
  expect((await deploys.post(await deploys.sign(back))).status).toBe(200);
  expect(await idNow()).toBe(other);
});

it('goes on with the published map after a restart, older files included [D-5, D-9]', async () => {
  const folder = temporaryDirectory('deploys');
  const deploys = await start({ DEPLOY_DIR: folder });
  const first = await deploys.publish('one', '1.0.0');
  const second = await deploys.publish('two', '1.1.0');
  const again = await start({ DEPLOY_DIR: folder });
  expect(await mapOf(again)).toMatchObject({ '@listings/mfe-a': second.url });
  expect((await again.server.app.inject({ url: first.url })).statusCode).toBe(200);
});

it('serves a directory that was published to as it serves a build', async () => {
  const folder = temporaryDirectory('deploys');
  const deploys = await start({ DEPLOY_DIR: folder });
  const { url } = await deploys.publish('one', '1.0.0');
  const plain = await startTestServer({ env: { RELEASE_DIR: folder } });
  expect((await plain.app.inject({ url })).statusCode).toBe(200);
  await plain.stop();
});

it('answers a refusal with its word and reasons and logs it; the map stays [D-1, D-7]', async () => {
  const deploys = await start();
  const before = await mapOf(deploys);
  const stale = await deploys.sign({ action: 'rollback', to: 1, app: 'mfe-a', prev: 'f'.repeat(64) });
  expect(await deploys.post(stale)).toEqual({
    status: 409,
    body: { code: 'stale', reasons: ['prev: the map has moved on to revision 1'] },
  });
  const unsigned = JSON.stringify({ ...(JSON.parse(stale) as object), signatures: [] });
  expect(await deploys.post(unsigned)).toMatchObject({ status: 401, body: { code: 'unsigned' } });
  expect(await mapOf(deploys)).toEqual(before);
});

it('takes JSON statements and announced bytes, and nothing else [D-3]', async () => {
  const { post, put, sign, origin } = await start();
  const envelope = await sign({ action: 'read' });
  expect((await post(envelope, 'text/plain')).status).toBe(415);
  expect((await post(envelope, 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await post('{')).body).toEqual({ code: 'malformed', reasons: ['envelope: is no JSON that is taken'] });
  expect((await post(`{"__proto__":${envelope}}`)).status).toBe(400);
  expect((await post('x'.repeat(300_000))).status).toBe(413);
  const [bytes = Buffer.alloc(0)] = application('one').files.values();
  expect(await put(bytes)).toBe(401);
  expect(await put(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe(413);
  const answer = await fetch(`${origin}/statements`);
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    404,
    expect.stringContaining("'none'"),
  ]);
});

it('applies deploys that race in order or answers 409, and loses none [D-5, G14]', async () => {
  const deploys = await start();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => (await deploys.publish(`try ${index}`, `1.${index}.0`)).status),
  );
  const applied = statuses.filter((status) => status === 200).length;
  const entries = await deploys.entries();
  expect([...new Set(statuses)].filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
  expect([applied, entries > 0]).toEqual([entries, true]);
});

it('does not start on a ledger somebody changed [D-7]', async () => {
  const folder = temporaryDirectory('deploys');
  const deploys = await start({ DEPLOY_DIR: folder });
  await deploys.publish('one', '1.0.0');
  const place = join(folder, 'ledger/00000001.json');
  writeFileSync(place, readFileSync(place, 'utf8').replace('"start"', '"START"'));
  await expect(startDeployServer({ DEPLOY_DIR: folder })).rejects.toThrow(/^The ledger of .* is broken: revision 2/);
});
