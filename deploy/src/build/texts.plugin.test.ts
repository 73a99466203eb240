import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { findStale } from '../state/build-state.mjs';
import { createFixture, smallWorkspace, type Fixture } from '../testing/fixture';
import { buildPackages } from './build-packages';
import { completed, literalOf } from './catalogs';
import { mapOfScript, mapsName, type BuildMaps } from '../maps/build-maps';
import { readableStack } from '../maps/readable-stack';
import { integrityOf } from './integrity';
import { manifestName, type Manifest } from './manifest';

let fixture: Fixture | undefined;
afterEach(() => {
  fixture?.remove();
  fixture = undefined;
});

const texts = (catalog: object) => JSON.stringify(catalog);
const withTexts = {
  'app/src/part.ts': `import texts from './messages/en/part.json'; export const part = { ...texts };`,
  'app/src/later.ts': `import texts from './messages/en/later.json'; export const later = () => texts;`,
  'app/src/messages/en/part.json': texts({ title: 'Say "hello"', deep: { 'a-b': 'It’s {{count}}' } }),
  'app/src/messages/en/later.json': texts({ title: 'Later' }),
};

const silent = {
  planned: () => {},
  started: () => {},
  finished: () => {},
  failed: (_name: string, error: unknown) => console.error(error),
};

async function build(files: Readonly<Record<string, string>>): Promise<Manifest> {
  const { root, write } = (fixture ??= createFixture(smallWorkspace));
  write(files);
  expect(await buildPackages(root, [{ folder: 'app', why: 'a test' }], silent)).toEqual([]);
  return JSON.parse(readFileSync(join(root, 'app/dist', manifestName), 'utf8')) as Manifest;
}

const dist = () => join(fixture?.root ?? '', 'app/dist');
const emitted = (name: string) => readFileSync(join(dist(), name), 'utf8');
const scripts = () => readdirSync(dist()).filter((name) => name.endsWith('.js'));

it('puts the texts of the source language into the scripts that need them, and makes no others', async () => {
  const manifest = await build(withTexts);
  expect(manifest.languages).toBeUndefined();
  const all = scripts().map(emitted);
  expect(all.filter((script) => script.includes(`title:'Say "hello"',deep:{"a-b":"It’s {{count}}"}`))).toHaveLength(1);
  expect(all.filter((script) => script.includes('__texts__'))).toEqual([]);
});

it('emits each script with texts once more for a language that has a folder, and no other script', async () => {
  const manifest = await build({ ...withTexts, 'app/src/messages/de/later.json': texts({ title: 'Später' }) });
  const [[source, german] = ['', '']] = Object.entries(manifest.languages?.['de'] ?? {});
  expect(Object.keys(manifest.languages?.['de'] ?? {})).toHaveLength(1);
  expect(german).toMatch(/\.de\.[\da-f]{10}\.js$/);
  expect(emitted(german)).toBe(emitted(source).replace('"Later"', '"Später"'));
  expect(manifest.files[german]?.integrity).toBe(integrityOf(Buffer.from(emitted(german))));
  expect(manifest.files[german]?.exports).toEqual(manifest.files[source]?.exports);
  expect(scripts()).toHaveLength(4);
});

it('builds again when a language gets its folder, and when one of its texts changes', async () => {
  await build(withTexts);
  const stale = () => findStale(fixture?.root ?? '').stale.find(({ folder }) => folder === 'app')?.why;
  expect(stale()).toBeUndefined();
  const { languages } = await build({ 'app/src/messages/de/later.json': texts({ title: 'Später' }) });
  expect(Object.keys(languages ?? {})).toEqual(['de']);
  fixture?.write({ 'app/src/messages/ja/part.json': texts({ title: 'こんにちは' }) });
  expect(stale()).toBe('app/src/messages has other folders');
  await build({});
  fixture?.write({ 'app/src/messages/de/later.json': texts({ title: 'Nachher' }) });
  expect(stale()).toBe('app/src/messages/de/later.json changed');
});

it('shows a text that a language lacks in the source language, but never a plural between its own', () => {
  const source = { a: 'A', rows_one: 'row', rows_other: 'rows', deep: { b: 'B', c: 'C' } };
  const polish = { rows_few: 'wiersze', rows_many: 'wierszy', deep: { c: 'Ć' } };
  expect(completed(source, polish)).toEqual({
    a: 'A',
    rows_few: 'wiersze',
    rows_many: 'wierszy',
    deep: { c: 'Ć', b: 'B' },
  });
});

it('writes any text as JavaScript reads it', () => {
  const catalog = {
    plain: 'a',
    both: `"it's"`,
    'not-a-name': '\\n\n',
    all: '"\'`',
    place: '"\'${x}',
    '7': '\u2028',
    __proto__x: '',
  };
  expect(runInNewContext(`JSON.stringify(${literalOf(catalog)})`)).toBe(JSON.stringify(catalog));
});

it('keeps maps of every script apart, by which a place in any language leads to its source', async () => {
  const broken = `
    import texts from './messages/en/later.json';
    export const later = () => {
      throw new Error(texts.title + String(Math.random()));
    };`;
  const german = texts({ title: 'Später als in jeder anderen Sprache' });
  const manifest = await build({ ...withTexts, 'app/src/later.ts': broken, 'app/src/messages/de/later.json': german });
  const maps = JSON.parse(emitted(mapsName)) as BuildMaps;
  expect(Object.keys(manifest.files)).not.toContain(mapsName);
  expect(readdirSync(dist()).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(JSON.stringify(maps)).not.toContain('sourcesContent');
  const [[source, translated] = ['', '']] = Object.entries(manifest.languages?.['de'] ?? {});
  for (const script of [source, translated]) {
    const text = emitted(script);
    const column = text.indexOf('Math.random') + 1;
    const stack = readableStack(`at /assets/app/${script}:1:${column}`, () => mapOfScript(maps, script));
    expect([script, stack]).toEqual([script, expect.stringMatching(/^at app\/src\/later\.ts:4:4\d$/)]);
  }
});
