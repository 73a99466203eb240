import type { Flags } from '@listings/shared-values/flags';
import type { Release } from '../compose/release';
import { application, openPlace, refusalOf, type Place, type TestBuild } from './testing/live.fixture';
import type { FlagStatement } from './signing/statement';

const about = { purpose: 'Tries it', until: '2026-12-31' };
const flags: Flags = {
  isDense: { kind: 'boolean', default: false, ...about },
  layout: { kind: 'word', words: ['narrow', 'wide'], default: 'narrow', ...about },
  rows: { kind: 'number', least: 5, most: 50, default: 10, ...about },
};

const withFlags = (text: string, declared: Flags = flags): TestBuild => {
  const made = application('mfe-a', text);
  return { ...made, manifest: { ...made.manifest, flags: declared } };
};

const openWithFlags = async () => {
  const place = await openPlace();
  await place.publish(withFlags('two'), place.keys.a);
  return place;
};

const set = (place: Place, over: Partial<FlagStatement>, key = place.keys.a) =>
  place.say({ action: 'flag', team: key.team, app: 'mfe-a', ...over }, key);

const served = async (place: Place) => ((await place.releaseNow()) as Release).flags;
const inLedger = async (place: Place) => (await place.head()).entry.flags;

describe('a flag that a build declares', () => {
  it('is set by its team for all or a share, and taken back, without a build [20.12]', async () => {
    const place = await openWithFlags();
    const { builds } = (await place.head()).entry;
    expect(await set(place, { name: 'isDense', value: true, reason: 'asked for' })).toEqual({
      outcome: 'applied',
      revision: 3,
      changes: [{ app: 'mfe-a', flag: 'isDense', from: null, to: 'true' }],
    });
    expect(await set(place, { name: 'rows', value: 20, share: 30 })).toMatchObject({
      changes: [{ app: 'mfe-a', flag: 'rows', from: null, to: '20', share: 30 }],
    });
    expect(await served(place)).toEqual({ 'mfe-a': { isDense: { value: true }, rows: { value: 20, share: 30 } } });
    expect(await set(place, { name: 'isDense', value: null })).toMatchObject({
      changes: [{ app: 'mfe-a', flag: 'isDense', from: 'true', to: null }],
    });
    expect(await served(place)).toEqual({ 'mfe-a': { rows: { value: 20, share: 30 } } });
    await set(place, { name: 'rows', value: null });
    expect(await place.releaseNow()).not.toHaveProperty('flags');
    const [{ entry }, asked] = [await place.head(), await place.live.ledger.at(3)];
    expect([entry.builds, entry.flags, asked.entry.reason]).toEqual([builds, undefined, 'asked for']);
  });

  it('is written into the map when it was cut off before that, and is set again [D-5]', async () => {
    const place = await openWithFlags();
    const before = await place.objects.read('release.json');
    await set(place, { name: 'isDense', value: true });
    await place.objects.replace('release.json', before ?? Buffer.alloc(0));
    expect(await served(place)).toBeUndefined();
    expect(await set(place, { name: 'isDense', value: true })).toMatchObject({ revision: 3, changes: [] });
    expect(await served(place)).toEqual({ 'mfe-a': { isDense: { value: true } } });
  });

  it('makes no new revision where it has that value for those sessions already [20.12]', async () => {
    const place = await openWithFlags();
    await set(place, { name: 'layout', value: 'wide', share: 10 });
    expect(await set(place, { name: 'layout', value: 'wide', share: 10 })).toEqual({
      outcome: 'applied',
      revision: 3,
      changes: [],
    });
    expect(await set(place, { name: 'layout', value: 'wide' })).toMatchObject({
      revision: 4,
      changes: [{ from: 'wide', to: 'wide' }],
    });
  });

  it('keeps its value over publish, candidate, preview, roll-back and prune, by the revision that set it [20.12]', async () => {
    const place = await openWithFlags();
    const { a, b, platform, platformToo } = place.keys;
    await set(place, { name: 'layout', value: 'wide', share: 10 });
    const kept = { 'mfe-a': { layout: { value: 'wide', share: 10, revision: 3 } } };
    const steps = [
      () => place.publish(withFlags('three'), a, { version: '1.2.0' }),
      () => place.publish(withFlags('four'), a, { version: '1.3.0', share: 10 }),
      () => place.say({ action: 'canary', team: 'team-a', app: 'mfe-a', share: 20 }, a),
      () => place.publish(application('mfe-b', 'two'), b),
      () => place.say({ action: 'rollback', team: 'team-a', app: 'mfe-a', to: 2 }, a),
      () => place.say({ action: 'rollback', team: 'platform', to: 2 }, platform, platformToo),
      () => place.say({ action: 'prune', team: 'platform' }, platform),
    ];
    for (const step of steps) {
      await step();
      expect(await inLedger(place)).toEqual(kept);
    }
    await place.publish(withFlags('five'), a, { version: '1.4.0' });
    expect(await place.live.withdraw('mfe-a', '1.4.0', 'it fails')).toBe(true);
    expect([await inLedger(place), await served(place)]).toEqual([
      kept,
      { 'mfe-a': { layout: { value: 'wide', share: 10 } } },
    ]);
  });

  it('is set by its own team alone, on the map that it saw [20.12, D-2]', async () => {
    const place = await openWithFlags();
    const value = { name: 'isDense', value: true };
    expect(await refusalOf(set(place, value, place.keys.b))).toEqual({
      code: 'out-of-scope',
      reasons: ['app: mfe-a belongs to the team team-a, not to team-b'],
    });
    expect(await refusalOf(set(place, value, place.keys.stranger))).toMatchObject({ code: 'unsigned' });
    const { hash: prev } = await place.head();
    await set(place, value);
    expect(await refusalOf(set(place, { ...value, value: false, prev }))).toMatchObject({ code: 'stale' });
  });

  it.each([
    [{ name: 'isDens', value: true }, 'unfit', 'name: mfe-a declares no flag isDens; its flags: isDense, layout, rows'],
    [
      { name: 'toString', value: true },
      'unfit',
      'name: mfe-a declares no flag toString; its flags: isDense, layout, rows',
    ],
    [{ name: 'isDense', value: 1 }, 'unfit', 'value: 1 is neither true nor false, as mfe-a declares isDense'],
    [{ name: 'layout', value: 'huge' }, 'unfit', 'value: huge is none of narrow, wide, as mfe-a declares layout'],
    [{ name: 'rows', value: 51 }, 'unfit', 'value: 51 is no whole number from 5 to 50, as mfe-a declares rows'],
    [{ name: 'rows', value: null }, 'gone', 'name: rows of mfe-a is not set'],
    [{ name: 'rows', value: null, share: 5 }, 'malformed', 'share: does not go with null'],
    [{ name: 'rows', value: 5, share: 100 }, 'malformed', 'statement.share: is more than 99'],
    [{ name: 'rows', value: 5.5 }, 'malformed', 'statement.value: is missing or misshapen'],
    [{ name: 'layout', value: '<b>' }, 'malformed', 'statement.value: is missing or misshapen'],
    [{ name: 'is-dense', value: true }, 'malformed', 'statement.name: is missing or misshapen'],
  ])('refuses what does not fit, by field and reason: %j [20.12]', async (over, code, reason) => {
    const place = await openWithFlags();
    const before = await place.head();
    expect(await refusalOf(set(place, over))).toEqual({ code, reasons: [reason] });
    expect(await place.head()).toEqual(before);
  });
});

