import {
  endpoints,
  handOverStepSchema,
  type EndpointDefinition,
  type EndpointKey,
  type HandOverStep,
} from '@listings/shared-api/contract';
import { hostingAccount } from '../documents/documents-defaults';
import { readDocument, updateDocument, writeDocument } from '../documents/documents.store';
import { HAND_OVERS, HandOverScene, tokenIn } from '../testing/hand-over.fixture';
import { settleAll } from './hand-over-end.store';

let scene: HandOverScene;
beforeEach(async () => {
  scene = await HandOverScene.start();
});
afterEach(() => scene.server.stop());

describe('whoever was asked', () => {
  const all = Object.entries(endpoints as Record<EndpointKey, EndpointDefinition>) as [
    EndpointKey,
    EndpointDefinition,
  ][];
  /** Written out a second time, so that a slip in the table is seen. */
  const mayCall: Readonly<Record<HandOverStep, readonly EndpointKey[]>> = {
    hosting: ['getHostingConnection', 'startHostingConnection'],
    provider: ['getProviderConnection', 'startProviderConnection'],
    claim: ['getMerchantConnection', 'reclaimUrl'],
    phone: ['getContactInformation', 'requestVerificationCode', 'verifyPhoneNumber'],
    billing: ['getBillingStatus'],
  };

  it.each(handOverStepSchema.options)('for the step %s makes its calls and no other', async (step) => {
    await scene.begin('fresh');
    const guest = await scene.guest((await scene.made(step)).url);
    const allowed: string[] = [];
    for (const [key, { method, path }] of all) {
      const url = `/wp-json${path.replaceAll(/\{\w+\}/g, '1')}`;
      const { statusCode } = await guest.call(method, url, method === 'GET' ? undefined : {});
      if (statusCode !== 403) allowed.push(key);
    }
    expect(allowed.sort()).toEqual([...mayCall[step]].sort());
  });

  it('sees no other page, and no form of one does anything', async () => {
    const guest = await scene.guest((await scene.made('hosting')).url);
    for (const path of [
      '/google/dashboard',
      '/google/settings',
      '/people',
      '/sandbox',
      '/sandbox/authorize/provider',
      '/sandbox/billing',
    ]) {
      const answer = await guest.get(path);
      expect([path, answer.statusCode, answer.headers['location']]).toEqual([path, 303, '/hand-over']);
    }
    for (const path of ['/people/invite', '/sandbox/authorize/provider', '/sandbox/billing']) {
      expect([path, (await guest.post(path, { name: 'X', email: 'x@x.example' })).statusCode]).toEqual([path, 403]);
    }
    for (const path of ['/wp-json/store/v1/bootstrap', '/wp-json/wc/gla/changes', '/wp-json/sandbox/v1/phone']) {
      expect([path, (await guest.call('GET', path)).statusCode]).toEqual([path, 403]);
    }
  });

  it('does the step once; the link has ended, who asked is told once, and the activity says for whom', async () => {
    const { url } = await scene.made('hosting');
    const guest = await scene.guest(url);
    await scene.connect(guest);
    const pages = await Promise.all([guest.get('/hand-over'), guest.get('/hand-over')]);
    for (const page of pages) expect(page.body).toContain('The step is done, and Ada has been told');
    expect((await guest.call('GET', '/wp-json/wc/gla/jetpack/connected')).statusCode).toBe(403);
    const dead = await scene.press(tokenIn(url));
    expect([dead.statusCode, dead.body.includes('Done, thank you')]).toEqual([403, true]);
    expect(await scene.waiting()).toEqual([]);
    expect(await scene.inbox()).toMatchObject([
      { title: 'Maria has done the step: connect the WordPress.com account', url: '/google/setup-mc' },
    ]);
    const entries = (await scene.owner.call('GET', '/wp-json/wc/gla/activity')).json<{ entries: object[] }>().entries;
    expect(entries).toMatchObject([
      { kind: 'hosting', action: 'created', by: 'Maria', asked_by: 'Ada' },
      { kind: 'hand_over', action: 'created', by: 'Ada', asked_by: null, object_name: 'Maria' },
    ]);
  });

  it('tells open screens what has changed', async () => {
    const { url } = await scene.made('hosting');
    const news = async (since: number) =>
      (await scene.owner.call('GET', `/wp-json/wc/gla/changes?since=${since}`)).json<{
        last: number;
        changes: { reads: string[] }[];
      }>();
    const asked = await news(0);
    const guest = await scene.guest(url);
    const { last, changes: opened } = await news(asked.last);
    expect(opened).toMatchObject([{ reads: ['listHandOvers'] }]);
    await scene.connect(guest);
    await guest.get('/hand-over');
    const { changes } = await news(last);
    expect(changes.flatMap(({ reads }) => reads)).toEqual(
      expect.arrayContaining(['getHostingConnection', 'listHandOvers', 'countUnreadAlerts']),
    );
  });

  it('is looked after when the window was closed, or the server died, before they came back', async () => {
    const guest = await scene.guest((await scene.made('hosting')).url);
    await scene.connect(guest);
    expect(await scene.waiting()).toHaveLength(1);
    const { store, parts, clock } = scene.server;
    const config = { mail: null, sandbox: parts.config.sandbox };
    const dependencies = {
      db: store.db,
      transaction: store.transaction,
      announce: store.changes.announce,
      config,
      clock: { now: () => clock.now },
      origin: () => 'http://x',
    };
    await Promise.all([1, 2, 3].map(() => settleAll(dependencies)));
    expect(await scene.waiting()).toEqual([]);
    expect(await scene.inbox()).toHaveLength(1);
  });

  it('is not thanked for what somebody else has done, and nobody is told', async () => {
    const guest = await scene.guest((await scene.made('hosting')).url);
    await writeDocument(scene.server.store.db, 'hosting', { status: 'connected', ...hostingAccount });
    expect((await guest.get('/hand-over')).body).toContain('This step is done already');
    expect(await scene.inbox()).toEqual([]);
  });

  it('verifies a phone number: a wrong code is told, the right one ends the step', async () => {
    await scene.begin('connected');
    await writeDocument(scene.server.store.db, 'merchant', {
      ...(await readDocument(scene.server.store.db, 'merchant')),
      id: 1,
    });
    const guest = await scene.guest((await scene.made('phone')).url);
    const wrong = await guest.post('/hand-over/code', { number: '0123', method: 'SMS' });
    expect(wrong.body).toContain('This is no phone number that a code can be sent to');
    const sent = await guest.post('/hand-over/code', { number: '+1 213 373 4253', method: 'SMS' });
    const place = new URL(String(sent.headers['location']), 'http://x').searchParams;
    const fields = { sent: place.get('sent') ?? '', method: 'SMS' };
    const [row] = await scene.server.store.db.selectFrom('phone_codes').select('code').execute();
    const other = row?.code === '000000' ? '000001' : '000000';
    expect((await guest.post('/hand-over/verify', { ...fields, code: other })).body).toContain('This is not the code');
    await guest.post('/hand-over/verify', { ...fields, code: row?.code ?? '' });
    expect((await guest.get('/hand-over')).body).toContain('Done, thank you');
    expect((await readDocument(scene.server.store.db, 'contact')).phoneNumber).toBe('+12133734253');
    expect((await scene.owner.call('GET', HAND_OVERS)).json()).toMatchObject({ hand_overs: [], done: ['phone'] });
  });

  it('claims the address', async () => {
    await scene.begin('connected');
    const { db } = scene.server.store;
    await updateDocument(db, 'merchant', {
      id: 5,
      steps: { set_id: 1, verify: 1, link: 1, claim: 0 },
      overwriteRequired: true,
    });
    const world = await readDocument(db, 'world');
    const account = { id: 5, name: 'Shop', subaccount: true, websiteUrl: null, claimed: false };
    await writeDocument(db, 'world', { ...world, merchantAccounts: [...world.merchantAccounts, account] });
    const guest = await scene.guest((await scene.made('claim')).url);
    await Promise.all([guest.post('/hand-over/start'), guest.post('/hand-over/start')]);
    expect((await guest.get('/hand-over')).body).toContain('Done, thank you');
    expect(await scene.inbox()).toHaveLength(1);
  });
});
