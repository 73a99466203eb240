import type { ContractDocument } from '@listings/shared-api/contract-document';
import type { Release } from '../compose/release';
import { signStatement } from './signing/envelope';
import { application, filesOf, openPlace, platform, refusalOf, startOfTests, type Place } from './testing/live.fixture';
import { writeKeyring } from './signing/keyring';
import { readPart } from './live-part';
import { keptFor } from './snapshot';

const importsOf = async (place: Place) => ((await place.releaseNow()) as Release).imports;
const urlOf = (made: ReturnType<typeof application>) => `/assets/mfe-a/${made.manifest.entries['app']?.file}`;

it('puts one application in the place of its last version, and leaves every other where it is [D-4]', async () => {
  const place = await openPlace();
  const before = await importsOf(place);
  const two = application('mfe-a', 'two');
  expect(await place.publish(two, place.keys.a)).toEqual({
    outcome: 'applied',
    revision: 2,
    changes: [{ app: 'mfe-a', from: '1.0.0', to: '1.1.0' }],
    looked: 'none',
  });
  const release = (await place.releaseNow()) as Release;
  expect(release.imports).toEqual({ ...before, '@listings/mfe-a': urlOf(two) });
  expect([release.revision, release.apps['mfe-a']?.version]).toEqual([2, '1.1.0']);
});

it('hashes every byte itself: what the manifest says of files is not read [D-3]', async () => {
  const place = await openPlace();
  const two = application('mfe-a', 'two');
  await place.publish(two, place.keys.a);
  const { integrity, files } = (await place.releaseNow()) as Release;
  const [path = '', bytes = Buffer.alloc(0)] = [...filesOf(two)][0] ?? [];
  const { createHash } = await import('node:crypto');
  expect(integrity[`/assets/mfe-a/${path}`]).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
  expect(files[`/assets/mfe-a/${path}`]).toEqual({
    file: `files/${createHash('sha384').update(bytes).digest('hex')}.js`,
    bytes: bytes.length,
    encodings: ['br', 'gzip'],
    type: 'text/javascript; charset=utf-8',
  });
});

it('keeps the ledger as a chain of hashes: a changed, lost or inserted entry is found [D-7]', async () => {
  const { objects, ...place } = await openPlace();
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  await place.publish(application('mfe-b', 'two'), place.keys.b);
  expect(await place.live.ledger.faults()).toEqual([]);
  const entry = await objects.read('ledger/00000002.json');
  await objects.replace('ledger/00000002.json', Buffer.from(String(entry).replace('"ann"', '"bob"')));
  expect(await place.live.ledger.faults()).toEqual(['revision 3 does not follow the one before']);
  await objects.remove('ledger/00000002.json');
  expect(await place.live.ledger.faults()).toEqual([
    'revision 2 is missing',
    'revision 3 does not follow the one before',
  ]);
});

it('says who did what when, with the statement as it was signed [D-7]', async () => {
  const place = await openPlace();
  const statement = await place.publishStatement(application('mfe-a', 'two'));
  const envelope = signStatement(statement, [place.keys.a]);
  await place.send(envelope, filesOf(application('mfe-a', 'two')));
  expect((await place.head()).entry).toMatchObject({
    revision: 2,
    at: '2026-11-20T09:00:00.000Z',
    action: 'publish',
    by: [{ key: 'team-a-ann', team: 'team-a', person: 'ann' }],
    changes: [{ app: 'mfe-a', from: '1.0.0', to: '1.1.0' }],
    envelope,
  });
});

