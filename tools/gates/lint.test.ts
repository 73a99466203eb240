import { plantTree, runIn } from './planted-tree';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

const clean = {
  'shared-machines/src/index.ts': 'export const answer = 42;\n',
  'shared-api/src/contract/thing.contract.ts': "import * as z from 'zod/mini';\n\nexport const thing = z.string();\n",
  'shared-ui/src/button.tsx':
    "import Button from '@mui/material/Button';\n\nexport const Plain = () => <Button>x</Button>;\n",
  'shared-machines/src/where.ts':
    "export const where = (state: { matches: (name: string) => boolean }) => state.matches('loading');\n",
  'mfe-reports/src/focus.ts': "export const isOff = (element: Element) => element.matches(':disabled');\n",
  'shared-values/src/format.ts':
    "export const text = (at: Date) => at.toLocaleString() + new Intl.NumberFormat('de').format(1);\n",
  'shared-ui/src/plural.ts': "export const plural = (count: number) => new Intl.PluralRules('de').select(count);\n",
  'root-config/src/navigate.ts': 'export const leave = (to: string) => {\n  window.location.assign(to);\n};\n',
};

const wait = 'const wait = async (): Promise<void> => undefined;\n';

/** One violation of each rule: its code, the file, what the file says. */
const planted: readonly (readonly [code: string, file: string, text: string])[] = [
  ['typescript(no-explicit-any)', 'mfe-reports/src/a.ts', 'export const a: any = 1;'],
  ['typescript(ban-ts-comment)', 'mfe-reports/src/b.ts', '// @ts-ignore\nexport const b: number = "b";'],
  ['typescript(no-floating-promises)', 'mfe-reports/src/c.ts', `${wait}export const c = () => {\n  wait();\n};`],
  ['typescript(no-misused-promises)', 'mfe-reports/src/d.ts', `${wait}export const d = () => [1].forEach(wait);`],
  [
    'typescript(no-non-null-assertion)',
    'mfe-reports/src/e.ts',
    'export const e = (list: string[]) => list[0]!.length;',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'mfe-reports/src/f.ts',
    "export function f(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ],
  [
    'react-hooks(rules-of-hooks)',
    'mfe-reports/src/g.tsx',
    "import { useState } from 'react';\nexport function G({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <p>g</p>;\n}",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'mfe-reports/src/h.tsx',
    "import { useEffect } from 'react';\nexport function H({ on }: { on: () => void }) {\n  useEffect(() => {\n    on();\n  }, []);\n  return <p>h</p>;\n}",
  ],
  ['jsx-a11y(alt-text)', 'mfe-reports/src/i.tsx', 'export const I = () => <img src="/i.png" />;'],
  ['import(no-default-export)', 'mfe-reports/src/j.ts', 'export default 1;'],
  [
    'react(no-danger)',
    'mfe-reports/src/k.tsx',
    "export const K = () => <p dangerouslySetInnerHTML={{ __html: '<b>' }} />;",
  ],
  [
    'react(jsx-no-target-blank)',
    'mfe-reports/src/l.tsx',
    'export const L = ({ to }: { to: string }) => <a href={to} target="_blank">l</a>;',
  ],
  ['react(jsx-no-script-url)', 'mfe-reports/src/m.tsx', 'export const M = () => <a href="javascript:void(0)">m</a>;'],
  [
    'browser-safety(no-markup-sinks)',
    'mfe-reports/src/n.ts',
    "export const n = (at: Element) => {\n  at.innerHTML = '<b>';\n};",
  ],
  [
    'browser-safety(no-markup-sinks)',
    'mfe-reports/src/o.ts',
    "export const o = (at: Element) => at.insertAdjacentHTML('afterend', '<b>');",
  ],
  ['eslint(no-eval)', 'mfe-reports/src/p.ts', "export const p: unknown = eval('1');"],
  ['eslint(no-new-func)', 'mfe-reports/src/q.ts', "export const q: unknown = new Function('return 1');"],
  [
    'browser-safety(no-location-assignment)',
    'mfe-reports/src/r.ts',
    "export const r = () => {\n  window.location = '/elsewhere';\n};",
  ],
  [
    'browser-safety(no-location-assignment)',
    'mfe-reports/src/s.ts',
    "export const s = () => {\n  location.href = '/elsewhere';\n};",
  ],
  [
    'browser-safety(no-location-assignment)',
    'mfe-reports/src/t.ts',
    "export const t = () => window.open('https://elsewhere.example');",
  ],
  [
    'isolation(nothing-left-behind)',
    'mfe-reports/src/left-title.ts',
    "export const a = () => {\n  document.title = 'mine';\n};",
  ],
  [
    'isolation(nothing-left-behind)',
    'mfe-reports/src/left-prototype.ts',
    'export const a = () => {\n  Array.prototype.at = () => 1;\n};',
  ],
  [
    'isolation(nothing-left-behind)',
    'mfe-reports/src/left-sheets.ts',
    'export const a = (sheet: CSSStyleSheet) => document.adoptedStyleSheets.push(sheet);',
  ],
  [
    'isolation(nothing-left-behind)',
    'mfe-reports/src/left-style.ts',
    "export const a = () => document.createElement('style');",
  ],
  [
    'isolation(nothing-left-behind)',
    'mfe-reports/src/left-node.ts',
    'export const a = (node: Node) => document.body.appendChild(node);',
  ],
  [
    'isolation(nothing-left-behind)',
    'mfe-reports/src/left-interval.ts',
    'export const a = () => setInterval(() => undefined, 1000);',
  ],
  [
    'isolation(nothing-left-behind)',
    'mfe-reports/src/left-listener.ts',
    "export const a = () => window.addEventListener('resize', () => undefined);",
  ],
  [
    'machine-views(no-state-names)',
    'mfe-reports/src/aa.ts',
    "export const aa = (state: { matches: (name: string) => boolean }) => state.matches('loading');",
  ],
  [
    'machine-views(no-state-names)',
    'mfe-reports/src/ab.ts',
    'export const ab = (at: { matches: (value: object) => boolean }) => at.matches({ flow: "sending" });',
  ],
  [
    'machine-views(no-state-names)',
    'shared-sections/src/ac.ts',
    'export const ac = (snapshot: { value: string }) => snapshot.value;',
  ],
  [
    'machine-views(no-state-names)',
    'mfe-setup/src/ad.ts',
    'export function ad(actor: { getSnapshot: () => { value: string } }) {\n  const { value } = actor.getSnapshot();\n  return value;\n}',
  ],
  [
    'plain-props(no-conditional-spread)',
    'mfe-reports/src/ae.tsx',
    'export const Ae = ({ id }: { id?: string }) => <p {...(id === undefined ? {} : { id })}>a</p>;',
  ],
  [
    'plain-props(no-conditional-spread)',
    'shared-ui/src/af.tsx',
    'export const Af = ({ on }: { on: boolean }) => <p {...(on ? { hidden: true } : {})}>a</p>;',
  ],
  [
    'reader-language(no-own-format)',
    'mfe-reports/src/ag.ts',
    "export const ag = (names: string[]) => new Intl.ListFormat('en').format(names);",
  ],
  [
    'reader-language(no-own-format)',
    'shared-sections/src/ah.ts',
    'export const ah = (at: Date) => at.toLocaleString();',
  ],
  [
    'reader-language(no-own-format)',
    'root-config/src/ai.ts',
    'export const ai = (one: string, other: string) => one.localeCompare(other);',
  ],
  [
    'reader-language(no-joined-names)',
    'mfe-setup/src/aj.ts',
    "export const aj = (names: string[]) => names.join(', ');",
  ],
  [
    'eslint(no-restricted-imports)',
    'mfe-reports/src/u.ts',
    "import * as z from 'zod/mini';\nexport const u = z.string();",
  ],
  ['eslint(no-restricted-imports)', 'mfe-reports/src/v.ts', "import axios from 'axios';\nexport const v = axios;"],
  [
    'eslint(no-restricted-imports)',
    'mfe-reports/src/w.tsx',
    "import Box from '@mui/material/Box';\nexport const W = Box;",
  ],
  [
    'eslint(no-restricted-imports)',
    'mfe-reports/src/x/y/z/x.ts',
    "import { d } from '../../../d';\nexport const x = d;",
  ],
  ['eslint(no-restricted-imports)', 'shared-api/src/contract/y.ts', "import { z } from 'zod';\nexport const y = z;"],
  [
    'eslint(no-restricted-imports)',
    'shared-ui/src/z.ts',
    "import { answer } from '@listings/shared-machines';\nexport const z = answer;",
  ],
  ['eslint(no-restricted-globals)', 'shared-machines/src/a.ts', 'export const a = () => document.title;'],
  ['eslint(no-restricted-globals)', 'shared-machines/src/b.ts', "export const b = () => fetch('/');"],
  ['eslint(max-lines)', 'mfe-settings/src/a.ts', numbered(301, (i) => `export const a${i} = ${i};`)],
  [
    'eslint(max-lines-per-function)',
    'mfe-settings/src/b.ts',
    `export function b(list: number[]) {\n${numbered(80, (i) => `  list.push(${i});`)}\n}`,
  ],
  ['import(no-cycle)', 'mfe-settings/src/c.ts', "import { d } from './d';\nexport const c = () => d;"],
];

const helpers = { 'mfe-settings/src/d.ts': "import { c } from './c';\nexport const d = () => c;\n" };

async function diagnosticsOf(files: Readonly<Record<string, string>>): Promise<readonly Diagnostic[]> {
  const tree = plantTree(files);
  const { stdout, stderr } = await runIn(tree.path, 'oxlint', ['--format=json']);
  tree.remove();
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

describe('lint', () => {
  let found: readonly string[] = [];

  beforeAll(async () => {
    const wrong = Object.fromEntries(planted.map(([, file, text]) => [file, `${text}\n`]));
    found = (await diagnosticsOf({ ...clean, ...helpers, ...wrong })).map(
      ({ code, filename }) => `${code} ${filename}`,
    );
  }, 60_000);

  it.each(planted)('%s is caught in %s', (code, file) => {
    expect(found).toContain(`${code} ${file}`);
  });

  it('passes a clean tree, where navigate.ts may name location and shared-ui may name MUI', async () => {
    const left = (await diagnosticsOf(clean)).filter(({ filename }) => !filename.startsWith('tools/lint'));
    expect(left.map(({ code, filename }) => `${code} ${filename}`)).toEqual([]);
  }, 60_000);
});
