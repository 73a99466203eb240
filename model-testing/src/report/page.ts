import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { ReportData, ReportModel } from './report-data';

/** The script of the report, packed into one piece. */
function scriptOf(folder: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, 'viewer/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/** Text that may stand inside a script element. */
const inScript = (text: string): string => text.replaceAll('<', '\\u003c');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Pictures stand in templates, not in the data. */
const withoutPictures = (model: ReportModel): ReportModel => ({
  ...model,
  views: model.views.map((view) => ({ ...view, svg: '' })),
});

/** The data of a report that was written before. Throws where the file is none. */
export function dataFrom(page: string): ReportData {
  const [, data] = /<script id="data" type="application\/json">(.*?)<\/script>/s.exec(page) ?? [];
  if (data === undefined) throw new Error('There is no report in this file.');
  return JSON.parse(data) as ReportData;
}

/** What the report may do: of all addresses, ask a development server on this machine, for the live view. */
const policy = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  'connect-src http://localhost:* http://127.0.0.1:*',
].join('; ');

/** The report as one file: it asks for nothing else, but for what a page does that the live view follows. `folder` is that of its sources. */
export function pageOf({ models, ...head }: ReportData, folder: string): string {
  const data = JSON.stringify({ ...head, models: models.map(withoutPictures) });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`,
    '<title>Model tests</title>',
    `<style>${readFileSync(join(folder, 'report.css'), 'utf8')}</style>`,
    '</head>',
    '<body>',
    '<details id="machines" open><summary>Machines</summary><nav id="menu" aria-label="Report"></nav></details>',
    '<main tabindex="-1"><noscript>This report needs JavaScript; it loads nothing from anywhere.</noscript></main>',
    ...models.flatMap(({ id, views }) =>
      views.map(({ svg }, index) => `<template id="chart-${id}-${index}">${svg}</template>`),
    ),
    `<script id="data" type="application/json">${inScript(data)}</script>`,
    `<script>${scriptOf(folder).replaceAll('</script', '<\\/script')}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
