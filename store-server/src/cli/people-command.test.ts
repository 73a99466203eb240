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
  await server.stop();
  const exported = await people('export', 'owner');
  expect(exported).toMatchObject({ person: { name: 'Berit', email: 'berit@shop.example' } });
  expect((exported as { activity: object[] }).activity).toContainEqual(
    expect.objectContaining({ person_name: 'Berit' }),
  );
  await people('invite', 'Ada', 'ada@shop.example', 'owner');
  expect(await people('forget', 'owner')).toEqual({ forgotten: 'owner' });
  const left = JSON.stringify(await people('export', 'owner'));
  expect(left).not.toMatch(/berit/i);
  expect(left).toContain('Removed person');
  await expect(people('export', 'nobody')).rejects.toThrow('There is nobody with this ID');
});
