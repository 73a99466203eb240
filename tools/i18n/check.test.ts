import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { completeLanguages } from '@listings/deploy/in-language';
import { allFaults, gravestFaults, longTexts } from './check.mjs';
import { exportPo, importPo } from './po.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'i18n-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string | object) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof text === 'string' ? text : JSON.stringify(text));
};
const english = (catalog: object) => write('app/src/messages/en/part.json', catalog);
const polish = (catalog: object) => write('app/src/messages/pl/part.json', catalog);
const catalogOf = (language: string): unknown =>
  JSON.parse(readFileSync(join(root, `app/src/messages/${language}/part.json`), 'utf8'));

/** A PO file as a translator hands it back: every text that is open is filled in. */
const translated = (po: Buffer) =>
  po.toString().replaceAll(/(msgid "((?:[^"\\]|\\.)+)"\n)msgstr ""/g, '$1msgstr "PL $2"');

it('finds nothing in the catalogs of this repository: English and every complete language', () => {
  expect(gravestFaults(join(import.meta.dirname, '../..'), completeLanguages)).toEqual([]);
});

it('names texts of the source that no code names, and knows keys that are put together', () => {
  english({ used: 'Used', kindUnknown: 'Known', left: 'Left over' });
  write('app/src/screen.tsx', "t('used'); t(`${kind}Unknown`)");
  expect(allFaults(root)).toEqual(['en app/part: left is not used']);
});

it('refuses texts within texts, which the reader does not read, in the source and in translations', () => {
  write('app/src/screen.tsx', 'title word');
  english({ title: 'A $t(word)', word: 'Word' });
  importPo(root, 'pl', translated(exportPo(root, 'pl')));
  polish({ title: 'Jedno $t(word)', word: 'To $t(title)' });
  expect(allFaults(root)).toEqual([
    'en app/part: title names another text, which is not read',
    'pl app/part: word has other places: $t(title) for ',
  ]);
});

it('names what a language lacks, has too much, has with other places, and has of an earlier text', () => {
  write('app/src/screen.tsx', 'title rows hint');
  english({ title: 'Of {{name}}', rows_one: '{{count}} row', rows_other: '{{count}} rows', hint: 'Old' });
  importPo(root, 'pl', translated(exportPo(root, 'pl')));
  expect(allFaults(root)).toEqual([]);
  english({ title: 'Of {{name}}', rows_one: '{{count}} row', rows_other: '{{count}} rows', hint: 'New' });
  polish({ title: 'Od {{names}}', rows_one: 'wiersz', rows_other: '{{count}} wiersza', hint: 'Stary', more: 'Więcej' });
  expect(allFaults(root)).toEqual([
    'pl app/part: rows_many is missing',
    'pl app/part: rows_few is missing',
    'pl app/part: title has other places: {{names}} for {{name}}',
    'pl app/part: hint was translated from another text',
    'pl app/part: more is not used',
  ]);
});

it('hands all texts to a translator and takes them back, plurals as the language has them, dots in keys as they are', () => {
  english({ deep: { '/a.b': 'Say "hi" to {{name}}' }, rows_one: 'row', rows_other: 'rows' });
  expect(importPo(root, 'ja', translated(exportPo(root, 'ja')))).toEqual({ taken: 2, left: 0 });
  importPo(root, 'pl', translated(exportPo(root, 'pl')));
  const deep = { '/a.b': 'PL Say "hi" to {{name}}' };
  expect(catalogOf('ja')).toEqual({ deep, rows_other: 'PL rows' });
  const [rows_few, rows_many, rows_other] = ['PL rows', 'PL rows', 'PL rows'];
  expect(catalogOf('pl')).toEqual({ deep, rows_one: 'PL row', rows_few, rows_many, rows_other });
});

it('leaves out what is open or fuzzy, and keeps what was there', () => {
  english({ title: 'Title', hint: 'Hint' });
  polish({ title: 'Tytuł' });
  const po = exportPo(root, 'pl').toString();
  expect(po).toContain('#, fuzzy\nmsgctxt "app/part:title"');
  expect(importPo(root, 'pl', po)).toEqual({ taken: 0, left: 1 });
  expect(catalogOf('pl')).toEqual({ title: 'Tytuł' });
});

it('names texts that are more than 1.6 times as long as their source', () => {
  english({ title: 'A title of some words', word: 'Go' });
  polish({ title: 'x'.repeat(40), word: 'Idź dalej' });
  expect(longTexts(root, 'pl')).toEqual(['pl app/part: title is 1.9 times as long']);
});
