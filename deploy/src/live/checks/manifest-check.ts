import * as z from 'zod/mini';
import type { Manifest } from '../../build/manifest';
import { isApplication } from '../applications';
import { flagsShape } from './flag-shape';
import { parseShape, textOf } from './parse-shape';
import { refuseUnless } from '../refused';

const file = /^(?!\.)[a-z0-9._-]{1,120}$/;
const specifier = /^@?[a-z][\w-]*(\/[\w.-]+)*$/i;
const word = /^[a-z0-9][a-z0-9-]{0,63}$/;
const name = /^(\*|[\p{ID_Start}$_][\p{ID_Continue}$]*)$/u;
const route = /^\/[a-z0-9/-]*$/;
const routeOrView = /^\/[a-z0-9/-]*(\?(step=[a-z_]{1,64}|subpath=\/[a-z0-9/-]{1,64})(&answer=[a-z-]{1,64})?)?$/;
/** Path that an application may bring. */
const ownRoute = /^\/google\/[a-z0-9-]{1,64}$/;
const subpath = /^(\/[a-z0-9-]{1,64}){1,4}$/;
const read = /^(?!.*\.\.)\/wc\/[\w/.%&?={}-]{1,500}$/;
/** A BCP 47 tag. */
const language = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const request = /^[\w@./-]{1,200}$/;

/** Printed inside a script element, which nothing in it may end. */
const inlineScript = /^(?!.*<[!/])[^]{1,5000}$/s;

const listOf = (pattern: RegExp) => z.array(textOf(pattern)).check(z.maxLength(2000));
const recordOf = <Value extends z.ZodMiniType>(key: RegExp, value: Value) => z.record(textOf(key), value);

/** Words of the page, printed as they are. */
const words = { title: textOf(/^[^<>]{1,200}$/), body: textOf(/^[^]{1,50000}$/) };

/** A text of a route by language: shown as text, never as markup. */
const label = textOf(/^[^<>\p{Cc}]{1,80}$/u);
const inLanguages = z
  .catchall(z.object({ en: label }), label)
  .check(z.refine((texts) => Object.keys(texts).every((tag) => language.test(tag))));

const shape = z.strictObject({
  name: textOf(word),
  package: textOf(word),
  entries: recordOf(/^[a-z0-9-]{1,64}$/, z.strictObject({ file: textOf(file), initial: listOf(file) })),
  specifiers: recordOf(specifier, textOf(word)),
  offers: recordOf(specifier, listOf(name)),
  chunks: recordOf(request, listOf(file)),
  firstChunks: recordOf(routeOrView, listOf(request)),
  uses: recordOf(specifier, listOf(name)),
  styles: listOf(file),
  // The description of each file is read from its bytes instead.
  files: recordOf(file, z.record(z.string(), z.unknown())),
  page: z.exactOptional(
    z.strictObject({
      entry: textOf(word),
      ...words,
      routes: recordOf(route, listOf(specifier)),
      watch: z.exactOptional(textOf(inlineScript)),
      namesCountries: z.exactOptional(z.literal(true)),
      languages: z.exactOptional(recordOf(language, z.strictObject(words))),
    }),
  ),
  routes: z.exactOptional(
    recordOf(
      ownRoute,
      z.strictObject({
        layout: z.enum(['tabs', 'plain', 'fullPage']),
        title: inLanguages,
        tab: z.exactOptional(inLanguages),
        subpaths: z.exactOptional(recordOf(subpath, inLanguages)),
      }),
    ),
  ),
  flags: z.exactOptional(flagsShape),
  languages: z.exactOptional(recordOf(language, recordOf(file, textOf(file)))),
  firstReads: z.exactOptional(
    recordOf(
      routeOrView,
      z.strictObject({
        always: z.exactOptional(listOf(read)),
        mcSetupComplete: z.exactOptional(listOf(read)),
        adsSetupComplete: z.exactOptional(listOf(read)),
        opens: z.exactOptional(
          z
            .array(
              z.strictObject({
                read: textOf(read),
                field: textOf(/^\w{1,64}$/),
                is: textOf(/^[\w-]{1,64}$/),
                view: textOf(routeOrView),
              }),
            )
            .check(z.maxLength(10)),
        ),
      }),
    ),
  ),
});

/** A manifest as a team states it, before its files are read. */
export type StatedManifest = Omit<Manifest, 'files'> & { readonly files: Readonly<Record<string, unknown>> };

/** Only the shell has a page and styles, and an application has exactly the one specifier of its own name. */
function checkPlace(manifest: StatedManifest, app: string): void {
  refuseUnless(manifest.name === app, 'out-of-scope', `manifest.json: name is ${manifest.name}, not ${app}`);
  const bringsNone = isApplication(app) || manifest.routes === undefined;
  refuseUnless(bringsNone, 'out-of-scope', `manifest.json: ${app} is no application and brings no routes`);
  const hasNone = isApplication(app) || manifest.flags === undefined;
  refuseUnless(hasNone, 'out-of-scope', `manifest.json: ${app} is no application and has no flags`);
  if (!isApplication(app)) return;
  const strange = Object.keys(manifest.specifiers).filter((each) => each !== `@listings/${app}`);
  refuseUnless(strange.length === 0, 'out-of-scope', `manifest.json: ${app} may not provide ${strange.join(', ')}`);
  const isPlain = manifest.page === undefined && manifest.styles.length === 0;
  refuseUnless(isPlain, 'out-of-scope', `manifest.json: ${app} may have neither a page nor style sheets`);
}

/** Every file that the manifest speaks of is one of its own. */
function checkFiles(manifest: StatedManifest): void {
  const named = [
    ...Object.values(manifest.entries).flatMap(({ file: own, initial }) => [own, ...initial]),
    ...Object.values(manifest.chunks).flat(),
    ...manifest.styles,
    ...Object.values(manifest.languages ?? {}).flatMap((scripts) => Object.entries(scripts).flat()),
  ];
  const unknown = named.find((each) => !Object.hasOwn(manifest.files, each));
  refuseUnless(unknown === undefined, 'malformed', `manifest.json: ${unknown} is none of its files`);
  const lost = Object.values(manifest.specifiers).find((entry) => !Object.hasOwn(manifest.entries, entry));
  refuseUnless(lost === undefined, 'malformed', `manifest.json: there is no entry ${lost}`);
}

/** A build's manifest as a stranger sent it: every field looked at, nothing outside its own place. */
export function checkManifest(value: unknown, app: string): StatedManifest {
  const manifest: StatedManifest = parseShape(shape, value, 'manifest.json');
  checkPlace(manifest, app);
  checkFiles(manifest);
  return manifest;
}
