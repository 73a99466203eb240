/** Catalogs as PO files, the format that translators' tools read: one entry for each text, named by its context. */
import { po } from 'gettext-parser';
import { catalogIds, hashOf, readSources, readTexts, sourceLanguage, wantedKeys, writeTexts } from './catalogs.mjs';

const contextOf = (id, key) => `${id}:${key}`;

/** All texts of a language; one that its source has left behind is marked fuzzy. */
export function exportPo(root, language) {
  const entries = {};
  for (const id of catalogIds(root)) {
    const source = readTexts(root, id, sourceLanguage);
    const own = readTexts(root, id, language);
    const from = readSources(root, id, language);
    for (const [key, origin] of wantedKeys(source, language)) {
      const msgid = source.get(origin) ?? '';
      const text = own.get(key) ?? '';
      const isFuzzy = text !== '' && from[key] !== hashOf(msgid);
      const context = contextOf(id, key);
      entries[context] = {
        [msgid]: { msgctxt: context, msgid, msgstr: [text], ...(isFuzzy ? { comments: { flag: 'fuzzy' } } : {}) },
      };
    }
  }
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=UTF-8', 'MIME-Version': '1.0' };
  return po.compile({ charset: 'utf-8', headers, translations: entries }, { foldLength: 0 });
}

/** Writes the texts of a PO file into the catalogs. Answers with how many there are, and how many were left out. */
export function importPo(root, language, content) {
  const { translations } = po.parse(content, 'utf-8');
  const read = new Map(
    Object.values(translations).flatMap((entries) =>
      Object.values(entries)
        .filter(({ msgctxt = '', msgstr, comments }) => {
          return msgctxt !== '' && msgstr[0] !== '' && !comments?.flag?.includes('fuzzy');
        })
        .map(({ msgctxt, msgid, msgstr: [text] }) => [msgctxt, { msgid, text }]),
    ),
  );
  let [taken, left] = [0, 0];
  for (const id of catalogIds(root)) {
    const source = readTexts(root, id, sourceLanguage);
    const own = readTexts(root, id, language);
    const from = readSources(root, id, language);
    const [texts, sources] = [[], {}];
    for (const [key] of wantedKeys(source, language)) {
      const given = read.get(contextOf(id, key));
      const text = given?.text ?? own.get(key);
      if (text === undefined) {
        left += 1;
        continue;
      }
      taken += given === undefined ? 0 : 1;
      texts.push([key, text]);
      const hash = given === undefined ? from[key] : hashOf(given.msgid);
      if (hash !== undefined) sources[key] = hash;
    }
    if (texts.length > 0) writeTexts(root, id, language, texts, sources);
  }
  return { taken, left };
}
