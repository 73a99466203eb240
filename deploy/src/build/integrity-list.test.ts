import { createHash } from 'node:crypto';
import { integrityLists, isList, listIntegrity, listsIn } from './integrity-list';
import type { Manifest } from './manifest';

const about = (integrity: string) => ({ integrity, bytes: 1, imports: [], exports: [] });

const build: Pick<Manifest, 'files' | 'languages'> = {
  files: {
    'b.2.js': about('sha256-b'),
    'a.1.js': about('sha256-a'),
    'a.de.3.js': about('sha256-a-de'),
    'a.pt-br.4.js': about('sha256-a-pt'),
    'a.css': about('sha256-css'),
  },
  languages: { de: { 'a.1.js': 'a.de.3.js' }, 'pt-BR': { 'a.1.js': 'a.pt-br.4.js' } },
};

const lists = integrityLists(build);
const sha256 = (text: string, encoding: 'hex' | 'base64') => createHash('sha256').update(text).digest(encoding);

/** The build with its lists among its files. */
const complete = (files = build.files): typeof build => ({
  ...build,
  files: { ...files, ...Object.fromEntries(lists.map(({ name }) => [name, about(listIntegrity(name) ?? '')])) },
});

it('says the integrity of the scripts of each language, under a name with the hash of what it says [19.7]', () => {
  expect(lists.map(({ language, source }) => [language, source])).toEqual([
    [null, 'export default {"a.1.js":"sha256-a","b.2.js":"sha256-b"};\n'],
    ['de', 'export default {"a.de.3.js":"sha256-a-de","b.2.js":"sha256-b"};\n'],
    ['pt-BR', 'export default {"a.pt-br.4.js":"sha256-a-pt","b.2.js":"sha256-b"};\n'],
  ]);
  expect(lists.map(({ name }) => name)).toEqual(
    ['integrity.', 'integrity.de.', 'integrity.pt-br.'].map(
      (start, index) => `${start}${sha256(lists[index]?.source ?? '', 'hex')}.js`,
    ),
  );
});

it('is known by its name, which says its own integrity', () => {
  const [{ name, source }] = lists as [(typeof lists)[0]];
  expect([isList(name), isList('integrity.0123456789.js'), isList('a.1.js')]).toEqual([true, false, false]);
  expect(listIntegrity(name)).toBe(`sha256-${sha256(source, 'base64')}`);
  expect(listIntegrity('a.1.js')).toBeUndefined();
});

it('is found where the build has the very list that its files make, and nowhere else [B-2]', () => {
  expect([...listsIn(complete())]).toEqual(lists.map(({ language, name }) => [language, name]));
  expect([...listsIn(build)]).toEqual([]);
  const changed = complete({ ...build.files, 'a.de.3.js': about('sha256-other') });
  expect([...listsIn(changed).keys()]).toEqual([null, 'pt-BR']);
  const { name = '' } = lists[1] ?? {};
  const forged = { ...complete(), files: { ...complete().files, [name]: about('sha256-forged') } };
  expect([...listsIn(forged).keys()]).toEqual([null, 'pt-BR']);
});
