import { readFileSync } from 'node:fs';
import { plantTree, repository, runIn, type PlantedTree } from './planted-tree';

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const only = (...lines: string[]) => `${lines.join('\n')}\n`;

/** A tree that keeps the law, with one file of each kind. */
const lawful = {
  'shared-api/src/index.ts': only("export * from './client/client';"),
  'shared-api/src/client/client.ts': only(
    "import axios from 'axios';",
    "import { x } from '../contract';",
    'export const client = [axios, x];',
  ),
  'shared-api/src/contract/index.ts': only("export { x } from './things.contract';"),
  'shared-api/src/contract/things.contract.ts': only(
    "import * as z from 'zod/mini';",
    "import { v } from '@listings/shared-values';",
    'export const x = [z.string(), v];',
  ),
  'shared-values/src/index.ts': only("export { v } from './day.rules';"),
  'shared-values/src/day.rules.ts': only('export const v = 1;'),
  'shared-values/src/colours/palette.ts': only('export const p = 1;'),
  'shared-machines/src/index.ts': only("export { m } from './thing/thing.machine';"),
  'shared-machines/src/thing/thing.machine.ts': only(
    "import { x } from '@listings/shared-api/contract';",
    "import { createMachine } from 'xstate';",
    'export const m = [x, createMachine];',
  ),
  'shared-machines/src/recording/recorder.ts': only('export const createRecorder = 1;'),
  'shared-ui/src/index.ts': only("export { B } from './button';"),
  'shared-ui/src/button.tsx': only(
    "import Button from '@mui/material/Button';",
    "import { p } from '@listings/shared-values/palette';",
    'export const B = [<Button />, p];',
  ),
  'shared-ui/src/forms.ts': only('export const f = 1;'),
  'shared-ui/src/table.ts': only('export const t = 1;'),
  'shared-ui/src/overlays.ts': only('export const o = 1;'),
  'shared-app/src/index.ts': only("export { useKit } from './page/use-kit';"),
  'shared-app/src/page/use-kit.ts': only(
    "import { B } from '@listings/shared-ui';",
    "import { m } from '@listings/shared-machines';",
    'export const useKit = () => [B, m];',
  ),
  'shared-app/src/testing/index.ts': only("export { fakePage } from './fake-page';"),
  'shared-app/src/testing/fake-page.ts': only('export const fakePage = 1;'),
  'shared-sections/src/index.ts': only("export { S } from './thing/thing.section';"),
  'shared-sections/src/thing/thing.section.tsx': only(
    "import { B } from '@listings/shared-ui';",
    "import { m } from '@listings/shared-machines';",
    "import { useKit } from '@listings/shared-app';",
    "import { useMachine } from '@xstate/react';",
    'export const S = [B, m, useKit, useMachine];',
  ),
  'root-config/src/root-config.ts': only(
    "import { registerApplication } from 'single-spa';",
    "import { m } from '@listings/shared-machines';",
    "export const r = [registerApplication, m, import('./chrome/chrome'), import('@listings/shared-machines/recorder')];",
  ),
  'root-config/src/chrome/chrome.tsx': only("import { B } from '@listings/shared-ui';", 'export const C = B;'),
  'mfe-dashboard/src/dashboard.tsx': only(
    "import { S } from '@listings/shared-sections';",
    "import { useKit } from '@listings/shared-app';",
    "import { f } from '@listings/shared-ui/forms';",
    "import { use } from 'react';",
    'export const D = [S, useKit, f, use];',
  ),
  'store-server/src/main.ts': only(
    "import { x } from '@listings/shared-api/contract';",
    "import fastify from 'fastify';",
    'export const s = [x, fastify];',
  ),
  'store-server/src/page/page.ts': only("import { d } from '../db/db';", 'export const p = d;'),
  'store-server/src/db/db.ts': only('export const d = 1;'),
  'deploy/src/build/package-build.ts': only('export interface PackageBuild { name: string }'),
  'deploy/src/compose/release.ts': only('export interface Release { entry: string }'),
  'mfe-dashboard/src/board.tour.test.tsx': only(
    "import { all } from '@listings/model-testing/jsdom';",
    'export const tour = all;',
  ),
  'model-testing/src/screen/stage.tour.tsx': only(
    "import { fakePage } from '@listings/shared-app/testing';",
    "import { B } from '@listings/shared-ui';",
    "import { client } from '@listings/shared-api';",
    'export const stage = [fakePage, B, client];',
  ),
  'gallery/src/frame/frame.tsx': only(
    "import { B } from '@listings/shared-ui';",
    "import { files } from 'virtual:stories';",
    'export const shown = [B, files];',
  ),
  'mfe-dashboard/src/board.stories.tsx': only(
    "import { fakePage } from '@listings/shared-app/testing';",
    'export const Filled = fakePage;',
  ),
  'model-testing/src/jsdom.ts': only("export { all } from './model';"),
  'model-testing/src/model.ts': only("import { m } from '@listings/shared-machines';", 'export const all = [m];'),
};

