import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './report.mjs';
import { sourceFiles } from './source-files.mjs';

/** Names, which keep their capitals wherever they stand. */
const names =
  /Terms of Service|Listings & Ads|Merchant Center|Performance Max|Smart Shopping|Display Network|Content API|United States|(?:North|South) America|\bAds accounts?\b|\{\{provider\}\} Ads\b|\b(?:Search|YouTube|Gmail|Chrome|Edge|Firefox|Safari|JavaScript|Monday|February|July|Enter|Ctrl|Alt|Shift)\b/g;

/** Abbreviations. */
const abbreviations = new Set(['API', 'CSV', 'GTIN', 'HTTPS', 'ID', 'PHP', 'ROAS', 'SMS', 'URL', 'US']);

/** Sentences that the specification fixes, by requirement: they stay as they are. */
const fixed = {
  'View Reports': 'O2.03',
  "We're having trouble loading this data...": 'O8.18',
  'I have resolved all the issue(s) listed above.': 'O4.05',
  'Your changes to your Free Listings have been saved and will be synced to your {{provider}} Merchant Center account.':
    'O8.15',
  'An error occurred while retrieving issues. Please try again later.': 'O8.01',
  'An error occurred while retrieving products. Please try again later.': 'O8.02',
  'An error occurred while retrieving your product feed. Please try again later.': 'O8.03',
  'Please try again later.': 'O8.15',
  'We were unable to reclaim this URL. You may not have permission to reclaim this URL, or an error might have occurred. Try again later or contact your {{provider}} account administrator.':
    'S8.21',
};

/** Beginnings that the specification fixes, by requirement: what follows them is ours. */
const fixedBeginnings = {
  'Uh-oh! ': 'S6.04',
  'Please make sure daily average cost is greater than 0. ': 'S5.16',
};

/** Words that do not help the reader, each with what does. `in`: files in which they may stand. */
const forbidden = [
  // Notices of failed calls carry the cause and the way on beneath (`root-config/src/messages/en/causes.json`).
  { pattern: /try again later/i, instead: 'the cause and the way on', in: /^shared-machines\/src\/messages\// },
  { pattern: /uh-oh|oops|whoops|sorry/i, instead: 'what happened' },
  { pattern: /daily average cost/i, instead: 'daily budget' },
  { pattern: /\(s\)/, instead: 'a plural (…_one, …_other)' },
  { pattern: /\b(by itself|by themselves|anew|stands? still)\b/i, instead: 'plain English' },
  { pattern: /^Or, /, instead: 'the action alone' },
  { pattern: /\p{L}'\p{L}/u, instead: 'a typographic apostrophe (’)' },
  { pattern: /\.\.\./, instead: 'one ellipsis (…)' },
  { pattern: /\bclick here\b/i, instead: 'the name of what is opened' },
  { pattern: /!!|\?\?/, instead: 'one mark' },
];

const ours = (text) =>
  Object.keys(fixedBeginnings).reduce(
    (rest, begin) => (rest.startsWith(begin) ? rest.slice(begin.length) : rest),
    text,
  );

/** The value of a property of a catalog. */
const value = /:\s*"(?<text>(?:\\.|[^"\\\n])*)"/g;

/** Every text of a catalog with the line it stands in. */
const textsOf = (source) =>
  [...source.matchAll(value)].map(({ 0: whole, index, groups }) => ({
    text: groups.text.replaceAll('\\"', '"'),
    line: source.slice(0, index + whole.length).split('\n').length,
  }));

/** Words with a capital that no sentence begins with and no name has. */
function capitals(text) {
  const plain = text
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(names, 'name')
    .replaceAll(/\{\{\w+\}\}/g, 'value');
  return (
    [...plain.matchAll(/(?<before>^|[.!?:…][”)]?\s*|[“(→+]\s*|\s|-|–|\/)(?<word>\p{Lu}[\p{L}’]*)/gu)]
      .filter(({ groups }) => /^\s$|^[-–/]$/.test(groups.before) && !abbreviations.has(groups.word))
      .map(({ groups }) => groups.word)
      // A letter alone is a key, or “I”.
      .filter((word) => word.length > 1 && !word.startsWith('I’'))
  );
}

/** Faults of one text of a catalog. */
function wordFaults(path, text) {
  if (text in fixed) return [];
  const own = ours(text);
  const said = forbidden
    .filter((rule) => rule.pattern.test(own) && rule.in?.test(path) !== true)
    .map(({ pattern, instead }) => `"${pattern.exec(own)?.[0]}": say ${instead}`);
  const [capital] = capitals(own);
  return capital === undefined ? said : [...said, `"${capital}" has a capital: sentence case, or a name to be listed`];
}

/** English catalogs; other languages have capitals of their own. */
const isCatalog = (path) => /^[^/]+\/src\/messages\/en\/[^/]+\.json$/.test(path);

/** Texts that break the rules of words, one line each. */
export function wordFindings(root) {
  const catalogs = sourceFiles(root).filter(isCatalog);
  const texts = catalogs.flatMap((path) =>
    textsOf(readFileSync(join(root, path), 'utf8')).map((found) => ({ ...found, path })),
  );
  return texts.flatMap(({ path, text, line }) => wordFaults(path, text).map((fault) => `${path}:${line}: ${fault}`));
}

report(import.meta, wordFindings);
