import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '@listings/deploy/integrity';
import { temporaryDirectory } from './temporary-directory';

export const SHELL_SCRIPT = '/assets/root-config/shell.0a1b2c3d4e.js';
export const SHELL_STYLE = '/assets/root-config/shell.5f6a7b8c9d.css';
/** The style sheet that documents only have fetched. */
export const LATER_STYLE = '/assets/root-config/later.1a2b3c4d5e.css';
/** A part that the page fetches later, and the list that says its integrity. */
export const LATER_SCRIPT = '/assets/root-config/later.9d8c7b6a5f.js';
export const SHELL_LIST = `/assets/root-config/integrity.${'ab'.repeat(32)}.js`;
export const SHELL_WATCH = 'window.watched=1;';
const SCRIPT = `export const shell = '${'listings '.repeat(50)}';\n`;
const STYLE = 'body{margin:0}\n';

/** A small release on disk, with a source map and a note beside it that no release names. */
export const writeRelease = (directory = temporaryDirectory('release')): string => {
  const assets = join(directory, 'assets/root-config');
  mkdirSync(assets, { recursive: true });
  const script = join(directory, SHELL_SCRIPT);
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(directory, SHELL_STYLE), STYLE);
  writeFileSync(`${script}.map`, '{}');
  writeFileSync(join(directory, 'assets/.secret'), 'secret');
  const release = {
    imports: { '@listings/root-config': SHELL_SCRIPT },
    integrity: { [SHELL_SCRIPT]: integrityOf(Buffer.from(SCRIPT)), [LATER_SCRIPT]: integrityOf(Buffer.from('later')) },
    lists: { 'root-config': SHELL_LIST },
    entry: SHELL_SCRIPT,
    styles: [
      { url: SHELL_STYLE, integrity: integrityOf(Buffer.from(STYLE)) },
      { url: LATER_STYLE, integrity: 'sha256-later' },
    ],
    preload: {
      '*': [],
      '/google/start': [SHELL_SCRIPT],
      '/google/setup-mc?step=accounts': [SHELL_SCRIPT],
      '/google/settings?subpath=/alerts': [SHELL_SCRIPT],
    },
    files: {
      [SHELL_SCRIPT]: file(SHELL_SCRIPT, SCRIPT, ['br', 'gzip'], 'text/javascript; charset=utf-8'),
      [SHELL_STYLE]: file(SHELL_STYLE, STYLE, [], 'text/css; charset=utf-8'),
    },
    reads: {
      '/google/dashboard': {
        always: ['/wc/gla/ads/connection'],
        mcSetupComplete: ['/wc/gla/mc/target_audience?a=1&b=2'],
        adsSetupComplete: ['/wc/gla/ads/campaigns'],
      },
      '/google/setup-mc?step=accounts': { always: ['/wc/gla/jetpack/connected'] },
      '/google/settings': { always: ['/wc/gla/google/connected'] },
      '/google/settings?subpath=/alerts': { always: ['/wc/gla/alerts/settings?language={language}'] },
      '/google/setup-mc?step=target_audience': { always: ['/wc/gla/mc/target_audience'] },
    },
    apps: {},
    shell: {
      title: 'Listings',
      body: '<main id="apps" tabindex="-1"></main><p>Reference: %reference%</p>',
      watch: SHELL_WATCH,
    },
    routes: { '/google/badges': { app: 'badges', layout: 'tabs', title: 'Badges </script>' } },
    languages: {
      de: {
        scripts: {},
        integrity: {},
        shell: { title: 'Einträge' },
        routes: { '/google/badges': { app: 'badges', layout: 'tabs', title: 'Abzeichen' } },
      },
    },
  };
  writeFileSync(join(directory, 'release.json'), JSON.stringify(release));
  writeFileSync(
    join(directory, 'parts.json'),
    JSON.stringify({ parts: [shellPart], contract: { calls: {}, page: {} } }),
  );
  return directory;
};

const nameOf = (url: string): string => url.split('/').at(-1) ?? '';
const about = { integrity: '', bytes: 0, imports: [], exports: [] };

/** The build that the release was composed of. */
const shellPart = {
  version: '1.0.0',
  builtAt: '2026-11-19T08:00:00.000Z',
  hash: 'shell',
  manifest: {
    name: 'root-config',
    package: 'root-config',
    entries: { shell: { file: nameOf(SHELL_SCRIPT), initial: [nameOf(SHELL_SCRIPT)] } },
    specifiers: { '@listings/root-config': 'shell' },
    offers: {},
    chunks: {},
    firstChunks: {},
    uses: {},
    styles: [nameOf(SHELL_STYLE)],
    page: { entry: 'shell', title: 'Listings', body: '<main id="apps" tabindex="-1"></main>', routes: {} },
    files: { [nameOf(SHELL_SCRIPT)]: about, [nameOf(SHELL_STYLE)]: about },
  },
};

const file = (url: string, text: string, encodings: readonly string[], type: string) => ({
  file: url.slice(1),
  bytes: text.length,
  encodings,
  type,
});
