import { readSyntax } from './script-syntax';

const used: readonly (readonly [string, string, Readonly<Record<string, readonly string[]>>])[] = [
  ['by name', `import { useState as a, useMemo } from 'react'; a();`, { react: ['useMemo', 'useState'] }],
  ['by a quoted name', `import { 'use-state' as a } from 'react'; a();`, { react: ['use-state'] }],
  ['as the default', `import React from 'react';`, { react: ['default'] }],
  [
    'by members of the whole',
    `import * as r from 'react'; r.useState(r['useMemo']);`,
    { react: ['useMemo', 'useState'] },
  ],
  ['as the whole', `import * as r from 'react'; start(r);`, { react: ['*'] }],
  ['by a member that is not known before it runs', `import * as r from 'react'; r[name];`, { react: ['*'] }],
  [
    'by handing names on',
    `export { useState as a } from 'react'; export * from 'xstate';`,
    { react: ['useState'], xstate: ['*'] },
  ],
  [
    'where a variable inside has the same name',
    `import * as r from 'react'; export const a = (r) => r.other; r.useState;`,
    { react: ['useState'] },
  ],
];

it.each(used)('names of another module are found: %s [D-6]', (_, source, uses) => {
  expect(readSyntax(source).uses).toEqual(uses);
});

it('properties that are taken out of an object are found, however they are renamed [D-6]', () => {
  const source = `
    const a = ({ api: { saveSettings: b, 'getReport': c } }) => b(c);
    let d; ({ listIssues: d = 1, [e]: d, ...rest } = a);
    const made = { neverTaken: 1 };
  `;
  expect(readSyntax(source).taken).toEqual(['*', 'api', 'getReport', 'listIssues', 'saveSettings']);
});

it.each([
  ['an expression that is missing', 'const a = ;'],
  ['an export without a binding, as webpack leaves it after a throw', `throw new Error(); export { mount };`],
  ['a name declared twice', 'let a; let a;'],
])('what a browser would not run is refused: %s', (_, source) => {
  expect(() => readSyntax(source)).toThrow(SyntaxError);
});
