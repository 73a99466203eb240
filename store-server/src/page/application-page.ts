import type { PlanInLanguage } from '@listings/deploy/in-language';
import { isLaterStyle } from '@listings/deploy/later-style';
import type { Bootstrap } from '@listings/shared-api/contract';
import { sha256Of } from './document-policy';
import { withoutEnglishNames } from './english-names.rules';
import { escapeHtml, jsonForScript } from './html';
import type { ServedPage } from './served-page';

export interface ApplicationPage {
  /** All that the page starts with: painted, and begun by a browser, before the rest arrives. */
  readonly begin: string;
  readonly end: string;
  /** Hashes of every inline script, for the policy. */
  readonly inlineHashes: readonly string[];
}

/** Address of the worker that watches whether the page lives (`deploy/heartbeat.ts`). */
export const HEARTBEAT_PATH = '/heartbeat.js';

export interface ApplicationPageParts {
  readonly release: ServedPage & PlanInLanguage;
  readonly bootstrap: Bootstrap;
  readonly path: string;
  /** Key of the step of the path, or the screen below it, that opens (`viewKey`). */
  readonly view: string;
  readonly nonce: string;
  /** Reference that a person can name when the page does not start: it is in the log. */
  readonly reference: string;
  /**
   * True where the browser lets no script run whose integrity it was not told: the page may then ask for that of parts when
   * it needs them.
   */
  readonly mayLeaveOut: boolean;
  /** Texts of the shell's style sheets, but for the later one. */
  readonly styles: readonly string[];
  /** Addresses of the first screen's reads, whose answers follow in the document. */
  readonly reads: readonly string[];
  /** Address of the worker that watches whether the page lives; null where nobody would use its word. */
  readonly heartbeat: string | null;
}

/** Name of a route's step, or of a screen below it, in a release. */
export const viewKey = (path: string, by: 'step' | 'subpath', value: string): string => `${path}?${by}=${value}`;

/** Stands in the shell's markup where the page's reference belongs. */
const REFERENCE = '%reference%';

/** Has scripts fetched at once. */
export const preloads = (urls: readonly string[], integrity: ServedPage['integrity'], nonce: string): string[] =>
  urls.map(
    (url) => `<link rel="modulepreload" href="${escapeHtml(url)}"${integrityOf(integrity, url)} nonce="${nonce}">`,
  );

const moduleScript = (url: string, integrity: ServedPage['integrity'], nonce: string): string =>
  `<script type="module" async src="${escapeHtml(url)}"${integrityOf(integrity, url)} nonce="${nonce}"></script>`;

/** Has a style sheet fetched at once, and used by nothing yet. */
const fetchedAhead = ({ url, integrity }: ServedPage['styles'][number]): string =>
  `<link rel="preload" as="style" href="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}">`;

/** The bootstrap object without the names of countries that the page has itself: up to 1.7 kB of each document, packed. */
const withoutEnglish = (bootstrap: Bootstrap): Bootstrap => ({
  ...bootstrap,
  countries: withoutEnglishNames(bootstrap.countries),
});