const importing = (specifier: string) => only(`import { thing } from '${specifier}';`, 'export const used = thing;');

/** One violation of each rule: its name, the file, what the file says. */
const planted: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['mfe-not-another', 'mfe-reports/src/a.ts', importing('../../mfe-dashboard/src/dashboard')],
  ['mfe-not-the-platform', 'mfe-reports/src/b.ts', importing('../../store-server/src/main')],
  ['mfe-not-the-platform', 'mfe-reports/src/b.test.ts', importing('@listings/model-testing/jsdom')],
  ['tours-model-testing-only', 'mfe-reports/src/b.tour.test.tsx', importing('../../store-server/src/main')],
  ['mfe-not-the-view-library', 'mfe-reports/src/c.tsx', importing('@mui/material')],
  ['mfe-not-the-view-library', 'mfe-reports/src/d.ts', importing('axios')],
  ['mfe-only', 'mfe-reports/src/e.ts', importing('single-spa')],
  ['mfe-only', 'mfe-reports/src/f.ts', importing('node:fs')],
  ['root-config-not-an-application', 'root-config/src/a.ts', importing('../../mfe-dashboard/src/dashboard')],
  ['root-config-only', 'root-config/src/b.ts', importing('react')],
  ['recorder-when-it-is-on', 'root-config/src/d.ts', importing('@listings/shared-machines/recorder')],
  ['root-config-chrome-only', 'root-config/src/chrome/c.ts', importing('@listings/shared-sections')],
  ['machines-only', 'shared-machines/src/a.ts', importing('react')],
  ['machines-only', 'shared-machines/src/b.ts', importing('@listings/shared-api')],
  ['ui-knows-no-domain', 'shared-ui/src/a.ts', importing('@listings/shared-machines')],
  ['ui-speaks-to-nobody', 'shared-ui/src/b.ts', importing('axios')],
  ['app-only', 'shared-app/src/a.ts', importing('@listings/shared-sections')],
  ['app-only', 'shared-app/src/b.ts', importing('@listings/shared-api')],
  ['mfe-not-the-platform', 'shared-app/src/c.ts', importing('@listings/model-testing/jsdom')],
  ['mfe-not-the-view-library', 'shared-app/src/d.ts', importing('@mui/material')],
  ['tours-kit-only', 'model-testing/src/screen/a.tour.tsx', importing('@listings/shared-sections')],
  ['server-not-the-browser', 'model-testing/src/b.ts', importing('@listings/shared-app')],
  ['server-not-the-client', 'model-testing/src/c.ts', importing('@listings/shared-api')],
  ['sections-only', 'shared-sections/src/a.ts', importing('@listings/shared-api')],
  ['sections-only', 'shared-sections/src/b.ts', importing('@emotion/react')],
  ['contract-only', 'shared-api/src/contract/a.ts', importing('axios')],
  ['contract-only', 'shared-api/src/contract/b.ts', importing('../client/client')],
  ['values-only', 'shared-values/src/a.ts', importing('xstate')],
  ['values-only', 'shared-values/src/b.ts', importing('@listings/shared-api/contract')],
  ['contract-mini-only', 'shared-api/src/contract/c.ts', importing('zod')],
  ['contract-mini-only', 'deploy/src/live/c.ts', importing('zod')],
  ['zod-in-the-contract', 'store-server/src/a.ts', importing('zod')],
  ['zod-in-the-contract', 'deploy/src/compose/a.ts', importing('zod/mini')],
  ['server-not-the-browser', 'store-server/src/b.ts', importing('@listings/shared-ui')],
  ['server-not-the-browser', 'e2e/src/a.ts', importing('../../mfe-dashboard/src/dashboard')],
  ['server-not-the-machines', 'deploy/src/a.ts', importing('@listings/shared-machines')],
  ['server-not-the-client', 'store-server/src/c.ts', importing('@listings/shared-api')],
  ['server-rooms', 'store-server/src/db/a.ts', importing('../domain/values/b')],
  ['server-rooms', 'store-server/src/page/a.ts', importing('../main')],
  ['server-rooms', 'store-server/src/domain/values/c.ts', importing('../feed/d')],
  ['server-rooms', 'store-server/src/sandbox/layout/a.ts', importing('../controls/b')],
  ['server-rooms-named', 'store-server/src/d.ts', importing('./attic/e')],
  ['own-folder', 'model-testing/src/a.ts', importing('../../shared-machines/src/index')],
  ['doors', 'mfe-settings/src/a.ts', importing('../../shared-ui/src/button')],
  ['no-cycle', 'mfe-settings/src/b.ts', only("import type { C } from './c';", 'export type B = C | 1;')],
  ['no-internal-barrel', 'mfe-settings/src/d.ts', importing('./inside')],
  ['shipped-not-tests', 'mfe-settings/src/g.ts', importing('./page.harness')],
  ['stories-in-the-gallery', 'mfe-settings/src/h.ts', importing('./page.stories')],
  ['stories-in-the-gallery', 'model-testing/src/d.ts', importing('./page.stories')],
  ['gallery-knows-no-screen', 'gallery/src/a.ts', importing('@listings/shared-sections')],
  ['resolvable', 'mfe-settings/src/e.ts', importing('@listings/shared-ui/src/button')],
  ['declared', 'mfe-settings/src/f.ts', importing('kysely')],
];

