import { signIn, visitorAs, type Visitor } from '../testing/test-server';
import { startDeployServer } from './deploy.fixture';

let deploys: Awaited<ReturnType<typeof startDeployServer>>;
beforeEach(async () => {
  deploys = await startDeployServer();
  await deploys.publish('good', '1.0.0');
});
afterEach(() => deploys.server.stop());

const releaseOf = async (visitor: Visitor) => (await visitor.call('GET', '/release')).json<{ id: string }>().id;

const tell = async (visitor: Visitor, times: number, more: object = {}) => {
  const payload = {
    app: 'mfe-a',
    release: await releaseOf(visitor),
    failure: { message: 'boom', supportId: '' },
    ...more,
  };
  for (let told = 0; told < times; told += 1) await visitor.call('POST', '/slots', { payload });
};

const failures = async (visitor: Visitor) =>
  (await visitor.call('GET', '/wp-json/store/v1/failures')).json<readonly object[]>().length;

it('takes nothing away by the word of one person who is no owner, in however many sessions [D-6, T8]', async () => {
  await deploys.publish('newer', '1.1.0');
  await tell(await visitorAs(deploys.server, 'viewer'), 10);
  expect(await deploys.lastEntry()).toMatchObject({ action: 'publish' });
  await tell(await visitorAs(deploys.server, 'advertiser'), 1);
  expect(await deploys.lastEntry()).toMatchObject({
    action: 'rollback',
    by: [],
    reason: '3 of 3 starts of mfe-a 1.1.0 failed',
    changes: [{ app: 'mfe-a', from: '1.1.0', to: '1.0.0' }],
  });
});

it('goes back by the word of a single owner: a store may have nobody else [D-6, G14]', async () => {
  const owner = await signIn(deploys.server);
  await deploys.publish('newer', '1.1.0');
  await tell(owner, 2);
  expect(await deploys.lastEntry()).toMatchObject({ action: 'publish' });
  await tell(owner, 1);
  expect(await deploys.lastEntry()).toMatchObject({
    action: 'rollback',
    reason: '3 of 3 starts of mfe-a 1.1.0 failed',
  });
});

it('compares no times that one person made up [D-6]', async () => {
  const owner = await signIn(deploys.server);
  await tell(owner, 5, { failure: null, milliseconds: 300 });
  await deploys.publish('newer', '1.1.0');
  await tell(await visitorAs(deploys.server, 'viewer'), 10, { failure: null, milliseconds: 60_000 });
  expect(await deploys.lastEntry()).toMatchObject({ action: 'publish' });
  await tell(owner, 5, { failure: null, milliseconds: 4000 });
  expect(await deploys.lastEntry()).toMatchObject({
    action: 'rollback',
    reason: 'mfe-a 1.1.0 starts in 4.0 s, the version it is compared with in 0.3 s',
  });
});

it('hears no word of a page that the session was never sent', async () => {
  const previewUntil = new Date(deploys.server.clock.now + 3_600_000).toISOString();
  const nonce = 'a-word-of-a-link-0';
  await deploys.publish('shown', '1.1.0', { previewUntil, nonce });
  const [sent, other] = [await signIn(deploys.server), await visitorAs(deploys.server, 'viewer')];
  const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const { body } = await sent.call('GET', `/google/start?preview=${nonce}`, { headers });
  const release = /<meta name="release" content="([^"]*)">/.exec(body)?.[1] ?? '';
  expect(release).not.toBe(await releaseOf(other));
  await tell(other, 1, { release });
  expect(await failures(sent)).toBe(0);
  await tell(sent, 1, { release });
  expect(await failures(sent)).toBe(1);
});

it('hears 120 words of a session in a minute, and answers all alike [T17]', async () => {
  const owner = await signIn(deploys.server);
  await tell(owner, 119, { failure: null });
  await tell(owner, 3);
  expect(await failures(owner)).toBe(1);
  await tell(await visitorAs(deploys.server, 'viewer'), 1);
  expect(await failures(owner)).toBe(2);
});