/** Puts the page of the application together, as the shell's page contract has it (`root-config/README.md`). */
export const composeApplicationPage = ({
  release,
  bootstrap,
  path,
  view,
  nonce,
  reference,
  mayLeaveOut,
  styles,
  reads,
  heartbeat,
}: ApplicationPageParts): ApplicationPage => {
  const { imports, scopes, integrity, entry, preload, shell, routes: brought, flags } = release;
  const first = [...(preload[path] ?? preload['*'] ?? []), ...(preload[view] ?? [])];
  const libraries = (preload['*'] ?? []).filter((url) => url !== entry);
  const lists = mayLeaveOut ? release.lists : undefined;
  const printed = lists === undefined ? integrity : withoutListed(release, lists, first);
  const importMap = jsonForScript({ imports, scopes, integrity: printed });
  const begin = [
    '<!doctype html>',
    `<html lang="${escapeHtml(release.language)}" dir="${release.direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="release" content="${release.id}">`,
    `<meta name="reference" content="${reference}">`,
    '<meta name="reports" content="/csp">',
    ...(heartbeat === null ? [] : [`<meta name="heartbeat" content="${heartbeat}">`]),
    ...previewMark(release),
    `<title>${shell.title}</title>`,
    '<link rel="icon" href="data:,">',
    ...styles.map((css) => `<style nonce="${nonce}">${css.replaceAll('</', '<\\/')}</style>`),
    // The shell's own script puts it into use: as a style sheet of the document it would hold back what is painted first.
    ...release.styles.filter(({ url }) => isLaterStyle(url)).map(fetchedAhead),
    '</head>',
    // Painted while the rest of the document is on its way.
    `<body>${shell.body.replaceAll(REFERENCE, reference)}`,
    // Before everything that can fail, whose failures it catches; a browser that paints after a first script has the outline.
    ...(shell.watch === undefined ? [] : [`<script nonce="${nonce}">${shell.watch}</script>`]),
    `<script type="importmap" nonce="${nonce}">${importMap}</script>`,
    ...preloads(first, integrity, nonce),
    `<script type="application/json" id="bootstrap">${jsonForScript(shell.namesCountries ? withoutEnglish(bootstrap) : bootstrap)}</script>`,
    `<script type="application/json" id="preload">${jsonForScript(aheadOfVisits(preload))}</script>`,
    ...(lists === undefined ? [] : [`<script type="application/json" id="integrity">${jsonForScript(lists)}</script>`]),
    ...(brought === undefined
      ? []
      : [`<script type="application/json" id="routes">${jsonForScript(brought)}</script>`]),
    ...(flags === undefined ? [] : [`<script type="application/json" id="flags">${jsonForScript(flags)}</script>`]),
    `<script type="application/json" id="reads">${jsonForScript(reads)}</script>`,
    // Each begins as soon as it is there, in a task of its own, and not with all others when the last one has come.
    ...libraries.map((url) => moduleScript(url, integrity, nonce)),
    // It starts while the answers to these reads are on their way.
    moduleScript(entry, integrity, nonce),
    '',
  ].join('\n');
  const inline = shell.watch === undefined ? [importMap] : [importMap, shell.watch];
  return { begin, end: '</body>\n</html>\n', inlineHashes: inline.map(sha256Of) };
};

/**
 * What the page fetches ahead of a visit are routes, without the scripts that every page has: a step, or a screen below, is
 * opened within one.
 */
const aheadOfVisits = (preload: ServedPage['preload']): ServedPage['preload'] => {
  const { '*': common = [], ...others } = preload;
  const routes = Object.entries(others).filter(([key]) => !key.includes('?'));
  const own = routes.map(([path, urls]) => [path, urls.filter((url) => !common.includes(url))] as const);
  return { '*': common, ...Object.fromEntries(own) };
};

/** Build that a file of a release belongs to. */
const buildOf = (url: string): string => /^\/assets\/([^/]+)\//.exec(url)?.[1] ?? '';

/**
 * Integrity without that of scripts that a list has: what the page starts with stays, and all of the application that it
 * opens, whose parts follow at once, but for those of screens below its route.
 */
const withoutListed = (
  { integrity, entry, below = [] }: ServedPage,
  lists: NonNullable<ServedPage['lists']>,
  first: readonly string[],
): ServedPage['integrity'] => {
  const needed = new Set([entry, ...first]);
  const opened = new Set(first.map(buildOf).filter((build) => build !== buildOf(entry)));
  const follows = (url: string) => opened.has(buildOf(url)) && !below.includes(url);
  const isSaid = (url: string) => needed.has(url) || follows(url) || !(buildOf(url) in lists);
  return Object.fromEntries(Object.entries(integrity).filter(([url]) => isSaid(url)));
};

/** Meta tag about the previews for the shell, which shows them all the time. */
const previewMark = ({ trials, shownFlags = [], previewIsOver }: ServedPage): string[] => {
  const shown = trials.flatMap(({ app, version, preview, isChosen }) =>
    preview || isChosen ? [`${app} ${version} ${preview?.expires ?? 'candidate'}`] : [],
  );
  // No build has a dot in its name; a flag is shown for as long as its link is, as a candidate is.
  const flags = shownFlags.map(({ app, name, value }) => `${app}.${name} ${value} candidate`);
  const marks = [...shown, ...flags, ...(previewIsOver ? ['over'] : [])];
  return marks.length === 0 ? [] : [`<meta name="preview" content="${escapeHtml(marks.join(', '))}">`];
};

const integrityOf = (integrity: ServedPage['integrity'], url: string): string => {
  const hash = integrity[url];
  return hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`;
};
