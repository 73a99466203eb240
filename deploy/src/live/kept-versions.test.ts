import type { Manifest } from '../build/manifest';
import { statusLines } from '../commands/ledger-lines';
import { inLanguage } from '../compose/in-language';
import type { Release } from '../compose/release';
import { planOf } from '../compose/release-variant';
import type { PublishStatement } from './signing/statement';
import { application, openPlace, refusalOf, type Place, type TestBuild } from './testing/live.fixture';

const ui = '@listings/shared-ui';
const days = 24 * 60 * 60 * 1000;

/** A library that exports these names, with one script in German. */
function library(...names: string[]): TestBuild {
  const source = `import { useState } from 'react'; ${names.map((name) => `export const ${name} = useState;`).join(' ')}`;
  const [file, german] = [`ui.${names.join('-').toLowerCase()}.js`, `ui.${names.join('-').toLowerCase()}.de.js`];
  const about = { integrity: '', bytes: 0, imports: [], exports: [] };
  const manifest: Manifest = {
    name: 'shared-ui',
    package: 'shared-ui',
    entries: { ui: { file, initial: [file] } },
    specifiers: { [ui]: 'ui' },
    offers: {},
    chunks: {},
    firstChunks: {},
    uses: { react: ['useState'] },
    styles: [],
    languages: { de: { [file]: german } },
    files: { [file]: about, [german]: about },
  };
  return { manifest, texts: { [file]: source, [german]: `${source} export {};` } };
}

/** An application that uses names of the library. */
function user(name: string, text: string, ...names: string[]): TestBuild {
  const { manifest, texts } = application(name, text, { react: ['useState'], [ui]: names });
  const own = Object.entries(texts).map(([file, source]) => [file, `import '${ui}'; ${source}`]);
  return { manifest, texts: Object.fromEntries(own) as TestBuild['texts'] };
}

/** A place where both applications use names of the library's first version. */
async function placeWithLibrary() {
  const place = await openPlace();
  const { platform, platformToo, a, b } = place.keys;
  const publishLibrary = (made: TestBuild, version: string, over: Partial<PublishStatement> = {}) =>
    place.publish(made, [platform, platformToo], { team: 'platform', version, ...over });
  await publishLibrary(library('Button', 'Old'), '1.0.0');
  await place.publish(user('mfe-a', 'first', 'Old'), a);
  await place.publish(user('mfe-b', 'first', 'Button'), b);
  const release = async () => (await place.releaseNow()) as Release;
  return { ...place, publishLibrary, release };
}

const second = library('Button', 'New');
const kept = { keepFor: ['mfe-a'] };
const heldIn = async ({ head }: Pick<Place, 'head'>) => (await head()).entry.held;