it('applies twenty deploys at once in order or refuses them as stale, and loses none [D-5, G14]', async () => {
  const place = await openPlace();
  const attempts = Array.from({ length: 20 }, (_, index) => index);
  const refused: string[] = [];
  const untilDone = async (index: number): Promise<void> => {
    const team = index % 2 === 0 ? 'a' : 'b';
    const made = application(`mfe-${team}`, `try ${index}`);
    for (;;) {
      const highest = (await place.head()).entry.highest[`mfe-${team}`] ?? '';
      const version = `1.${Number(highest.split('.')[1]) + 1}.0`;
      try {
        await place.publish(made, place.keys[team], { version });
        return;
      } catch (error) {
        refused.push((error as { code: string }).code);
      }
    }
  };
  await Promise.all(attempts.map(untilDone));
  const entries = (await place.live.ledger.since(2)).map(({ entry }) => entry);
  expect(entries).toHaveLength(20);
  expect([...new Set(refused)].filter((code) => code !== 'downgraded')).toEqual(['stale']);
  const versions = (app: string) => entries.flatMap(({ changes }) => changes.filter((each) => each.app === app));
  for (const app of ['mfe-a', 'mfe-b'])
    expect(versions(app).map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 10 }, (_, index) => [`1.${index}.0`, `1.${index + 1}.0`]),
    );
  expect(await place.live.ledger.faults()).toEqual([]);
  expect(((await place.releaseNow()) as Release).revision).toBe(21);
});

it('goes back to an earlier map by a new signed revision, and up again by a later version only [D-5]', async () => {
  const place = await openPlace();
  const first = await importsOf(place);
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  const answer = await place.say(
    { action: 'rollback', team: 'team-a', app: 'mfe-a', to: 1, reason: 'it blinks' },
    place.keys.a,
  );
  expect(answer).toEqual({ outcome: 'applied', revision: 3, changes: [{ app: 'mfe-a', from: '1.1.0', to: '1.0.0' }] });
  expect(await importsOf(place)).toEqual(first);
  expect((await place.head()).entry).toMatchObject({ action: 'rollback', reason: 'it blinks' });
  const again = refusalOf(place.publish(application('mfe-a', 'two'), place.keys.a, { version: '1.1.0' }));
  expect(await again).toEqual({
    code: 'downgraded',
    reasons: ['version: 1.1.0 is not later than 1.1.0, which mfe-a had'],
  });
  await place.publish(application('mfe-a', 'three'), place.keys.a, { version: '1.1.1' });
});

it('leaves the whole map to the platform, with a second person [D-2]', async () => {
  const place = await openPlace();
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  const { a, platform: pat, platformToo: paul } = place.keys;
  expect(await refusalOf(place.say({ action: 'rollback', team: 'team-a', to: 1 }, a))).toEqual({
    code: 'out-of-scope',
    reasons: ['app: the map belongs to the team platform, not to team-a'],
  });
  const alone = refusalOf(place.say({ action: 'rollback', team: 'platform', to: 1 }, pat));
  expect(await alone).toEqual({
    code: 'out-of-scope',
    reasons: ['app: the map needs the signature of a second person'],
  });
  expect(await place.say({ action: 'rollback', team: 'platform', to: 1 }, pat, paul)).toMatchObject({ revision: 3 });
});

it('takes a shared library only with the platform key and a second person [D-2]', async () => {
  const place = await openPlace();
  const { a, platform: pat, platformToo: paul } = place.keys;
  const next = platform('second');
  const owned = { team: 'platform' };
  expect(await refusalOf(place.publish(next, a, { team: 'team-a' }))).toMatchObject({ code: 'out-of-scope' });
  expect(await refusalOf(place.publish(next, a, owned))).toMatchObject({ code: 'out-of-scope' });
  expect(await refusalOf(place.publish(next, pat, owned))).toMatchObject({ code: 'out-of-scope' });
  expect(await refusalOf(place.publish(next, [pat, pat], owned))).toMatchObject({ code: 'out-of-scope' });
  expect(await place.publish(next, [pat, paul], owned)).toMatchObject({ outcome: 'applied' });
});

it('says of a script whose exports were left out what may have done that', async () => {
  const place = await openPlace();
  const cut = application('mfe-a', "two'; export { nowhere as more }; export const late = '");
  const { reasons } = await refusalOf(place.publish(cut, place.keys.a));
  expect(reasons).toEqual([
    expect.stringMatching(
      /^app\.\w+\.js is no script: Export 'nowhere' is not defined \(1:\d+\): a file of it throws, or never ends, at its top level, so that what follows was left out of the build$/,
    ),
  ]);
});

