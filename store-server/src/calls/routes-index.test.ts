import { missingCalls } from '@listings/shared-api/contract';
import { smallDomain } from '../testing/small-domain';
import { signIn, startTestServer, type TestServer } from '../testing/test-server';

describe('the index of the routes', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ domain: smallDomain() });
  });
  afterAll(() => server.stop());

  it('says, as the store platform does, that the embedded store has every call of the contract', async () => {
    const visitor = await signIn(server);
    const answer = await visitor.call('GET', '/wp-json/wc/gla');
    expect(answer.statusCode).toBe(200);
    expect(missingCalls(answer.json())).toEqual([]);
  });

  it('is for who is signed in', async () => {
    const answer = await server.app.inject({ url: '/wp-json/wc/gla', headers: { host: 'localhost:4000' } });
    expect(answer.statusCode).toBe(401);
  });
});
