import type { LoadCheck, Looked } from '../load/load-check';
import { LiveReleases } from './live-releases';
import { signStatement } from './signing/envelope';
import { writeKeyring } from './signing/keyring';
import { application, filesOf, openPlace, platform, refusalOf, type TestBuild } from './testing/live.fixture';

/** A place whose applications are loaded first. */
async function openLoading(load: LoadCheck | null) {
  const place = await openPlace();
  const live = new LiveReleases(place.objects, { now: () => place.clock.now, load });
  const publish = async (made: TestBuild, signers = [place.keys.a], over: object = {}) => {
    const files = filesOf(made);
    const envelope = signStatement(await place.publishStatement(made, over), signers);
    const answer = await live.deliver(envelope);
    if (answer.outcome !== 'files-needed') return answer;
    for (const { path } of answer.files) await live.putFile(files.get(path) ?? Buffer.alloc(0));
    return live.deliver(envelope);
  };
  return { ...place, live, publish };
}

const broken: LoadCheck = async () => ({ fault: 'throws when it is loaded: boom', how: 'loaded' });

it('refuses an application that cannot be started, by name and reason, unless a signed word lets it pass [20.4]', async () => {
  const place = await openLoading(broken);
  const two = application('mfe-a', 'two');
  const reasons = ['mfe-a throws when it is loaded: boom'];
  expect(await refusalOf(place.publish(two))).toEqual({ code: 'unfit', reasons });
  expect(await refusalOf(place.publish(two, [place.keys.a], { share: 10 }))).toEqual({ code: 'unfit', reasons });
  expect((await place.head()).entry.revision).toBe(1);
  await place.publish(two, [place.keys.a], { override: 'only there' });
  expect((await place.head()).entry).toMatchObject({ revision: 2, overridden: reasons, reason: 'only there' });
});

it('loads it once, on the live page with its bytes in their place, when all of them are there', async () => {
  const seen: unknown[] = [];
  const place = await openLoading(async ({ specifier, imports, read }) => {
    const own = Buffer.from((await read(imports[specifier] ?? '')) ?? []).toString();
    const shared = Buffer.from((await read(imports['react'] ?? '')) ?? []).toString();
    seen.push([specifier, own.includes(`text = 'two'`), shared.includes(`note = 'first'`), await read('/nowhere.js')]);
    return { fault: null, how: 'shown' };
  });
  expect(await place.publish(application('mfe-a', 'two'))).toMatchObject({ outcome: 'applied', revision: 2 });
  expect(seen).toEqual([['@listings/mfe-a', true, true, null]]);
  expect((await place.head()).entry.published?.looked).toBe('shown');
});

it('says where there is no browser, or none that starts, that it was not looked at [20.4]', async () => {
  for (const load of [null, (async () => ({ fault: null, how: 'none' })) satisfies LoadCheck]) {
    const place = await openLoading(load);
    expect(await place.publish(application('mfe-a', 'two'))).toMatchObject({ outcome: 'applied', looked: 'none' });
    expect((await place.head()).entry.published?.looked).toBe('none');
    const status = await place.live.status();
    expect(status.map(({ app, looked }) => [app, looked])).toContainEqual(['mfe-a', 'none']);
    // A library is not looked at: nothing is said of it.
    const signers = [place.keys.platform, place.keys.platformToo];
    const answer = await place.publish(platform('second'), signers, { team: 'platform' });
    expect(Object.hasOwn(answer, 'looked')).toBe(false);
  }
});

it('loads nothing for who may not publish it, for a repeated statement, or for a library', async () => {
  const load = jest.fn(broken);
  const place = await openLoading(load);
  const { b, platform: pat, platformToo: paul } = place.keys;
  const foreign = place.publish(application('mfe-a', 'two'), [b], { team: 'team-b' });
  expect(await refusalOf(foreign)).toMatchObject({ code: 'out-of-scope' });
  await place.publish(platform('second'), [pat, paul], { team: 'platform' });
  expect(load).not.toHaveBeenCalled();
});

it('keeps nobody waiting behind what does not end, and hears of a key that is taken back meanwhile [20.5]', async () => {
  let end: (looked: Looked) => void = () => {};
  const place = await openLoading(() => new Promise((resolve) => (end = resolve)));
  const { a, b } = place.keys;
  const slow = place.publish(application('mfe-a', 'two'));
  const refused = refusalOf(slow);
  const read = { iat: place.clock.now / 1000, exp: place.clock.now / 1000 + 60, nonce: 'another-statement' };
  expect(await place.live.deliver(signStatement({ action: 'read', team: 'team-b', ...read }, [b]))).toMatchObject({
    outcome: 'ledger',
  });
  const revoked = new Date(place.clock.now).toISOString();
  const keys = place.keyring.keys.map((key) => (key.id === a.id ? { ...key, revoked } : key));
  await writeKeyring(place.objects, { ...place.keyring, keys });
  await new Promise((done) => setImmediate(done));
  end({ fault: null, how: 'loaded' });
  expect(await refused).toMatchObject({ code: 'unsigned' });
});
