import { planOf } from '../compose/release-variant';
import type { Release } from '../compose/release';
import { application, openPlace, platform, refusalOf, type Place, type TestBuild } from './testing/live.fixture';

const importsOf = async (place: Place) => ((await place.releaseNow()) as Release).imports;
const urlOf = (made: ReturnType<typeof application>) => `/assets/mfe-a/${made.manifest.entries['app']?.file}`;

/** The shared library of a later day, which offers one name more. */
const wider: TestBuild = {
  ...platform('wider'),
  manifest: { ...platform('wider').manifest, offers: { react: ['useState', 'useMemo'] } },
};
const needy = application('mfe-a', 'needy', { react: ['useMemo'] });
const missing = 'mfe-a needs { useMemo } of react';

describe('a candidate beside the live build', () => {
  const share = (place: Place, percent: number, key = place.keys.a) =>
    place.say({ action: 'canary', team: 'team-a', app: 'mfe-a', share: percent }, key);

  it('stands in a variant of the page, may grow, and becomes live for all [D-6]', async () => {
    const place = await openPlace();
    const before = await importsOf(place);
    const two = application('mfe-a', 'two');
    const given = await place.publish(two, place.keys.a, { share: 10 });
    expect(given).toMatchObject({ changes: [{ app: 'mfe-a', from: null, to: '1.1.0', share: 10 }] });
    const release = (await place.releaseNow()) as Release;
    const { imports, files, variants = [] } = release;
    expect([imports, variants.map(({ app, version, share: percent }) => [app, version, percent])]).toEqual([
      before,
      [['mfe-a', '1.1.0', 10]],
    ]);
    expect(variants.map((variant) => planOf(release, variant).imports)).toEqual([
      { ...before, '@listings/mfe-a': urlOf(two) },
    ]);
    expect(Object.keys(files)).toContain(urlOf(two));
    expect(await share(place, 60)).toMatchObject({
      changes: [{ app: 'mfe-a', from: '1.1.0', to: '1.1.0', share: 60 }],
    });
    expect(await share(place, 100)).toMatchObject({ changes: [{ app: 'mfe-a', from: '1.0.0', to: '1.1.0' }] });
    const after = (await place.releaseNow()) as Release;
    expect([after.imports['@listings/mfe-a'], after.variants]).toEqual([urlOf(two), []]);
  });

  it('goes away when its team says so, rolls back or publishes to all; no other team can touch it [D-2]', async () => {
    const place = await openPlace();
    const { a, b } = place.keys;
    const variants = async () => ((await place.releaseNow()) as Release).variants?.length;
    await place.publish(application('mfe-a', 'two'), a, { share: 10 });
    expect(await refusalOf(share(place, 0, b))).toMatchObject({ code: 'out-of-scope' });
    await share(place, 0);
    expect(await variants()).toBe(0);
    expect(await refusalOf(share(place, 5))).toEqual({ code: 'gone', reasons: ['app: mfe-a has no candidate'] });
    await place.publish(application('mfe-a', 'three'), a, { share: 10, version: '1.2.0' });
    await place.publish(application('mfe-b', 'two'), b);
    expect(await variants()).toBe(1);
    await place.say({ action: 'rollback', team: 'team-a', app: 'mfe-a', to: 1 }, a);
    expect(await variants()).toBe(0);
    await place.publish(application('mfe-a', 'four'), a, { share: 10, version: '1.3.0' });
    await place.publish(application('mfe-a', 'five'), a, { version: '1.4.0' });
    expect(await variants()).toBe(0);
  });

  it('has its own sessions: those of all candidates together are not more than all', async () => {
    const place = await openPlace();
    await place.publish(application('mfe-a', 'two'), place.keys.a, { share: 60 });
    expect(await refusalOf(place.publish(application('mfe-b', 'two'), place.keys.b, { share: 50 }))).toEqual({
      code: 'malformed',
      reasons: ['share: 60 % of the sessions have another candidate already'],
    });
    expect(await place.publish(application('mfe-b', 'two'), place.keys.b, { share: 40 })).toMatchObject({
      revision: 3,
    });
  });

  it('is refused by the contract check as any other', async () => {
    const place = await openPlace();
    expect(await refusalOf(place.publish(needy, place.keys.a, { share: 1 }))).toMatchObject({ code: 'unfit' });
  });

  it('holds a library to what it needs, and is held to the map of the moment when it is to go live [D-6]', async () => {
    const place = await openPlace();
    const { a, platform: pat, platformToo: paul } = place.keys;
    const library = (made: TestBuild, version: string, override?: string) =>
      place.publish(made, [pat, paul], { team: 'platform', version, ...(override === undefined ? {} : { override }) });
    await library(wider, '1.1.0');
    await place.publish(needy, a, { share: 10 });
    const reasons = [`with the candidate 1.1.0 of mfe-a: ${missing}`];
    expect(await refusalOf(library(platform('narrow'), '1.2.0'))).toEqual({ code: 'unfit', reasons });
    await library(platform('narrow'), '1.2.0', 'leaks');
    expect((await place.head()).entry).toMatchObject({ reason: 'leaks', overridden: reasons });
    expect(await refusalOf(share(place, 100))).toEqual({ code: 'unfit', reasons: [missing] });
    const statement = { action: 'canary', team: 'team-a', app: 'mfe-a', share: 100, override: 'not shown' } as const;
    await place.say(statement, a);
    expect((await place.head()).entry).toMatchObject({ reason: 'not shown', overridden: [missing] });
  });
});

