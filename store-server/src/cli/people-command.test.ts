import { createDomainModule } from '../domain-module';
import { pressLink, signIn, startTestServer } from '../testing/test-server';
import { testEngine } from '../testing/engines';
import { temporaryDirectory } from '../testing/temporary-directory';
import { peopleCommand } from './people-command';

const open = async () => {
  const dataDir = temporaryDirectory('data');
  const { databaseUrl } = await testEngine.place(dataDir);
  const start = () => startTestServer({ dataDir, domain: createDomainModule(), env: { SCENARIO: 'ads-complete' } });
  const people = (...words: string[]) =>
    peopleCommand(words, { dataDir, databaseUrl, origin: 'http://localhost:4000' });
  await (await start()).stop();
  return { start, people };
};

interface Invited {
  readonly id: string;
  readonly link: string;
}

it('an owner invited by the command line signs in, and the first owner can go then', async () => {
  const { start, people } = await open();
  await expect(people('remove', 'owner')).rejects.toThrow('There has to be at least one owner');
  const { id, link } = (await people('invite', 'Ada', 'Ada@shop.example', 'owner')) as Invited;
  await expect(people('invite', 'Ada', 'ada@shop.example', 'owner')).rejects.toThrow('is there already');
  await expect(people('invite', 'Ada', 'ada@x.example', 'king')).rejects.toThrow('invite needs NAME EMAIL ROLE');
  expect(await people('remove', 'owner')).toEqual({ removed: 'owner' });
  expect(await people()).toMatchObject([{ id, name: 'Ada', email: 'ada@shop.example', role: 'owner' }]);
  const server = await start();
  server.clock.now = Date.now();
  expect((await pressLink(server, link)).statusCode).toBe(303);
  await server.stop();
});

it('what is kept of a person is exported, and what names them deleted', async () => {
  const { start, people } = await open();
  const server = await start();
  await server.store.db.updateTable('people').set({ name: 'Berit', email: 'berit@shop.example' }).execute();
  const visitor = await signIn(server);
  await visitor.call('POST', '/wp-json/wc/gla/mc/settings', { payload: { website_live: false } });
  // As it is kept in front of a real store, until it was looked at.
  const author = JSON.stringify({ person: { id: 'owner', name: 'Berit' }, source: { from: 'screen', reference: 'r' } });
  const asked = { action: 'saveSettings', author, at: server.clock.now, state: 'done' } as const;
  await server.store.db.insertInto('asked_changes').values(asked).execute();
  await server.stop();
  const exported = await people('export', 'owner');
  expect(exported).toMatchObject({ person: { name: 'Berit', email: 'berit@shop.example' } });
  expect((exported as { activity: object[] }).activity).toContainEqual(
    expect.objectContaining({ person_name: 'Berit' }),
  );
  expect(exported).toMatchObject({ askedChanges: [{ action: 'saveSettings' }] });
  await people('invite', 'Ada', 'ada@shop.example', 'owner');
  expect(await people('forget', 'owner')).toEqual({ forgotten: 'owner' });
  const left = JSON.stringify(await people('export', 'owner'));
  expect(left).not.toMatch(/berit/i);
  expect(left).toContain('Removed person');
  expect(await people('export', 'owner')).toMatchObject({ askedChanges: [] });
  await expect(people('export', 'nobody')).rejects.toThrow('There is nobody with this ID');
});

it('keys of scripts are listed without what they are, and revoked', async () => {
  const { start, people } = await open();
  const server = await start();
  const payload = { name: 'nightly', role: 'viewer', end: '2026-12-24' };
  const made = await (await signIn(server)).call('POST', '/wp-json/wc/gla/api-keys', { payload });
  await server.stop();
  const { key, secret } = made.json<{ key: { id: number }; secret: string }>();
  const listed = await people('keys');
  expect(listed).toMatchObject([{ id: key.id, name: 'nightly', role: 'viewer', prefix: secret.slice(0, 10) }]);
  expect(JSON.stringify(listed)).not.toContain(secret);
  await expect(people('keys', 'revoke', '77')).rejects.toThrow('needs the ID of a key');
  expect(await people('keys', 'revoke', String(key.id))).toEqual({ revoked: key.id });
  expect(await people('keys')).toMatchObject([{ state: 'revoked' }]);
});
