import type { Manifest } from '../build/manifest';
import { isApplication } from './applications';
import { insist } from './refused';
import { parseStrictly, type Fields } from './strict-json';

type Check = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= 2000 && value.every(check);
const recordOf =
  (key: RegExp, check: Check): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, field]) => key.test(name) && check(field));

const file = /^(?!\.)[a-z0-9._-]{1,120}$/;
const specifier = /^@?[a-z][\w-]*(\/[\w.-]+)*$/i;
const word = /^[a-z0-9][a-z0-9-]{0,63}$/;
const name = /^(\*|[\p{ID_Start}$_][\p{ID_Continue}$]*)$/u;
const route = /^\/[a-z0-9/-]*$/;
const read = /^(?!.*\.\.)\/wc\/[\w/.%&?={}-]{1,500}$/;
const request = /^[\w@./-]{1,200}$/;

const isObject: Check = (value) => typeof value === 'object' && value !== null;

const needs: Fields = {
  name: matches(word),
  package: matches(word),
  entries: recordOf(/^[a-z0-9-]{1,64}$/, isObject),
  specifiers: recordOf(specifier, matches(word)),
  offers: recordOf(specifier, listOf(matches(name))),
  chunks: recordOf(request, listOf(matches(file))),
  firstChunks: recordOf(route, listOf(matches(request))),
  uses: recordOf(specifier, listOf(matches(name))),
  styles: listOf(matches(file)),
  files: recordOf(file, isObject),
};

const page: Fields = {
  entry: matches(word),
  title: matches(/^[^<>]{1,200}$/),
  body: matches(/^[^]{1,50000}$/),
  routes: recordOf(route, listOf(matches(specifier))),
};

/** Printed inside a script element, which nothing in it may end. */
const watch = matches(/^(?!.*<[!/])[^]{1,5000}$/s);

/** Only the shell has a page and styles, and an application has exactly the one specifier of its own name. */
function checkPlace(manifest: Manifest, app: string): void {
  insist(manifest.name === app, 'out-of-scope', `manifest.json: name is ${manifest.name}, not ${app}`);
  if (!isApplication(app)) return;
  const strange = Object.keys(manifest.specifiers).filter((each) => each !== `@listings/${app}`);
  insist(strange.length === 0, 'out-of-scope', `manifest.json: ${app} may not provide ${strange.join(', ')}`);
  const isPlain = manifest.page === undefined && manifest.styles.length === 0;
  insist(isPlain, 'out-of-scope', `manifest.json: ${app} may have neither a page nor style sheets`);
}

/** Every file that the manifest speaks of is one of its own. */
function checkFiles(manifest: Manifest): void {
  const named = [
    ...Object.values(manifest.entries).flatMap(({ file: own, initial }) => [own, ...initial]),
    ...Object.values(manifest.chunks).flat(),
    ...manifest.styles,
  ];
  const unknown = named.find((each) => !Object.hasOwn(manifest.files, each));
  insist(unknown === undefined, 'malformed', `manifest.json: ${unknown} is none of its files`);
  const lost = Object.values(manifest.specifiers).find((entry) => !Object.hasOwn(manifest.entries, entry));
  insist(lost === undefined, 'malformed', `manifest.json: there is no entry ${lost}`);
}

/** A build's manifest as a stranger sent it: every field looked at, nothing outside its own place. */
export function checkManifest(value: unknown, app: string): Manifest {
  const firstReads = recordOf(route, recordOf(/^(always|mcSetupComplete|adsSetupComplete)$/, listOf(matches(read))));
  const checked = parseStrictly(value, 'manifest.json', needs, { page: isObject, firstReads });
  for (const [entry, about] of Object.entries(checked['entries'] as object))
    parseStrictly(about, `manifest.json.entries.${entry}`, { file: matches(file), initial: listOf(matches(file)) });
  if (checked['page'] !== undefined) parseStrictly(checked['page'], 'manifest.json.page', page, { watch });
  // Every field was just looked at; `files` is read from the bytes instead.
  const manifest = checked as unknown as Manifest;
  checkPlace(manifest, app);
  checkFiles(manifest);
  return manifest;
}
