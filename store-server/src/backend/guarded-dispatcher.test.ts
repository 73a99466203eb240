import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { createDispatcher, guardedLookup, LIMITS, refuseLiteral } from './guarded-dispatcher';

describe('the way out of this server', () => {
  let connections = 0;
  const server = createServer((_request, response) => response.end('reached'));
  server.on('connection', () => (connections += 1));

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const port = () => (server.address() as AddressInfo).port;

  it.each([
    ['a name for this computer', ['127.0.0.1']],
    ['a public name that also leads here', ['93.184.216.34', '127.0.0.1']],
    ['the metadata service', ['169.254.169.254']],
    ['no address at all', []],
  ])('connects to nothing behind %s [S-9]', async (_name, addresses) => {
    const dispatcher = createDispatcher('public', LIMITS, (_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ),
    );
    await expect(request(`http://rebinding.example:${port()}/`, { dispatcher })).rejects.toThrow(
      'leads to an address that is not allowed',
    );
    await dispatcher.close();
    expect(connections).toBe(0);
  });

  it('checks the very address it connects to, so that a second answer of the name server changes nothing [S-9]', async () => {
    let asked = 0;
    const dispatcher = createDispatcher('loopback', LIMITS, (_host, _options, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }]);
    });
    const response = await request(`http://here.example:${port()}/`, { dispatcher });
    expect(await response.body.text()).toBe('reached');
    expect(asked).toBe(1);
    await dispatcher.close();
  });

  it('passes the failure of the name server on', () => {
    const failed = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    const done = jest.fn();
    guardedLookup('public', (_host, _options, answer) => answer(failed, []))('x.example', {}, done);
    expect(done).toHaveBeenCalledWith(failed, '', 0);
  });

  it.each(['127.0.0.1', '[::1]', '169.254.169.254', '[::ffff:10.0.0.1]', '10.1.2.3'])(
    'refuses %s as the host itself [S-9]',
    (host) => {
      expect(() => refuseLiteral(host, 'public')).toThrow('not allowed');
    },
  );

  it('lets a name pass: it is checked when it is looked up', () => {
    expect(() => refuseLiteral('shop.example', 'public')).not.toThrow();
  });
});
