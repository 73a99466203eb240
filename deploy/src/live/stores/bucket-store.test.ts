import { bucketStore } from './bucket-store';
import { startBucketServer, type BucketServer } from '../testing/bucket.fixture';
import { signStatement } from '../signing/envelope';
import { application, filesOf, openPlace } from '../testing/live.fixture';
import { LiveReleases } from '../live-releases';

let server: BucketServer;
beforeEach(async () => {
  server = await startBucketServer('releases');
});
afterEach(() => server.stop());

const storeIn = (prefix = 'shop') =>
  bucketStore('releases', prefix, {
    endpoint: server.url,
    region: 'test-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    maxAttempts: 1,
  });

it('reads, measures, replaces, lists and removes objects below its prefix', async () => {
  const objects = storeIn();
  expect([await objects.read('release.json'), await objects.size('release.json'), await objects.list('files')]).toEqual(
    [null, null, []],
  );
  await objects.replace('release.json', Buffer.from('one'));
  await objects.replace('release.json', Buffer.from('second'));
  for (const name of ['b', 'a', 'd', 'c', 'deep/e']) await objects.create(`files/${name}`, Buffer.from(name));
  await storeIn('other').replace('files/z', Buffer.from('z'));
  expect([await objects.read('release.json'), await objects.size('release.json')]).toEqual([Buffer.from('second'), 6]);
  // Three to a page: the list asks on.
  expect(await objects.list('files')).toEqual(['a', 'b', 'c', 'd', 'deep']);
  await objects.remove('files/a');
  expect(await objects.list('files')).toEqual(['b', 'c', 'd', 'deep']);
  expect(server.objects.has('shop/files/b')).toBe(true);
});

it('lets one of twenty makers of an object win [D-5]', async () => {
  const objects = storeIn();
  const wins = await Promise.all(
    Array.from({ length: 20 }, (_, index) => objects.create('ledger/00000001.json', Buffer.from(String(index)))),
  );
  expect(wins.filter(Boolean)).toHaveLength(1);
  expect(await objects.read('ledger/00000001.json')).toEqual(Buffer.from(String(wins.indexOf(true))));
});

it('refuses a bucket that ignores conditional writes before anything is written to it [D-5]', async () => {
  const careless = await startBucketServer('releases', { ignoresConditions: true });
  const objects = bucketStore('releases', 'shop', {
    endpoint: careless.url,
    region: 'test-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
  const refusal = /^the bucket releases ignores conditional writes: /;
  await expect(objects.replace('keys.json', Buffer.from('{}'))).rejects.toThrow(refusal);
  await expect(objects.create('ledger/00000001.json', Buffer.from('{}'))).rejects.toThrow(refusal);
  expect([...careless.objects.keys()]).toEqual(['shop/conditional-writes.json']);
  await careless.stop();
});

it.each(['../keys.json', 'files/../../x', '/etc/passwd', 'files/.hidden', 'a//b', '', 'a/%2e%2e'])(
  'knows no name that leads elsewhere: %j [G15]',
  async (name) => {
    await expect(async () => storeIn().read(name)).rejects.toThrow('is no name in this store');
    expect(server.requests).toEqual([]);
  },
);

it('says when the bucket refuses, rather than taking it for an empty one', async () => {
  const wrong = bucketStore('elsewhere', '', {
    endpoint: server.url,
    region: 'test-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
  await expect(wrong.replace('release.json', Buffer.from('x'))).rejects.toThrow('NoSuchBucket');
  await expect(wrong.read('release.json')).rejects.toThrow('NoSuchBucket');
  await expect(wrong.list('files')).rejects.toThrow('NoSuchBucket');
});

it('takes publishes in order: of two on one map one is applied, the other refused [D-5, G14]', async () => {
  const place = await openPlace(storeIn());
  const other = new LiveReleases(storeIn(), { now: () => place.clock.now });
  const attempts = await Promise.allSettled(
    [place.live, other].map(async (live, index) => {
      const candidate = application('mfe-a', `try ${index}`);
      const envelope = signStatement(await place.publishStatement(candidate), [place.keys.a]);
      await live.deliver(envelope);
      for (const bytes of filesOf(candidate).values()) await live.putFile(bytes).catch(() => {});
      return live.deliver(envelope);
    }),
  );
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await place.head()).entry.revision).toBe(2);
  expect(await place.live.ledger.faults()).toEqual([]);
});

it('takes a revision for its own whose answer was lost: the write that is repeated finds it [D-5]', async () => {
  const unlucky = await startBucketServer('releases', { losesAnswerOf: 'shop/ledger/00000002.json' });
  const place = await openPlace(
    bucketStore('releases', 'shop', {
      endpoint: unlucky.url,
      region: 'test-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      maxAttempts: 2,
    }),
  );
  expect(await place.publish(application('mfe-a', 'two'), place.keys.a)).toMatchObject({
    outcome: 'applied',
    revision: 2,
  });
  const writes = unlucky.requests.filter((each) => each === 'PUT /releases/shop/ledger/00000002.json');
  expect([writes.length, await place.releaseNow()]).toMatchObject([2, { revision: 2 }]);
  expect(await place.live.ledger.faults()).toEqual([]);
  await unlucky.stop();
});
