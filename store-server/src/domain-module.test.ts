import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from './base/start-error';
import { signIn, startTestServer } from './testing/test-server';
import { createDomainModule } from './domain-module';

describe('a start of the embedded store', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'listings-start-'));
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const server = await startTestServer({ domain: createDomainModule(), dataDir, env });
    const visitor = await signIn(server);
    const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const { body } = await visitor.call(method, `/wp-json${path}`, payload ? { payload } : {});
      return JSON.parse(body) as unknown;
    };
    return { server, call };
  };

  it('seeds a new store with the scenario and keeps everything at the next start', async () => {
    const first = await start({ SCENARIO: 'audience-saved' });
    await first.call('POST', '/wc/gla/mc/target_audience', { location: 'selected', countries: ['FR'] });
    await first.server.stop();
    for (const env of [{}, { SCENARIO: 'audience-saved' }]) {
      const next = await start(env);
      expect(await next.call('GET', '/wc/gla/mc/target_audience')).toMatchObject({ countries: ['FR'] });
      await next.server.stop();
    }
    const other = await start({ SCENARIO: 'complete' });
    expect(await other.call('GET', '/wc/gla/mc/target_audience')).toMatchObject({ countries: ['US', 'GB'] });
    await other.server.stop();
  });

  it('keeps the count of codes sent to a number over a restart [S9.02]', async () => {
    const request = {
      phone_region_code: 'US',
      phone_number: '+12133734253',
      verification_method: 'SMS',
    };
    const first = await start({ SCENARIO: 'audience-saved' });
    for (let turn = 0; turn < 5; turn += 1) {
      await first.call('POST', '/wc/gla/mc/phone-verification/request', request);
    }
    await first.server.stop();
    const next = await start();
    expect(await next.call('POST', '/wc/gla/mc/phone-verification/request', request)).toEqual({
      message: 'Retries quota exceeded.',
      reason: 'rateLimitExceeded',
    });
    await next.server.stop();
  });

  it('imports the catalogue it is given and tells what was taken; products of a live store are handed in at once', async () => {
    const file = join(dataDir, 'shop.csv');
    await writeFile(file, 'ID,Type,Name,Regular price,Images\n1,simple,Mug,5,https://a.example/1.jpg\n2,simple,,5,\n');
    const first = await start({ SCENARIO: 'complete', CATALOG: file });
    expect(first.server.printed).toEqual(
      expect.arrayContaining([
        'shop.csv: 1 of 2 rows taken',
        '  1 simple product',
        '1 error:',
        '  line 3, column "Name": is empty',
      ]),
    );
    expect(await first.call('GET', '/wc/gla/mc/product-feed')).toMatchObject({ total: 1 });
    await first.server.stop();
    await writeFile(file, 'ID,Type,Name,Regular price,Images\n3,simple,Bowl,5,https://a.example/3.jpg\n');
    const next = await start({ CATALOG: file });
    expect(await next.call('GET', '/wc/gla/mc/product-feed?ids=3')).toMatchObject({
      products: [{ id: 3, status: 'pending' }],
    });
    expect(await next.call('GET', '/wc/gla/mc/product-feed')).toMatchObject({ total: 2 });
    await next.server.stop();
  });

  it('puts a real catalogue in the place of its own small one', async () => {
    const first = await start({ SCENARIO: 'complete' });
    expect(await first.call('GET', '/wc/gla/mc/product-feed?per_page=1')).toMatchObject({ total: 21 });
    await first.server.stop();
    const file = join(dataDir, 'shop.csv');
    await writeFile(file, 'ID,Type,Name,Regular price,Images\n101,simple,Mug,5,https://a.example/1.jpg\n');
    const next = await start({ CATALOG: file });
    expect(await next.call('GET', '/wc/gla/mc/product-feed')).toMatchObject({
      total: 1,
      products: [{ id: 101, title: 'Mug' }],
    });
    expect(await next.call('GET', '/wc/gla/mc/issues/product')).toMatchObject({
      issues: [
        { product_id: 101, code: 'missing_brand' },
        { product_id: 101, code: 'missing_gtin' },
      ],
      total: 2,
    });
    await next.server.stop();
  });

  it('ends with one line for a scenario or a catalogue that there is not', async () => {
    const failure = async (env: Readonly<Record<string, string>>) => start(env).catch((error: unknown) => error);
    expect(await failure({ SCENARIO: 'nowhere' })).toMatchObject({
      message: expect.stringMatching(/^--scenario: there is no scenario "nowhere", but fresh, /),
      exitCode: 2,
    });
    const missing = await failure({ CATALOG: '/nowhere/shop.csv' });
    expect(missing).toBeInstanceOf(StartError);
    expect(missing).toMatchObject({
      message: 'The catalogue /nowhere/shop.csv cannot be read. There is no such file.',
      exitCode: 66,
    });
  });
});