it('a preview holds a library to what it needs as a candidate does, and keeps nobody from going back', async () => {
  const place = await openPlace();
  const { a, platform: pat, platformToo: paul } = place.keys;
  const signers = [pat, paul] as const;
  await place.publish(wider, signers, { team: 'platform' });
  const previewUntil = new Date(place.clock.now + 3_600_000).toISOString();
  await place.publish(needy, a, { previewUntil });
  expect(await refusalOf(place.publish(platform('narrow'), signers, { team: 'platform', version: '1.2.0' }))).toEqual({
    code: 'unfit',
    reasons: [`with the preview 1.1.0 of mfe-a: ${missing}`],
  });
  expect(await place.say({ action: 'rollback', team: 'platform', to: 1 }, ...signers)).toMatchObject({ revision: 4 });
});

it('shows the same bytes by the same link, longer where that is asked for, and makes no new version of them [20.3]', async () => {
  const place = await openPlace();
  const { a } = place.keys;
  const until = (hours: number) => new Date(place.clock.now + hours * 3_600_000).toISOString();
  const preview = (text: string, version: string, hours: number) =>
    place.publish(application('mfe-a', text), a, { version, previewUntil: until(hours) });
  const first = await preview('two', '1.1.0', 2);
  const { link } = first as { link: string };
  expect(await preview('two', '1.2.0', 1)).toEqual({ outcome: 'applied', revision: 2, changes: [], link });
  expect(await preview('two', '1.2.0', 3)).toEqual({
    outcome: 'applied',
    revision: 3,
    changes: [{ app: 'mfe-a', from: null, to: '1.1.0', previewUntil: until(3) }],
    looked: 'none',
    link,
  });
  const other = await preview('three', '1.2.0', 3);
  expect(other).toMatchObject({ revision: 4, link: expect.not.stringContaining(link) });
  expect((await place.live.status()).find(({ app }) => app === 'mfe-a')?.previews).toMatchObject([
    { version: '1.1.0', expires: until(3), link },
    { version: '1.2.0', expires: until(3), link: (other as { link: string }).link },
  ]);
  // A link that is over is not given to anybody again.
  place.clock.now += 3 * 3_600_000;
  expect(await preview('two', '1.3.0', 1)).toMatchObject({ revision: 5, link: expect.not.stringContaining(link) });
});

it('leads by the link of a preview to the route that its application brings [20.11]', async () => {
  const place = await openPlace();
  const { platform: pat, platformToo: paul } = place.keys;
  const made = application('mfe-c', 'one');
  const routes = { '/google/c': { layout: 'tabs', title: { en: 'C' }, tab: { en: 'C' } } } as const;
  const previewUntil = new Date(place.clock.now + 3_600_000).toISOString();
  const brought = { ...made, manifest: { ...made.manifest, routes } };
  const show = (version: string) => place.publish(brought, [pat, paul], { team: 'platform', previewUntil, version });
  const link = expect.stringMatching(/^\/google\/c\?preview=/);
  expect([await show('1.1.0'), await show('1.2.0')]).toMatchObject([{ link }, { link }]);
  const unplaced = (await place.live.status()).find(({ app }) => app === 'mfe-c');
  expect(unplaced).toMatchObject({ isLive: false, placed: null, before: null, previews: [{ link }] });
  await place.publish(brought, [pat, paul], { team: 'platform', version: '1.2.0' });
  const { previews } = (await place.live.status()).find(({ app }) => app === 'mfe-c') ?? {};
  expect(previews).toMatchObject([{ link }]);
});

it('keeps which version pages should not go on without, until a later one is such a version', async () => {
  const place = await openPlace();
  const critical = async () => ((await place.releaseNow()) as Release).apps['mfe-a']?.critical;
  expect(await critical()).toBeUndefined();
  await place.publish(application('mfe-a', 'two'), place.keys.a, { critical: true });
  expect(await critical()).toBe('1.1.0');
  await place.publish(application('mfe-a', 'three'), place.keys.a, { version: '1.2.0' });
  expect(await critical()).toBe('1.1.0');
  await place.publish(application('mfe-a', 'four'), place.keys.a, { version: '1.3.0', critical: true });
  expect(await critical()).toBe('1.3.0');
});

