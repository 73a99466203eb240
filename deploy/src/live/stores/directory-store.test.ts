import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from './directory-store';
import { signStatement } from '../signing/envelope';
import { application, filesOf, openPlace } from '../testing/live.fixture';
import { LiveReleases } from '../live-releases';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'objects-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('lets one of twenty makers of a file win, and leaves nothing beside it [D-5]', async () => {
  const objects = directoryStore(root);
  const wins = await Promise.all(
    Array.from({ length: 20 }, (_, index) => objects.create('ledger/00000001.json', Buffer.from(String(index)))),
  );
  expect(wins.filter(Boolean)).toHaveLength(1);
  expect(await objects.read('ledger/00000001.json')).toEqual(Buffer.from(String(wins.indexOf(true))));
  expect(readdirSync(join(root, 'ledger'))).toEqual(['00000001.json']);
});

it('shows a reader the old file or the new one, whole', async () => {
  const objects = directoryStore(root);
  const texts = ['a', 'b'].map((letter) => Buffer.alloc(300_000, letter));
  await objects.replace('release.json', texts[0] ?? Buffer.alloc(0));
  const writing = (async () => {
    for (let round = 0; round < 20; round += 1)
      await objects.replace('release.json', texts[round % 2] ?? Buffer.alloc(0));
  })();
  const torn: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const seen = await objects.read('release.json');
    if (!texts.some((text) => seen?.equals(text))) torn.push(round);
  }
  await writing;
  expect(torn).toEqual([]);
});

it.each(['../keys.json', 'files/../../x', '/etc/passwd', 'files/.hidden', 'a\\b', 'a//b', '', '.', 'a/%2e%2e'])(
  'knows no name that leads elsewhere: %j [G15]',
  async (name) => {
    const objects = directoryStore(root);
    const because = 'is no name in this store';
    await expect(async () => objects.read(name)).rejects.toThrow(because);
    await expect(async () => objects.create(name, Buffer.alloc(1))).rejects.toThrow(because);
    await expect(async () => objects.replace(name, Buffer.alloc(1))).rejects.toThrow(because);
    await expect(async () => objects.remove(name)).rejects.toThrow(because);
  },
);

it('is for its owner alone', async () => {
  await directoryStore(root).create('files/a.js', Buffer.from('1'));
  const modes = ['files', 'files/a.js'].map((name) => statSync(join(root, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

it('takes deploys of several processes in order: each is applied or refused, none is lost [D-5, G14]', async () => {
  const place = await openPlace(directoryStore(root));
  const others = Array.from(
    { length: 4 },
    () => new LiveReleases(directoryStore(root), { now: () => place.clock.now }),
  );
  const made = others.map((_, index) => application('mfe-a', `try ${index}`));
  const results = await Promise.allSettled(
    others.map(async (live, index) => {
      const candidate = made[index] ?? application('mfe-a', '');
      const statement = await place.publishStatement(candidate);
      const envelope = signStatement(statement, [place.keys.a]);
      await live.deliver(envelope);
      for (const bytes of filesOf(candidate).values()) await live.putFile(bytes).catch(() => {});
      return live.deliver(envelope);
    }),
  );
  const applied = results.filter(({ status }) => status === 'fulfilled');
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  );
  expect([applied.length, refused]).toEqual([1, ['stale', 'stale', 'stale']]);
  expect((await place.head()).entry.revision).toBe(2);
  expect(await place.live.ledger.faults()).toEqual([]);
  expect(await place.releaseNow()).toMatchObject({ revision: 2 });
});

it('goes back to an earlier map in less than a second [D-5]', async () => {
  const place = await openPlace(directoryStore(root));
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  const start = performance.now();
  await place.say({ action: 'rollback', team: 'team-a', app: 'mfe-a', to: 1 }, place.keys.a);
  expect(performance.now() - start).toBeLessThan(1000);
});
