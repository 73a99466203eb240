import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>;
}

const signed = '01'.repeat(48);

/** The plan that the plugin's PHP makes of builds. */
function planByPhp(manifests: readonly Manifest[], preload: object): Record<string, unknown> {
  const builds = Object.fromEntries(
    manifests.map((manifest) => {
      const files = Object.entries(manifest.files).map(([path, { bytes }]) => ({ path, sha384: signed, bytes }));
      return [manifest.name, { manifest: JSON.stringify(manifest), files }];
    }),
  );
  const code = `define( 'ABSPATH', '/' );
    require 'host-wordpress/includes/deploys/class-deploy-refused.php';
    require 'host-wordpress/includes/deploys/class-deploy-map.php';
    $given = json_decode( stream_get_contents( STDIN ), true );
    foreach ( $given['builds'] as $build => $parts ) {
      $builds[ $build ] = Listings_And_Ads\\Deploy_Map::parts( $build, $parts['manifest'], $parts['files'] );
    }
    echo json_encode( ( new Listings_And_Ads\\Deploy_Map( $builds ) )->plan( $given['preload'] ) );`;
  const input = JSON.stringify({ builds, preload });
  return JSON.parse(execFileSync('php', ['-r', code], { input, encoding: 'utf8' })) as Record<string, unknown>;
}

const readBuilt = (name: string) => JSON.parse(readFileSync(join('dist/release', name), 'utf8')) as unknown;

test('PHP makes the plan of the page that deploy composes of the same builds, and of their other languages', () => {
  const { parts } = readBuilt('parts.json') as { readonly parts: readonly { readonly manifest: Manifest }[] };
  const { imports, integrity, entry, styles, preload, shell, languages } = readBuilt('release.json') as {
    readonly [name: string]: object;
  };
  const manifests = parts.map(({ manifest }) => manifest);
  const { files: _files, ...plan } = planByPhp(manifests, preload ?? {});
  const composed = { imports, integrity, entry, styles, preload, shell };
  // This host's documents say the integrity of every script: it makes no use of lists.
  const spoken = Object.entries(languages ?? {}).map(
    ([tag, { lists: _lists, ...rest }]: [string, { lists?: unknown }]) => [tag, rest],
  );
  expect(plan).toEqual({ ...composed, languages: Object.fromEntries(spoken) });

  const about = { integrity: `sha256-${Buffer.alloc(32, 1).toString('base64')}`, bytes: 1 };
  const reports = manifests.find(({ name }) => name === 'mfe-reports');
  // Not a translation: its hash may stand before that of what it is one of.
  const source =
    Object.keys(reports?.files ?? {}).find((file) => `/assets/mfe-reports/${file}` in (integrity ?? {})) ?? '';
  const translated = manifests.map((manifest) =>
    manifest === reports
      ? { ...manifest, files: { ...manifest.files, 'own.js': about }, languages: { eo: { [source]: 'own.js' } } }
      : manifest,
  );
  const other = planByPhp(translated, {});
  const own = '/assets/mfe-reports/own.js';
  expect(Object.keys(other['integrity'] as object)).not.toContain(own);
  expect((other['languages'] as Record<string, unknown>)['eo']).toEqual({
    scripts: { [`/assets/mfe-reports/${source}`]: own },
    integrity: { [own]: about.integrity },
    shell: { title: expect.any(String), body: expect.stringContaining('<') },
  });

  const asSigned = `sha384-${Buffer.from(signed, 'hex').toString('base64')}`;
  const statedOf = (stated: string) => {
    const build = { ...reports, files: { ...reports?.files, [source]: { integrity: stated, bytes: 1 } } } as Manifest;
    const made = planByPhp([...manifests.filter((manifest) => manifest !== reports), build], {});
    return (made['integrity'] as Record<string, string>)[`/assets/mfe-reports/${source}`];
  };
  // A build from before, and one that would let two files pass.
  expect(['sha384-x', `${about.integrity} ${about.integrity}`, about.integrity].map(statedOf)).toEqual([
    asSigned,
    asSigned,
    about.integrity,
  ]);
});

/** What the plugin's PHP makes of a statement that moves a build on; the reason where it refuses it. */
function movedByPhp(state: object, version: string | null, share: number): unknown {
  const code = `define( 'ABSPATH', '/' );
    require 'host-wordpress/includes/deploys/class-deploy-refused.php';
    require 'host-wordpress/includes/deploys/class-deploy-placement.php';
    $given = json_decode( stream_get_contents( STDIN ), true );
    try {
      $moved = Listings_And_Ads\\Deploy_Placement::moved( $given['state'], 'mfe-a', $given['version'] );
      echo json_encode( Listings_And_Ads\\Deploy_Placement::shared( $given['state'], 'mfe-a', $moved, $given['share'] ) );
    } catch ( Listings_And_Ads\\Deploy_Refused $refused ) {
      echo json_encode( $refused->getMessage() );
    }`;
  const input = JSON.stringify({ state, version, share });
  return JSON.parse(execFileSync('php', ['-r', code], { input, encoding: 'utf8' })) as unknown;
}

test('PHP follows the bytes of a preview to the candidate and to everybody', () => {
  const live = { part: '1', version: '1.0.0' };
  const shown = { part: '2', version: '1.1.0' };
  const preview = { ...shown, app: 'mfe-a', expires: '2026-11-21T10:00:00.000Z' };
  const others = { 'mfe-b': { part: '3', version: '1.0.0', share: 10 } };
  const state = { builds: { 'mfe-a': live }, canaries: others, previews: { word: preview } };
  const candidate = { ...state, canaries: { ...others, 'mfe-a': { ...shown, share: 20 } } };
  expect(movedByPhp(state, '1.1.0', 20)).toEqual(candidate);
  expect(movedByPhp(state, '1.1.0', 100)).toEqual({ ...state, builds: { 'mfe-a': shown } });
  expect(movedByPhp(candidate, null, 100)).toEqual({ ...state, builds: { 'mfe-a': shown } });
  expect(movedByPhp(state, null, 20)).toContain('is about a candidate that is not there');
  expect(movedByPhp(state, '1.2.0', 20)).toContain('is about a candidate that is not there');
});