it('refuses a map in which a used name is missing, and names it; a signed override lets it pass and is recorded [D-6]', async () => {
  const place = await openPlace();
  const needy = application('mfe-a', 'two', { react: ['useState', 'useMemo'] });
  expect(await refusalOf(place.publish(needy, place.keys.a))).toEqual({
    code: 'unfit',
    reasons: ['mfe-a needs { useMemo } of react'],
  });
  expect((await place.head()).entry.revision).toBe(1);
  await place.publish(needy, place.keys.a, { override: 'useMemo is never reached' });
  expect((await place.head()).entry).toMatchObject({
    reason: 'useMemo is never reached',
    overridden: ['mfe-a needs { useMemo } of react'],
  });
  await place.publish(application('mfe-b', 'two'), place.keys.b);
  expect((await place.head()).entry).not.toHaveProperty('overridden');
});

it('refuses an application whose call the server of the place answers differently, by name [D-6]', async () => {
  const place = await openPlace();
  const { platform: pat, platformToo: paul } = place.keys;
  const answers = { '200': { type: 'object', required: ['total'] } };
  const contract: ContractDocument = {
    calls: { getReport: { method: 'GET', path: '/wc/gla/reports', answers } },
    page: {},
  };
  const client = { ...application('shared-api', '.getReport'), contract };
  const specifiers = { '@listings/shared-api': 'app' };
  await place.publish({ ...client, manifest: { ...client.manifest, specifiers } }, [pat, paul], { team: 'platform' });
  expect(await place.live.serve({ calls: {}, page: {} })).toEqual([]);
  const calling = { ...application('mfe-a', '.getReport'), contract };
  expect(await refusalOf(place.publish(calling, place.keys.a))).toEqual({
    code: 'unfit',
    reasons: ['shared-api calls getReport, which the server does not have'],
  });
  await place.live.serve(contract);
  expect(await place.publish(calling, place.keys.a)).toMatchObject({ outcome: 'applied' });
  expect(await place.live.serve({ calls: {}, page: {} })).toEqual([
    'shared-api calls getReport, which the server does not have',
  ]);
});

it('says whether a build could go live, and changes nothing', async () => {
  const place = await openPlace();
  const before = await place.releaseNow();
  const { a } = place.keys;
  expect(await place.publish(application('mfe-a', 'two'), a, { dryRun: true })).toEqual({
    outcome: 'fits',
    revision: 1,
    looked: 'none',
  });
  const needy = application('mfe-a', 'three', { react: ['useMemo'] });
  expect(await refusalOf(place.publish(needy, a, { dryRun: true }))).toMatchObject({ code: 'unfit' });
  expect([(await place.head()).entry.revision, await place.releaseNow()]).toEqual([1, before]);
  expect(await place.publish(application('mfe-a', 'two'), a)).toMatchObject({ outcome: 'applied', revision: 2 });
});

it('refuses a library without a name that a live application uses [D-6]', async () => {
  const place = await openPlace();
  const { manifest, texts } = platform('less');
  const less = { manifest: { ...manifest, offers: { react: ['useMemo'] } }, texts };
  const { platform: pat, platformToo: paul } = place.keys;
  expect(await refusalOf(place.publish(less, [pat, paul], { team: 'platform' }))).toEqual({
    code: 'unfit',
    reasons: ['mfe-a needs { useState } of react', 'mfe-b needs { useState } of react'],
  });
});

