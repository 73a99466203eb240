import type { Bootstrap } from '@listings/shared-api/contract';
import { sha256Of } from './document-policy';
import { escapeHtml, jsonForScript } from './html';
import type { ServedPage } from './served-page';

export interface ApplicationPage {
  readonly markup: string;
  readonly importMapHash: string;
}

/** Puts the page of the application together, as the shell's page contract has it (`root-config/README.md`). */
export const composeApplicationPage = (
  release: ServedPage,
  bootstrap: Bootstrap,
  path: string,
  nonce: string,
): ApplicationPage => {
  const { imports, integrity, entry, styles, preload, shell } = release;
  const importMap = jsonForScript({ imports, integrity });
  const stylesheets = styles.map(
    ({ url, integrity: hash }) => `<link rel="stylesheet" href="${escapeHtml(url)}" integrity="${escapeHtml(hash)}">`,
  );
  const preloads = (preload[path] ?? preload['*'] ?? []).map(
    (url) => `<link rel="modulepreload" href="${escapeHtml(url)}"${integrityOf(integrity, url)} nonce="${nonce}">`,
  );
  const markup = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="release" content="${release.id}">`,
    ...previewMark(release),
    `<title>${shell.title}</title>`,
    '<link rel="icon" href="data:,">',
    ...stylesheets,
    `<script type="importmap" nonce="${nonce}">${importMap}</script>`,
    ...preloads,
    `<script type="application/json" id="bootstrap">${jsonForScript(bootstrap)}</script>`,
    `<script type="application/json" id="preload">${jsonForScript(preload)}</script>`,
    `<script type="module" src="${escapeHtml(entry)}"${integrityOf(integrity, entry)} nonce="${nonce}"></script>`,
    '</head>',
    `<body>${shell.body}</body>`,
    '</html>',
    '',
  ].join('\n');
  return { markup, importMapHash: sha256Of(importMap) };
};

/** Told to the shell, which shows it all the while. */
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