it('the bytes that are live already make no new version', async () => {
  const place = await openPlace();
  const two = application('mfe-a', 'two');
  await place.publish(two, place.keys.a);
  const before = await place.head();
  expect(await place.publish(two, place.keys.a, { version: '1.2.0' })).toEqual({
    outcome: 'applied',
    revision: 2,
    changes: [],
  });
  expect(await refusalOf(place.publish(two, place.keys.a, { version: '1.2.0', share: 10 }))).toEqual({
    code: 'malformed',
    reasons: ['share: mfe-a is live with these bytes already'],
  });
  expect(await place.head()).toEqual(before);
});

describe('the bytes of a preview', () => {
  const publish = (place: Place, text: string, more: object) =>
    place.publish(application('mfe-a', text), place.keys.a, more);
  const move = (place: Place, share: number, version: string, more: object = {}) =>
    place.say({ action: 'canary', team: 'team-a', app: 'mfe-a', share, version, ...more }, place.keys.a);
  const hour = (place: Place) => ({ previewUntil: new Date(place.clock.now + 3_600_000).toISOString() });

  it('become the candidate and then live without being published again [D-6]', async () => {
    const place = await openPlace();
    await publish(place, 'two', hour(place));
    expect(await move(place, 20, '1.1.0')).toMatchObject({
      changes: [{ app: 'mfe-a', from: null, to: '1.1.0', share: 20 }],
    });
    const [preview] = Object.values((await place.head()).entry.previews);
    expect((await place.head()).entry.canaries['mfe-a']).toEqual({ part: preview?.part, version: '1.1.0', share: 20 });
    await move(place, 100, '1.1.0');
    const { builds, canaries } = (await place.head()).entry;
    expect([builds['mfe-a'], canaries]).toEqual([{ part: preview?.part, version: '1.1.0' }, {}]);
  });

  it('are held to the map of the moment at each step, and never older than what is live', async () => {
    const place = await openPlace();
    const { a, platform: pat, platformToo: paul } = place.keys;
    await place.publish(wider, [pat, paul], { team: 'platform' });
    await place.publish(needy, a, hour(place));
    await place.publish(platform('narrow'), [pat, paul], { team: 'platform', version: '1.2.0', override: 'leaks' });
    for (const percent of [10, 100])
      expect(await refusalOf(move(place, percent, '1.1.0'))).toEqual({ code: 'unfit', reasons: [missing] });
    await publish(place, 'three', { version: '1.2.0' });
    expect(await refusalOf(move(place, 10, '1.1.0'))).toMatchObject({ code: 'downgraded' });
    expect(await refusalOf(move(place, 10, '1.0.9'))).toEqual({
      code: 'gone',
      reasons: ['app: mfe-a has no candidate or preview 1.0.9'],
    });
  });

  it('make no new candidate when they are the candidate already', async () => {
    const place = await openPlace();
    await publish(place, 'two', { share: 10 });
    expect(await publish(place, 'two', { share: 10, version: '1.2.0' })).toMatchObject({ revision: 2, changes: [] });
    expect(await refusalOf(publish(place, 'two', { version: '1.2.0' }))).toEqual({
      code: 'malformed',
      reasons: ['version: these bytes are the candidate 1.1.0: canary mfe-a --share 100 gives it to all'],
    });
  });
});

it('shows a preview until its hour, and no longer than two weeks', async () => {
  const place = await openPlace();
  const until = (hours: number) => new Date(place.clock.now + hours * 3_600_000).toISOString();
  const publish = (previewUntil: string, version: string) =>
    place.publish(application('mfe-a', version), place.keys.a, { previewUntil, version });
  for (const wrong of [until(0), until(14 * 24 + 1)])
    expect(await refusalOf(publish(wrong, '1.1.0'))).toMatchObject({ code: 'malformed' });
  await publish(until(1), '1.1.0');
  const shown = async () =>
    ((await place.releaseNow()) as Release).variants?.map(({ version, preview }) => [version, preview?.expires]);
  expect(await shown()).toEqual([['1.1.0', until(1)]]);
  const first = until(1);
  place.clock.now += 1_800_000;
  await publish(until(1), '1.2.0');
  expect(await shown()).toEqual([
    ['1.1.0', first],
    ['1.2.0', until(1)],
  ]);
  place.clock.now += 2_000_000;
  await place.publish(application('mfe-b', 'two'), place.keys.b);
  expect((await shown())?.map(([version]) => version)).toEqual(['1.2.0']);
});