it('goes on serving the files of earlier maps for two weeks, and takes them away only when asked to then [D-9]', async () => {
  const { objects, clock, ...place } = await openPlace();
  const first = urlOf(application('mfe-a', 'one'));
  const second = urlOf(application('mfe-a', 'two'));
  const keptFiles = async () => {
    const { kept: records = {} } = (await place.releaseNow()) as Release;
    const parts = await Promise.all((records['mfe-a'] ?? []).map((hash) => readPart(objects, hash)));
    return Object.fromEntries(
      parts.flatMap(({ stored }) => Object.entries(stored).map(([path, file]) => [`/assets/mfe-a/${path}`, file])),
    );
  };
  const kept = async () => Object.keys(await keptFiles());
  const contentOf = async (url: string) => {
    const { files } = (await place.releaseNow()) as Release;
    return (files[url] ?? (await keptFiles())[url])?.file ?? '';
  };
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  expect(await kept()).toEqual([first]);
  const file = await contentOf(first);

  clock.now = startOfTests + keptFor - 1000;
  await place.say({ action: 'prune', team: 'platform' }, place.keys.platform);
  expect([await kept(), (await objects.size(file)) !== null]).toEqual([[first], true]);

  clock.now = startOfTests + keptFor + 1000;
  await place.publish(application('mfe-a', 'three'), place.keys.a, { version: '1.2.0' });
  clock.now += keptFor + 1000;
  const { head, keys } = place;
  await place.say({ action: 'prune', team: 'platform' }, keys.platform);
  expect([await kept(), await objects.size(file), await objects.size(`${file}.br`)]).toEqual([[], null, null]);
  expect(await contentOf(second)).toBe('');
  const prev = (await head()).hash;
  expect(
    await refusalOf(place.say({ action: 'rollback', team: 'team-a', app: 'mfe-a', to: 1, prev }, keys.a)),
  ).toMatchObject({
    code: 'gone',
  });
});

it('refuses other bytes under an address that browsers may have kept [D-4]', async () => {
  const place = await openPlace();
  const { manifest, texts } = application('mfe-a', 'one');
  const other = { manifest, texts: Object.fromEntries(Object.keys(texts).map((path) => [path, `${texts[path]}//`])) };
  expect(await refusalOf(place.publish(other, place.keys.a))).toMatchObject({ code: 'unfit' });
});

it('refuses a map whose files are not on the disk as they were published [D-6]', async () => {
  const { objects, ...place } = await openPlace();
  const { files } = (await place.releaseNow()) as Release;
  const about = files[urlOf(application('mfe-a', 'one'))];
  await objects.replace(about?.file ?? '', Buffer.from('export const text = 1'));
  expect(await refusalOf(place.publish(application('mfe-b', 'two'), place.keys.b))).toEqual({
    code: 'gone',
    reasons: [expect.stringMatching(/^mfe-a: app\.\w+\.js is not here as it was published$/)],
  });
});

it('signs nothing with a key that expired, was taken back or is unknown, from that moment on [D-7]', async () => {
  const { objects, clock, keys, keyring, ...place } = await openPlace();
  const two = application('mfe-a', 'two');
  expect(await refusalOf(place.publish(two, keys.stranger))).toMatchObject({ code: 'unsigned' });
  const [ann, ...others] = keyring.keys;
  const revoked = {
    ...keyring,
    keys: [{ ...(ann as (typeof keyring.keys)[0]), revoked: '2026-11-20T08:59:00Z' }, ...others],
  };
  await writeKeyring(objects, revoked);
  expect(await refusalOf(place.publish(two, keys.a))).toEqual({
    code: 'unsigned',
    reasons: ['the key team-a-ann was taken back at 2026-11-20T08:59:00Z'],
  });
  await writeKeyring(objects, keyring);
  clock.now = Date.UTC(2027, 0, 1);
  expect(await refusalOf(place.publish(two, keys.a))).toMatchObject({
    reasons: ['the key team-a-ann expired at 2027-01-01T00:00:00Z'],
  });
});

it('shows the ledger to who holds a key, and to nobody else', async () => {
  const place = await openPlace();
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  const read = await place.say({ action: 'read', team: 'team-b', from: 1, prev: undefined } as never, place.keys.b);
  expect(read).toMatchObject({ outcome: 'ledger', head: { entry: { revision: 2 } } });
  expect(read.outcome === 'ledger' ? read.entries.map(({ entry }) => entry.action) : []).toEqual(['start', 'publish']);
  expect(await refusalOf(place.say({ action: 'read', team: 'team-a' }, place.keys.stranger))).toMatchObject({
    code: 'unsigned',
  });
});
