import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRelease } from './release';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(place, 'parts'));
});
afterEach(() => rmSync(place, { recursive: true }));

it('gives open pages files of an earlier version of a library where it was live, and where it stood beside the live one [D-9]', async () => {
  const file = { file: 'files/abc.js', bytes: 3, encodings: [], type: 'text/javascript' };
  const record = JSON.stringify({ version: '1.0.0', stored: { 'ui.abc.js': file } });
  const hash = createHash('sha256').update(record).digest('hex');
  writeFileSync(join(place, `parts/${hash}.json`), record);
  const plan = { imports: {}, integrity: {}, preload: {}, files: {}, shell: {}, entry: '', styles: [], apps: {} };
  writeFileSync(join(place, 'release.json'), JSON.stringify({ ...plan, kept: { 'shared-ui': [hash] } }));
  const open = async (url: string) => (await (await openRelease(place)).fileOf(url))?.file ?? null;
  const urls = ['shared-ui', 'shared-ui@1.0.0', 'shared-ui@2.0.0', 'shared-api'].map(
    (name) => `/assets/${name}/ui.abc.js`,
  );
  expect(await Promise.all(urls.map(open))).toEqual(['files/abc.js', 'files/abc.js', null, null]);
});
