import { LiveReleases } from './live-releases';
import { application, openPlace, type Place } from './testing/live.fixture';

const releaseIn = async ({ objects }: Place): Promise<Buffer> =>
  (await objects.read('release.json')) ?? Buffer.alloc(0);

const edited = (bytes: Buffer, more: object): Buffer =>
  Buffer.from(JSON.stringify({ ...(JSON.parse(bytes.toString()) as object), ...more }));

/** Another process on the same place. */
const another = ({ objects, clock }: Place): LiveReleases => new LiveReleases(objects, { now: () => clock.now });

const nameOf = (revision: number) => `ledger/0000000${revision}.json`;

/** Makes the last entry one of before entries held the hash of their release. */
const forgetHash = async (place: Place): Promise<void> => {
  const { release: _release, ...entry } = (await place.head()).entry;
  await place.objects.replace(nameOf(entry.revision), Buffer.from(JSON.stringify(entry)));
};

it('knows the release of each revision, whichever process made it', async () => {
  const place = await openPlace();
  const reader = another(place);
  for (const live of [place.live, reader])
    expect(await live.verdictOf(await releaseIn(place))).toEqual({ is: 'recorded' });
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  for (const live of [place.live, reader])
    expect(await live.verdictOf(await releaseIn(place))).toEqual({ is: 'recorded' });
});

it.each([
  ['edited', { entry: '/assets/other.js' }, 'release.json is not the release that revision 2 of the ledger records'],
  ['ahead of the ledger', { revision: 3 }, 'release.json is revision 3, which the ledger does not have'],
  ['before the first revision', { revision: 0 }, 'release.json is revision 0, which the ledger does not have'],
  ['without a revision', { revision: null }, 'release.json is not the release of a revision'],
])('takes no release that is %s, for its writer or for others', async (_how, more, reason) => {
  const place = await openPlace();
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  const bytes = edited(await releaseIn(place), more);
  for (const live of [place.live, another(place)]) expect(await live.verdictOf(bytes)).toEqual({ is: 'other', reason });
});

it('takes no earlier release once a later one was served', async () => {
  const place = await openPlace();
  const first = await releaseIn(place);
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  await place.live.verdictOf(await releaseIn(place));
  const reason = 'release.json is revision 1, older than 2';
  expect(await place.live.verdictOf(first)).toEqual({ is: 'other', reason });
});

it('takes the release of a revision without a hash, and says so; what it wrote itself stays as it was', async () => {
  const place = await openPlace();
  await forgetHash(place);
  const bytes = edited(await releaseIn(place), { entry: '/assets/other.js' });
  expect(await another(place).verdictOf(bytes)).toEqual({ is: 'unrecorded', revision: 1 });
  const writer = another(place);
  await writer.settle();
  expect(await writer.verdictOf(await releaseIn(place))).toEqual({ is: 'recorded' });
  expect(await writer.verdictOf(bytes)).toMatchObject({ is: 'other' });
});

it('knows a release that was written again without a preview that is over', async () => {
  const place = await openPlace();
  const previewUntil = '2026-11-21T09:00:00Z';
  await place.publish(application('mfe-a', 'two'), place.keys.a, { previewUntil });
  const before = await releaseIn(place);
  place.clock.now = Date.parse(previewUntil) + 1;
  await another(place).settle();
  const after = await releaseIn(place);
  expect(after.equals(before)).toBe(false);
  expect(await place.live.verdictOf(after)).toEqual({ is: 'recorded' });
});

it('takes no release of an entry that does not follow the one before', async () => {
  const place = await openPlace();
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  const { entry } = await place.head();
  await place.objects.replace(nameOf(2), Buffer.from(JSON.stringify({ ...entry, prev: 'f'.repeat(64) })));
  const reason = 'revision 2 of the ledger does not follow the one before';
  expect(await another(place).verdictOf(await releaseIn(place))).toEqual({ is: 'other', reason });
  await place.objects.remove(nameOf(1));
  const gone = 'there is no revision 1';
  expect(await another(place).verdictOf(await releaseIn(place))).toEqual({ is: 'other', reason: gone });
});