const helpers = {
  'store-server/src/domain/values/b.ts': only('export const thing = 1;'),
  'store-server/src/domain/feed/d.ts': only('export const thing = 1;'),
  'store-server/src/sandbox/controls/b.ts': only('export const thing = 1;'),
  'store-server/src/attic/e.ts': only('export const thing = 1;'),
  'mfe-settings/src/page.stories.tsx': only('export const thing = 1;'),
  'model-testing/src/page.stories.tsx': only('export const thing = 1;'),
  'mfe-settings/src/page.harness.ts': only('export const thing = 1;'),
  'mfe-settings/src/c.ts': only("import type { B } from './b';", 'export type C = B | 2;'),
  'mfe-settings/src/inside/index.ts': only('export const thing = 1;'),
};

async function violationsOf(files: Readonly<Record<string, string>>): Promise<readonly Violation[]> {
  const tree: PlantedTree = plantTree(files);
  const folders = [
    'deploy',
    'e2e',
    'gallery',
    'mfe-dashboard',
    'mfe-reports',
    'mfe-settings',
    'model-testing',
    'root-config',
  ];
  const shared = ['api', 'app', 'machines', 'sections', 'ui', 'values'].map((name) => `shared-${name}`);
  const { stdout, stderr } = await runIn(tree.path, 'depcruise', [
    ...folders,
    ...shared,
    'store-server',
    '--output-type',
    'json',
  ]);
  tree.remove();
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

describe('the import law', () => {
  let found: readonly Violation[] = [];

  beforeAll(async () => {
    const wrong = Object.fromEntries(planted.map(([, file, text]) => [file, text]));
    found = await violationsOf({ ...lawful, ...helpers, ...wrong });
  }, 60_000);

  it.each(planted)('%s is caught in %s', (rule, file) => {
    expect(found).toContainEqual(
      expect.objectContaining({ from: file, rule: expect.objectContaining({ name: rule }) }),
    );
  });

  it('passes a tree that keeps it', async () => {
    const names = (await violationsOf(lawful)).map(({ from, rule }) => `${from}: ${rule.name}`);
    expect(names).toEqual([]);
  }, 60_000);

  const { forbidden } = jest.requireActual<{ forbidden: { name: string; from: { path?: string } }[] }>(
    `${repository}/.dependency-cruiser.cjs`,
  );

  it('has the rooms of the store server in the order in which its README has them', () => {
    const rooms = forbidden.flatMap(({ name, from }) =>
      name === 'server-rooms' ? (/^\^store-server\/src\/([\w-]+)\/$/.exec(from.path ?? '')?.[1] ?? []) : [],
    );
    const readme = readFileSync(`${repository}/store-server/README.md`, 'utf8');
    const [, rows = ''] = /\| Room of `src\/` \| Holds \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(readme) ?? [];
    const told = rows.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/[\w-]+/g) ?? []);
    expect(told).toEqual(rooms);
    expect(rooms.length).toBeGreaterThan(10);
  });

  it('has no rule without a planted violation', () => {
    const names = [...new Set(forbidden.map(({ name }) => name))];
    expect(names.sort()).toEqual([...new Set(planted.map(([rule]) => rule))].sort());
  });
});
