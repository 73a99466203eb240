import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Below `deploy/dist`, so that loaders and kept packages are found, and nothing is left in the way of others. */
const home = resolve('deploy/dist');

export interface Fixture {
  readonly root: string;
  write(files: Readonly<Record<string, string>>): void;
  remove(): void;
}

/** A repository of a few files, removed after the test. */
export function createFixture(files: Readonly<Record<string, string>>): Fixture {
  mkdirSync(home, { recursive: true });
  const root = mkdtempSync(join(home, 'fixture-'));
  const write = (more: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(more)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  };
  write({ 'package-lock.json': '{}', ...files });
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const page = `{ entry: 'root', title: 'T', body: '<main></main>', routes: { '/a': ['@listings/mfe-a'] } }`;

/** A shell, a stand-in for React and one application with a lazy part. */
export const smallWorkspace: Readonly<Record<string, string>> = {
  'app/package.json': '{ "name": "app", "type": "module", "sideEffects": false }',
  'app/build.config.ts': `export default {
    name: 'app', entries: { a: './src/a.tsx' }, specifiers: { '@listings/mfe-a': 'a' }, firstChunks: { '/a': ['./part'] } };`,
  'app/src/a.tsx': `
    import { createElement } from 'react';
    export const bootstrap = async () => {};
    export const mount = async () => (await import('./root')).root(createElement);
    export const unmount = async () => {};`,
  'app/src/root.tsx': `export const root = async (make: unknown) => [make, (await import('./part')).part, (await import('./folder')).later];`,
  'app/src/part.ts': `import { useState } from 'react'; export const part = useState;`,
  'app/src/folder/index.ts': `export { later } from '../later';`,
  'app/src/later.ts': `export const later = 'only when it is asked for';`,
  'shell/package.json': '{ "name": "shell", "type": "module", "sideEffects": false }',
  'shell/build.config.ts': `export default [
    { name: 'shell', entries: { root: './src/root.ts' }, specifiers: {}, styles: [{ file: './src/shell.css' }], page: ${page} },
    { target: 'vendor', name: 'platform', modules: { react: '*', 'react/jsx-runtime': '*' } },
  ];`,
  'shell/src/root.ts': `import { version } from 'react'; document.title = version;`,
  'shell/src/shell.css': `/* the look */\nbody {\n  color: red;\n}\n`,
};