describe('an old version of a library, kept for an application', () => {
  it('goes live for all others, with scopes of the import map for the application [D-6]', async () => {
    const place = await placeWithLibrary();
    const before = JSON.stringify(await place.release());
    expect((await refusalOf(place.publishLibrary(second, '2.0.0'))).reasons).toEqual([
      'mfe-a needs { Old } of @listings/shared-ui',
    ]);
    expect(await place.publishLibrary(second, '2.0.0', kept)).toMatchObject({
      changes: [
        { app: 'shared-ui', from: '1.0.0', to: '2.0.0' },
        { app: 'shared-ui', from: '1.0.0', to: '1.0.0', keptFor: ['mfe-a'] },
      ],
    });
    const release = await place.release();
    expect(release.imports[ui]).toBe('/assets/shared-ui/ui.button-new.js');
    expect(release.scopes).toEqual({ '/assets/mfe-a/': { [ui]: '/assets/shared-ui@1.0.0/ui.button-old.js' } });
    expect(release.integrity['/assets/shared-ui@1.0.0/ui.button-old.js']).toMatch(/^sha256-/);
    expect(release.files['/assets/shared-ui@1.0.0/ui.button-old.js']?.file).toMatch(/^files\//);
    expect(before).not.toContain('scopes');
  });

  it('is the one that is fetched ahead, in each language', async () => {
    const place = await placeWithLibrary();
    await place.publishLibrary(second, '2.0.0', kept);
    const { preload } = await place.release();
    const libraries = (urls: readonly string[] = []) => urls.filter((url) => url.includes('shared-ui'));
    expect(libraries(preload['/a'])).toEqual(['/assets/shared-ui@1.0.0/ui.button-old.js']);
    expect(libraries(preload['/b'])).toEqual(['/assets/shared-ui/ui.button-new.js']);
    const german = inLanguage(await place.release(), 'de');
    expect(german.scopes).toEqual({ '/assets/mfe-a/': { [ui]: '/assets/shared-ui@1.0.0/ui.button-old.de.js' } });
    expect(german.integrity['/assets/shared-ui@1.0.0/ui.button-old.de.js']).toMatch(/^sha256-/);
    expect(german.integrity['/assets/shared-ui@1.0.0/ui.button-old.js']).toBeUndefined();
  });

  it('goes by itself when its application publishes a build that fits the new one', async () => {
    const place = await placeWithLibrary();
    await place.publishLibrary(second, '2.0.0', kept);
    await place.publish(user('mfe-a', 'still', 'Old'), place.keys.a, { version: '1.2.0' });
    expect(Object.keys((await heldIn(place))?.['shared-ui']?.apps ?? {})).toEqual(['mfe-a']);
    const answer = await place.publish(user('mfe-a', 'moved', 'New'), place.keys.a, { version: '1.3.0' });
    expect(answer).toMatchObject({
      changes: [
        { app: 'mfe-a', to: '1.3.0' },
        { app: 'shared-ui', from: '1.0.0', to: '1.0.0', leftBy: ['mfe-a'] },
      ],
    });
    expect(await heldIn(place)).toBeUndefined();
    const release = await place.release();
    expect(release.scopes).toBeUndefined();
    // Open pages go on with its files.
    expect(release.kept?.['shared-ui']).toHaveLength(1);
  });

  it('comes back with the build that needed it', async () => {
    const place = await placeWithLibrary();
    await place.publishLibrary(second, '2.0.0', kept);
    const { revision } = (await place.head()).entry;
    await place.publish(user('mfe-a', 'moved', 'New'), place.keys.a, { version: '1.3.0' });
    await place.say({ action: 'rollback', team: 'team-a', app: 'mfe-a', to: revision }, place.keys.a);
    expect(await heldIn(place)).toMatchObject({ 'shared-ui': { version: '1.0.0', apps: { 'mfe-a': {} } } });
    await place.publish(user('mfe-a', 'again', 'New'), place.keys.a, { version: '1.4.0' });
    expect(await place.live.withdraw('mfe-a', '1.4.0', 'it fails')).toBe(true);
    expect(await heldIn(place)).toMatchObject({ 'shared-ui': { version: '1.0.0', apps: { 'mfe-a': {} } } });
  });

  it('goes when the library itself goes back to it', async () => {
    const place = await placeWithLibrary();
    const { revision } = (await place.head()).entry;
    await place.publishLibrary(second, '2.0.0', kept);
    const { platform, platformToo } = place.keys;
    await place.say({ action: 'rollback', team: 'platform', app: 'shared-ui', to: revision }, platform, platformToo);
    expect(await heldIn(place)).toBeUndefined();
    expect((await place.release()).scopes).toBeUndefined();
  });

  it('stays for a build that needs nothing of it, until that is published anew', async () => {
    const place = await placeWithLibrary();
    await place.publishLibrary(library('Button', 'Old', 'New'), '1.5.0', { keepFor: ['mfe-b'] });
    expect((await place.release()).scopes).toEqual({
      '/assets/mfe-b/': { [ui]: '/assets/shared-ui@1.0.0/ui.button-old.js' },
    });
    await place.publish(user('mfe-b', 'second', 'Button'), place.keys.b, { version: '1.2.0' });
    expect((await place.release()).scopes).toBeUndefined();
  });

  it('is left by the same bytes, published once more, where they need nothing of it', async () => {
    const place = await placeWithLibrary();
    const { a, b } = place.keys;
    await place.publishLibrary(second, '2.0.0', { keepFor: ['mfe-a', 'mfe-b'] });
    expect(await place.publish(user('mfe-a', 'first', 'Old'), a, { version: '1.2.0' })).toMatchObject({ changes: [] });
    expect(await place.publish(user('mfe-b', 'first', 'Button'), b, { version: '1.2.0' })).toMatchObject({
      changes: [
        { app: 'mfe-b', from: '1.1.0', to: '1.2.0' },
        { app: 'shared-ui', to: '1.0.0', leftBy: ['mfe-b'] },
      ],
    });
    expect(Object.keys((await heldIn(place))?.['shared-ui']?.apps ?? {})).toEqual(['mfe-a']);
    expect(await place.publish(user('mfe-b', 'first', 'Button'), b, { version: '1.3.0' })).toMatchObject({
      changes: [],
    });
  });

  it('judges candidates and previews by the version that each would have', async () => {
    const place = await placeWithLibrary();
    await place.publishLibrary(second, '2.0.0', kept);
    const { a, b } = place.keys;
    await place.publish(user('mfe-a', 'moved', 'New'), a, { version: '1.3.0', share: 10 });
    await place.publish(user('mfe-a', 'shown', 'Old'), a, { version: '1.4.0', previewUntil: '2026-11-21T00:00:00Z' });
    const neither = place.publish(user('mfe-a', 'wrong', 'Old', 'New'), a, { version: '1.5.0', share: 10 });
    expect((await refusalOf(neither)).reasons).toEqual(['mfe-a needs { Old } of @listings/shared-ui']);
    expect((await refusalOf(place.publish(user('mfe-b', 'old', 'Old'), b, { version: '1.2.0' }))).reasons).toEqual([
      'mfe-b needs { Old } of @listings/shared-ui',
    ]);
    const release = await place.release();
    const [candidate, preview] = (release.variants ?? []).map((variant) => planOf(release, variant).scopes);
    expect(candidate).toBeUndefined();
    expect(preview).toEqual({ '/assets/mfe-a/': { [ui]: '/assets/shared-ui@1.0.0/ui.button-old.js' } });
    await place.say({ action: 'canary', team: 'team-a', app: 'mfe-a', share: 100 }, a);
    expect(await heldIn(place)).toBeUndefined();
  });

  it('stands beside one other version: a third is refused, and who needs the old one named', async () => {
    const place = await placeWithLibrary();
    await place.publishLibrary(second, '2.0.0', kept);
    const third = library('New', 'Newest');
    expect(await refusalOf(place.publishLibrary(third, '3.0.0', { keepFor: ['mfe-a', 'mfe-b'] }))).toEqual({
      code: 'malformed',
      reasons: [
        'keepFor: 1.0.0 of shared-ui is still kept for mfe-a since 2026-11-20T09:00:00.000Z: there are two versions at the most',
      ],
    });
    expect((await refusalOf(place.publishLibrary(third, '3.0.0', kept))).reasons).toEqual([
      'mfe-b needs { Button } of @listings/shared-ui',
    ]);
    await place.publishLibrary(library('Button', 'Newest'), '3.0.0', kept);
    expect(await heldIn(place)).toMatchObject({ 'shared-ui': { version: '1.0.0', apps: { 'mfe-a': {} } } });
  });

  it.each([
    ['platform', 'what the page has once is in it: of the builds that others import, only shared-ui may stand twice'],
    [
      'root-config',
      'what the page has once is in it: of the builds that others import, only shared-ui may stand twice',
    ],
    ['shared-api', 'the failures of the one client of the page are known by its classes'],
  ])('is refused of %s, with the reason', async (name, reason) => {
    const place = await placeWithLibrary();
    const made = { ...second, manifest: { ...second.manifest, name } };
    const { code, reasons } = await refusalOf(place.publishLibrary(made, '2.0.0', kept));
    expect([code, reasons]).toEqual(['malformed', [`keepFor: a page has one ${name}: ${reason}`]]);
  });

  it('is for applications of the map, and goes with a version for everybody', async () => {
    const place = await placeWithLibrary();
    const reasonsOf = async (over: Partial<PublishStatement>) =>
      (await refusalOf(place.publishLibrary(second, '2.0.0', over))).reasons;
    expect(await reasonsOf({ keepFor: ['mfe-x'] })).toEqual(['keepFor: mfe-x is no application of the map']);
    expect(await reasonsOf({ keepFor: ['platform'] })).toEqual(['keepFor: platform is no application of the map']);
    expect(await reasonsOf({ ...kept, share: 10 })).toEqual(['keepFor: goes with a version for everybody alone']);
    expect(await reasonsOf({ keepFor: [] })).toHaveLength(1);
  });

  it('is kept by the owners of the library alone', async () => {
    const place = await placeWithLibrary();
    const { a, platform } = place.keys;
    const by = (...keys: Parameters<Place['publish']>[1][]) =>
      refusalOf(
        place.publish(second, keys.flat(), {
          version: '2.0.0',
          team: keys.length > 1 ? 'platform' : 'team-a',
          ...kept,
        }),
      );
    expect((await by(a)).code).toBe('out-of-scope');
    expect((await by(platform, platform)).code).toBe('out-of-scope');
  });

  it('is told by the status: for whom, since when, how large, and who is late after 14 days', async () => {
    const place = await placeWithLibrary();
    await place.publishLibrary(second, '2.0.0', kept);
    const linesNow = async () => {
      const found = (await place.live.status()).find(({ app }) => app === 'shared-ui');
      return found === undefined ? [] : statusLines(found).slice(1);
    };
    const line =
      '  1.0.0 kept for mfe-a (team-a) since 2026-11-20T09:00:00.000Z; up to 0.1 kB in 1 files more where both are loaded';
    expect(await linesNow()).toEqual([line]);
    place.clock.now += 14 * days + 1;
    expect(await linesNow()).toEqual([
      line,
      '  warning: team team-a, mfe-a needs shared-ui 1.0.0 since 2026-11-20T09:00:00.000Z: publish it for shared-ui of now',
    ]);
  });

  it('keeps its files as long as somebody needs them', async () => {
    const place = await placeWithLibrary();
    await place.publishLibrary(second, '2.0.0', kept);
    place.clock.now += 30 * days;
    const { platform } = place.keys;
    await place.say({ action: 'prune', team: 'platform' }, platform);
    await place.publish(user('mfe-b', 'later', 'Button'), place.keys.b, { version: '1.2.0' });
    expect((await place.release()).scopes).toBeDefined();
  });
});
