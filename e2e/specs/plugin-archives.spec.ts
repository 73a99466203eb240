import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { completeLanguages } from '@listings/deploy/in-language';
import type { ReleasePlan } from '@listings/deploy/release';
import { strFromU8, unzipSync } from 'fflate';

type PackedPlan = ReleasePlan & { readonly files: Record<string, { file: string; encodings: string[] }> };

/** Default limit of PHP for an upload, in bytes. */
const largestUpload = 2 * 1024 * 1024;

/** Archives as the command prints them: path, size, languages. */
const archives = execFileSync(process.execPath, ['tools/wordpress.mjs', 'zip'], { encoding: 'utf8' })
  .split('\n')
  .filter((line) => line.startsWith('dist/'))
  .map((line) => {
    const [name = '', , languages = ''] = line.split('  ');
    return { name, bytes: readFileSync(name), languages: languages.split(' ') };
  });
const folder = 'listings-and-ads/release/';

const filesIn = (bytes: Uint8Array): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes))
      .filter(([name]) => name.startsWith(folder))
      .map(([name, content]) => [name.slice(folder.length), content]),
  );
const planIn = (files: Record<string, Uint8Array>) =>
  JSON.parse(strFromU8(files['release.json'] ?? new Uint8Array())) as PackedPlan;
const ending = (name: string) => name.replace(/^dist\/listings-and-ads-\d+\.\d+\.\d+/, '');

test('the plugin is one archive in English, one more for each complete language, and one with all of them', () => {
  expect(archives.map(({ name, languages }) => [ending(name), languages])).toEqual([
    ['.zip', ['en']],
    ...completeLanguages.map((language) => [`-${language}.zip`, ['en', language]]),
    ['-all.zip', ['en', ...completeLanguages]],
  ]);
});

test.each(archives.filter(({ name }) => !name.endsWith('-all.zip')))(
  'is an upload that PHP takes without being told: $name',
  ({ bytes }) => {
    expect(bytes.length).toBeLessThanOrEqual(largestUpload);
  },
);

test.each(archives)(
  'holds the scripts of its languages, each that its pages name, and of no other: $name',
  (archive) => {
    const files = filesIn(archive.bytes);
    const plan = planIn(files);
    expect(['en', ...Object.keys(plan.languages ?? {})].sort()).toEqual([...archive.languages].sort());
    const urls = [plan, ...Object.values(plan.languages ?? {})].flatMap(({ integrity }) => Object.keys(integrity));
    expect(urls.filter((url) => plan.files[url] === undefined)).toEqual([]);
    const named = Object.values(plan.files).flatMap(({ file, encodings }) => [
      file,
      ...encodings.map((e) => `${file}.${e}`),
    ]);
    expect(Object.keys(files).sort()).toEqual([...named, '.htaccess', 'release.json'].sort());
    const others = completeLanguages.filter((language) => !archive.languages.includes(language));
    expect(named.filter((name) => others.some((language) => name.includes(`.${language}.`)))).toEqual([]);
  },
);
