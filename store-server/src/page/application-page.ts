import type { PlanInLanguage } from '@listings/deploy/in-language';
import type { Bootstrap } from '@listings/shared-api/contract';
import { sha256Of } from './document-policy';
import { escapeHtml, jsonForScript } from './html';
import type { ServedPage } from './served-page';

export interface ApplicationPage {
  readonly markup: string;
  /** Hashes of every inline script, for the policy. */
  readonly inlineHashes: readonly string[];
}

export interface ApplicationPageParts {
  readonly release: ServedPage & PlanInLanguage;
  readonly bootstrap: Bootstrap;
  readonly path: string;
  readonly nonce: string;
  /** Reference that a person can name when the page does not start: it is in the log. */
  readonly reference: string;
  /** Texts of the shell's style sheets. */
  readonly styles: readonly string[];
  /** Addresses of the first screen's reads. */
  readonly reads: readonly string[];
}

/** Stands in the shell's markup where the page's reference belongs. */
const REFERENCE = '%reference%';

/** Puts the page of the application together, as the shell's page contract has it (`root-config/README.md`). */
export const composeApplicationPage = ({
  release,
  bootstrap,
  path,
  nonce,
  reference,
  styles,
  reads,
}: ApplicationPageParts): ApplicationPage => {
  const { imports, integrity, entry, preload, shell } = release;
  const importMap = jsonForScript({ imports, integrity });
  const preloads = (preload[path] ?? preload['*'] ?? []).map(
    (url) => `<link rel="modulepreload" href="${escapeHtml(url)}"${integrityOf(integrity, url)} nonce="${nonce}">`,
  );
  // Reused by the client's first call of the same address: the answer is on its way before a script has run.
  const earlyReads = reads.map(
    (url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(url)}">`,
  );
  const markup = [
    '<!doctype html>',
    `<html lang="${escapeHtml(release.language)}" dir="${release.direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="release" content="${release.id}">`,
    `<meta name="reference" content="${reference}">`,
    '<meta name="reports" content="/csp">',
    ...previewMark(release),
    `<title>${shell.title}</title>`,
    '<link rel="icon" href="data:,">',
    ...styles.map((css) => `<style nonce="${nonce}">${css.replaceAll('</', '<\\/')}</style>`),
    // Before everything that can fail: it catches the failures.
    ...(shell.watch === undefined ? [] : [`<script nonce="${nonce}">${shell.watch}</script>`]),
    `<script type="importmap" nonce="${nonce}">${importMap}</script>`,
    ...preloads,
    ...earlyReads,
    `<script type="application/json" id="bootstrap">${jsonForScript(bootstrap)}</script>`,
    `<script type="application/json" id="preload">${jsonForScript(preload)}</script>`,
    `<script type="module" src="${escapeHtml(entry)}"${integrityOf(integrity, entry)} nonce="${nonce}"></script>`,
    '</head>',
    `<body>${shell.body.replaceAll(REFERENCE, reference)}</body>`,
    '</html>',
    '',
  ].join('\n');
  const inline = shell.watch === undefined ? [importMap] : [importMap, shell.watch];
  return { markup, inlineHashes: inline.map(sha256Of) };
};

/** Meta tag about the preview for the shell, which shows it all the time. */
const previewMark = ({ trial, previewIsOver }: ServedPage): string[] => {
  const shown = trial?.preview;
  if (previewIsOver) return ['<meta name="preview" content="over">'];
  return shown === undefined || trial === null
    ? []
    : [`<meta name="preview" content="${escapeHtml(`${trial.app} ${trial.version} ${shown.expires}`)}">`];
};

const integrityOf = (integrity: ServedPage['integrity'], url: string): string => {
  const hash = integrity[url];
  return hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`;
};
