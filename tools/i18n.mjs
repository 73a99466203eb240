/** `npm run i18n`: checks the catalogs, and hands them to translators and back. See docs/translating.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allFaults, longTexts } from './i18n/check.mjs';
import { languagesOf } from './i18n/catalogs.mjs';
import { exportPo, importPo } from './i18n/po.mjs';

const root = dirname(import.meta.dirname);

const usage = `npm run i18n -- check                   faults of all catalogs
npm run i18n -- lengths                 texts more than 1.6 times as long as their source
npm run i18n -- export LANGUAGE FILE    all texts as a PO file
npm run i18n -- import LANGUAGE FILE    the texts of a PO file into the catalogs`;

const say = (lines) => process.stdout.write(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
const [verb, language, file] = process.argv.slice(2);

if (verb === 'check') {
  const faults = allFaults(root);
  say(faults.length === 0 ? [`every text of ${['en', ...languagesOf(root)].join(', ')} is right`] : faults);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else if (verb === 'lengths') {
  say(languagesOf(root).flatMap((each) => longTexts(root, each)));
} else if (verb === 'export' && language !== undefined && file !== undefined) {
  writeFileSync(file, exportPo(root, language));
} else if (verb === 'import' && language !== undefined && file !== undefined) {
  const { taken, left } = importPo(root, language, readFileSync(file));
  say([`${taken} texts of ${language} taken, ${left} are missing`]);
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
