import type { Release } from '../compose/release';
import { LiveReleases } from './live-releases';
import { signStatement } from './signing/envelope';
import { readSnapshot } from './snapshot';
import { application, openPlace, refusalOf, shell } from './testing/live.fixture';
import { limits } from './signing/statement';

const keptOf = async (place: Awaited<ReturnType<typeof openPlace>>) =>
  ((await place.releaseNow()) as Release).kept ?? {};

/** A place with three versions of one application, and the records of the two that are replaced. */
async function withThree() {
  const place = await openPlace();
  const { builds: first } = (await place.head()).entry;
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  const { builds: second } = (await place.head()).entry;
  await place.publish(application('mfe-a', 'three'), place.keys.a, { version: '1.2.0' });
  return { place, replaced: [first, second].map((builds) => builds['mfe-a']?.part ?? '') };
}

it('keeps with the last revision which builds open pages may run', async () => {
  const { place, replaced } = await withThree();
  const { revision, hash, kept = {} } = (await readSnapshot(place.objects)) ?? {};
  expect([revision, hash, Object.keys(kept)]).toEqual([3, (await place.head()).hash, replaced]);
  expect(await keptOf(place)).toEqual({ 'mfe-a': replaced });
});

it.each(['lost', 'of another ledger', 'ahead of the ledger', 'no JSON'])(
  'reads the ledger itself where the snapshot is %s',
  async (how) => {
    const { place, replaced } = await withThree();
    const snapshot = await readSnapshot(place.objects);
    const written: Record<string, string> = {
      'of another ledger': JSON.stringify({ ...snapshot, hash: 'another', kept: {} }),
      'ahead of the ledger': JSON.stringify({ ...snapshot, revision: 9, kept: {} }),
      'no JSON': '{',
    };
    if (how === 'lost') await place.objects.remove('snapshot.json');
    else await place.objects.replace('snapshot.json', Buffer.from(written[how] ?? ''));
    const live = new LiveReleases(place.objects, { now: () => place.clock.now });
    expect(await live.ledger.lastRevision()).toBe(3);
    await live.withdraw('mfe-a', '1.2.0', 'fails');
    const { revision, kept } = (await place.releaseNow()) as Release;
    expect([
      revision,
      Object.values(kept ?? {})
        .flat()
        .includes(replaced[0] ?? ''),
    ]).toEqual([4, true]);
    expect((await readSnapshot(place.objects))?.revision).toBe(4);
  },
);

it('finds revisions that another process made since the snapshot', async () => {
  const { place } = await withThree();
  const snapshot = await place.objects.read('snapshot.json');
  await place.publish(application('mfe-b', 'two'), place.keys.b);
  await place.objects.replace('snapshot.json', snapshot ?? Buffer.from(''));
  expect(await new LiveReleases(place.objects).ledger.lastRevision()).toBe(4);
});

it('finds the last revision for several who look at once', async () => {
  const place = await openPlace();
  const { ledger } = new LiveReleases(place.objects);
  expect(await ledger.lastRevision()).toBe(1);
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  await place.publish(application('mfe-b', 'two'), place.keys.b);
  expect(await Promise.all([1, 2, 3].map(() => ledger.lastRevision()))).toEqual([3, 3, 3]);
});

it('reads no more for a publish and a roll-back when the ledger is long [20.5]', async () => {
  const place = await openPlace();
  const { objects, clock } = place;
  let reads = 0;
  const counted: typeof objects = { ...objects, read: (name) => ((reads += 1), objects.read(name)) };
  const publish = (revision: number) => {
    // Other versions of open pages end after two weeks.
    clock.now += 8 * 3_600_000;
    const made = application(revision % 2 === 0 ? 'mfe-a' : 'mfe-b', `build ${revision}`);
    return place.publish(made, revision % 2 === 0 ? place.keys.a : place.keys.b, { version: `2.${revision}.0` });
  };
  /** Reads of a process of its own that publishes and goes back. */
  const readsAt = async (first: number) => {
    const own = new LiveReleases(counted, { now: () => clock.now });
    reads = 0;
    clock.now += 3_600_000;
    const made = application('mfe-a', `at ${first}`);
    await place.publish(made, place.keys.a, { version: `2.${first}.1`, dryRun: true });
    const statement = await place.publishStatement(made, { version: `2.${first}.1` });
    await own.deliver(signStatement(statement, [place.keys.a]));
    const { hash, entry } = await place.head();
    const signed = { iat: clock.now / 1000, exp: clock.now / 1000 + 60, nonce: `back-to-${first}-0123456789` };
    const back = {
      action: 'rollback',
      team: 'team-a',
      app: 'mfe-a',
      to: entry.revision - 1,
      prev: hash,
      ...signed,
    } as const;
    await own.deliver(signStatement(back, [place.keys.a]));
    return reads;
  };
  for (let revision = 1; revision <= 50; revision += 1) await publish(revision);
  const short = await readsAt(50);
  for (let revision = 51; revision <= 100; revision += 1) await publish(revision);
  expect(await readsAt(100)).toBe(short);
});

it.each(['far behind', 'lost'])(
  'reads the last two weeks of a long ledger and no more where the snapshot is %s [20.5]',
  async (how) => {
    const place = await openPlace();
    const { objects, clock } = place;
    const first = (await objects.read('snapshot.json')) ?? Buffer.from('');
    for (let revision = 1; revision <= 150; revision += 1) {
      clock.now += 6 * 3_600_000;
      await place.publish(application('mfe-a', `build ${revision}`), place.keys.a, { version: `2.${revision}.0` });
    }
    const { kept } = (await readSnapshot(objects)) ?? {};
    if (how === 'lost') await objects.remove('snapshot.json');
    else await objects.replace('snapshot.json', first);
    const looked = new Set<string>();
    const counted: typeof objects = {
      ...objects,
      read: (name) => (looked.add(name), objects.read(name)),
      size: (name) => (looked.add(name), objects.size(name)),
    };
    await new LiveReleases(counted, { now: () => clock.now }).settle();
    // Four a day for two weeks, and those that are looked at to find their first and last.
    expect([...looked].filter((name) => name.startsWith('ledger/')).length).toBeLessThan(4 * 14 + 3 * 8);
    expect((await readSnapshot(objects))?.kept).toEqual(kept);
  },
);

it('refuses what would make the map larger than its readers take', async () => {
  const { place } = await withThree();
  const { page } = shell.manifest;
  if (page === undefined) throw new Error('the shell has a page');
  const { platform: pat, platformToo: paul } = place.keys;
  const previewUntil = '2026-11-21T09:00:00Z';
  // The text of the page goes along with each preview of the shell.
  const show = (index: number) => {
    const made = { ...shell, manifest: { ...shell.manifest, page: { ...page, body: '€'.repeat(49_000 + index) } } };
    return place.publish(made, [pat, paul], { team: 'platform', version: `1.${index}.0`, previewUntil });
  };
  for (let index = 1; index <= 14; index += 1) await show(index);
  const { code, reasons } = await refusalOf(show(15));
  expect([code, reasons]).toEqual([
    'unfit',
    [expect.stringMatching(new RegExp(`more than ${limits.releaseBytes}: take candidates and previews away first$`))],
  ]);
  expect((await place.head()).entry.revision).toBe(17);
});