it('tells of each flag what it is, since when and by whom, what is ignored and what is stale [20.12]', async () => {
  const place = await openWithFlags();
  const { clock, live, keys } = place;
  const at = new Date(clock.now).toISOString();
  await set(place, { name: 'layout', value: 'wide', share: 10, reason: 'asked for' });
  await set(place, { name: 'rows', value: 50 });
  const { rows: _rows, ...fewer } = flags;
  await place.publish(withFlags('three', fewer), keys.a, { version: '1.2.0' });
  clock.now = Date.parse('2027-01-02T00:00:00Z');
  const builds = await live.status();
  expect(builds.map(({ app, flags: told }) => [app, told?.map(({ name }) => name)])).toEqual([
    ['mfe-a', ['isDense', 'layout', 'rows']],
    ['mfe-b', undefined],
    ['platform', undefined],
    ['root-config', undefined],
  ]);
  expect(builds[0]?.flags).toEqual([
    { name: 'isDense', value: false, set: null, declared: flags['isDense'], isStale: true },
    {
      name: 'layout',
      value: 'wide',
      share: 10,
      set: { revision: 3, at, by: ['ann'], reason: 'asked for' },
      declared: flags['layout'],
      isStale: true,
    },
    { name: 'rows', value: 50, set: { revision: 4, at, by: ['ann'] }, declared: null, isStale: false },
  ]);
});

it('is known from a candidate or a preview on, and has to fit each build that declares it [20.12]', async () => {
  const place = await openPlace();
  const { a } = place.keys;
  expect(await refusalOf(set(place, { name: 'rows', value: 20 }))).toEqual({
    code: 'unfit',
    reasons: ['name: mfe-a declares no flag rows; its flags: none'],
  });
  const previewUntil = new Date(place.clock.now + 3_600_000).toISOString();
  await place.publish(withFlags('two'), a, { previewUntil });
  await place.publish(withFlags('three', { rows: { kind: 'number', least: 15, most: 25, default: 15, ...about } }), a, {
    version: '1.2.0',
    share: 10,
  });
  expect(await refusalOf(set(place, { name: 'rows', value: 10 }))).toEqual({
    code: 'unfit',
    reasons: ['value: 10 is no whole number from 15 to 25, as mfe-a declares rows'],
  });
  expect(await set(place, { name: 'rows', value: 20 })).toMatchObject({ revision: 4 });
});

it('is ignored when its declaration is gone or another one, and may still be taken back [20.12]', async () => {
  const place = await openWithFlags();
  await set(place, { name: 'isDense', value: true });
  await set(place, { name: 'rows', value: 50 });
  const rows = { kind: 'number', least: 5, most: 20, default: 10, ...about } as const;
  await place.publish(withFlags('three', { rows }), place.keys.a, { version: '1.2.0' });
  expect(await place.releaseNow()).not.toHaveProperty('flags');
  expect(Object.keys((await inLedger(place))?.['mfe-a'] ?? {})).toEqual(['isDense', 'rows']);
  await set(place, { name: 'isDense', value: null });
  expect(Object.keys((await inLedger(place))?.['mfe-a'] ?? {})).toEqual(['rows']);
});
