import ipaddr from 'ipaddr.js';
import { startTestServer, type TestServer } from '../testing/test-server';
import { createHostCheck } from './host.rules';

const machine = {
  name: () => 'Shop-Box.lan',
  addresses: () => ['127.0.0.1', '10.0.0.7', 'fe80::1%eth0', '2001:db8::7'],
};

const check = (host: string, publicUrl: string | null = null) => createHostCheck({ host, publicUrl }, machine);

describe('the names of this server', () => {
  it.each([
    'localhost',
    'LOCALHOST:4000',
    'localhost.',
    '127.0.0.1:9',
    '127.8.0.1',
    '[::1]:4000',
    '[::ffff:127.0.0.1]',
  ])('are always those of this computer itself, with any port: %s', (header) => {
    expect(check('127.0.0.1')(header)).toBe(true);
    expect(check('10.0.0.7', 'https://admin.shop.example')(header)).toBe(true);
  });

  it.each<readonly [host: string, publicUrl: string | null, header: string, isOurs: boolean]>([
    ['10.0.0.7', null, '10.0.0.7:4000', true],
    ['10.0.0.7', null, '10.0.0.8:4000', false],
    ['10.0.0.7', null, 'shop-box.lan', false],
    ['admin.lan', null, 'ADMIN.lan:4000', true],
    ['::1', null, '[0:0:0:0:0:0:0:1]:4000', true],
    ['2001:db8::7', null, '[2001:DB8:0::7]:4000', true],
    ['127.0.0.1', 'https://admin.shop.example', 'admin.shop.example', true],
    ['127.0.0.1', 'https://admin.shop.example', 'admin.shop.example:443', true],
    ['127.0.0.1', 'https://admin.shop.example', 'shop.example', false],
    ['127.0.0.1', null, 'admin.shop.example', false],
    ['0.0.0.0', null, '10.0.0.7:4000', true],
    ['0.0.0.0', null, '10.0.0.8:4000', false],
    ['0.0.0.0', null, 'shop-box.lan:4000', true],
    ['0.0.0.0', null, 'shop-box', true],
    ['0.0.0.0', null, 'shop-box.local:4000', true],
    ['0.0.0.0', null, 'evil.example', false],
    ['::', null, '[2001:db8::7]:4000', true],
    ['::', null, '[2001:db8::8]:4000', false],
    ['127.0.0.1', null, 'localhost.evil.example', false],
    ['127.0.0.1', null, '127.0.0.1.evil.example', false],
    ['127.0.0.1', null, 'localhost:4000:4000', false],
    ['127.0.0.1', null, 'localhost/@evil.example', false],
    ['127.0.0.1', null, '', false],
    ['127.0.0.1', null, '2130706433', false],
  ])('with --host %s and PUBLIC_URL %s: %s is ours: %s', (host, publicUrl, header, isOurs) => {
    expect(check(host, publicUrl)(header)).toBe(isOurs);
  });

  it('are taken apart once where they stay, and each time where the computer may get others', () => {
    const addresses = ['10.0.0.7'];
    const isOurs = createHostCheck({ host: '0.0.0.0', publicUrl: null }, { ...machine, addresses: () => addresses });
    const takenApart = jest.spyOn(ipaddr.IPv6, 'isValid');
    expect([isOurs('127.0.0.1:4000'), isOurs('10.0.0.7:4000')]).toEqual([true, true]);
    takenApart.mockClear();
    expect(isOurs('127.0.0.1:4000')).toBe(true);
    expect(takenApart).not.toHaveBeenCalled();
    addresses.pop();
    expect(isOurs('10.0.0.7:4000')).toBe(false);
    takenApart.mockRestore();
  });
});

describe('a request for somebody else’s name', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.stop());

  const ask = (url: string, accept = '*/*') =>
    server.app.inject({ url, headers: { host: 'evil.example:4000', accept } });

  it.each(['/', '/google/start', '/health', '/sign-in', '/wp-json/wc/gla/mc/setup', '/nothing', '/sandbox'])(
    'is answered 421 at %s, and the name is not repeated',
    async (url) => {
      const answer = await ask(url);
      expect(answer.statusCode).toBe(421);
      expect(answer.json()).toMatchObject({ code: 'rest_misdirected_request', data: { status: 421 } });
      expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain('evil.example');
    },
  );

  it('says in a browser what to do', async () => {
    const page = await ask('/google/start', 'text/html');
    expect(page.statusCode).toBe(421);
    expect(page.body).toContain('<h1>This is not the address of this server</h1>');
    expect(page.body).not.toContain('evil.example');
  });
});
