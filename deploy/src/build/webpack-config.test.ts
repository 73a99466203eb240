import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapsName } from '../maps/build-maps';
import { createFixture, smallWorkspace, type Fixture } from '../testing/fixture';
import { isList } from './integrity-list';
import { isLaterStyle } from './later-style';
import { manifestName, type Manifest } from './manifest';
import type { PackageBuild } from './package-build';
import { runBuild } from './run-build';

let fixture: Fixture;
afterEach(() => fixture.remove());

const appBuild = {
  name: 'app',
  entries: { a: './src/a.tsx' },
  specifiers: { '@listings/mfe-a': 'a' },
} satisfies PackageBuild;

const buildIn = (root: string, folder: string, build: PackageBuild) =>
  runBuild(build, {
    root,
    packageDir: join(root, folder),
    packageName: folder,
    out: join(root, folder, 'dist'),
  });

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(fixture.root, folder, 'dist', manifestName), 'utf8')) as Manifest;

const appWith = (files: Readonly<Record<string, string>>) => {
  fixture = createFixture({ ...smallWorkspace, ...files });
  return buildIn(fixture.root, 'app', appBuild);
};

it('describes every emitted file by hash, size, static imports and exports [B-2]', async () => {
  await appWith({});
  const manifest = readManifest('app');
  const entry = manifest.entries['a']?.file ?? '';
  const bytes = readFileSync(join(fixture.root, 'app/dist', entry));
  expect(manifest.files[entry]).toEqual({
    integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    imports: ['react'],
    exports: ['bootstrap', 'mount', 'unmount'],
  });
  expect(Object.keys(manifest.files).sort()).toEqual(
    readdirSync(join(fixture.root, 'app/dist')).filter((name) => ![manifestName, mapsName].includes(name)),
  );
});

it('lists the integrity of the scripts of an application, whose parts are fetched by the page [19.7, B-2]', async () => {
  fixture = createFixture(smallWorkspace);
  await buildIn(fixture.root, 'app', { ...appBuild, name: 'mfe-a' });
  const manifest = readManifest('app');
  const [list = ''] = Object.keys(manifest.files).filter(isList);
  const text = readFileSync(join(fixture.root, 'app/dist', list), 'utf8');
  const scripts = Object.entries(manifest.files).filter(([name]) => name !== list);
  const stated = Object.fromEntries(scripts.map(([name, { integrity }]) => [name, integrity]));
  expect(text).toBe(`export default ${JSON.stringify(stated)};\n`);
  expect(list).toBe(`integrity.${createHash('sha256').update(text).digest('hex')}.js`);
  const entry = readFileSync(join(fixture.root, 'app/dist', manifest.entries['a']?.file ?? ''), 'utf8');
  expect(entry).toMatch(/self\.loadPart\?\.bind\(import\.meta\)\?\?\((\w+)=>import\(\1\)\)/);
});

it('lists nothing of a library, whose parts every document names', async () => {
  await appWith({});
  const { files, entries } = readManifest('app');
  expect(Object.keys(files).filter(isList)).toEqual([]);
  expect(readFileSync(join(fixture.root, 'app/dist', entries['a']?.file ?? ''), 'utf8')).not.toContain('loadPart');
});

it('puts what the entry imports lazily into its file, and keeps every other lazy part in a file of its own', async () => {
  await appWith({});
  const { chunks, files } = readManifest('app');
  expect(Object.keys(chunks)).toEqual(['./folder', './part']);
  expect(Object.keys(files)).toHaveLength(3);
});

it.each([
  ['a library', 'app'],
  ['an application', 'mfe-app'],
])(
  'tells browsers to compile the entry of %s as it arrives, and later parts when they are called [19.9]',
  async (_kind, name) => {
    fixture = createFixture(smallWorkspace);
    await buildIn(fixture.root, 'app', { ...appBuild, name });
    const { entries, files } = readManifest('app');
    const scripts = Object.keys(files).filter((file) => !isList(file));
    const firstLines = scripts.map((file) => {
      const [line = ''] = readFileSync(join(fixture.root, 'app/dist', file), 'utf8').split('\n');
      return [file === entries['a']?.file, line.startsWith('//# allFunctionsCalledOnLoad')];
    });
    expect(firstLines.sort()).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
  },
);

it('puts what many lazy parts share into the entry, with no further request, where a build asks for it [19.6]', async () => {
  const kit = `export const kit = (name: string) => ['what every part stands on', name];`;
  const part = (name: string) => `import { kit } from './kit'; export const ${name} = kit('${name}');`;
  fixture = createFixture({
    ...smallWorkspace,
    'app/src/kit.ts': kit,
    'app/src/part.ts': part('part'),
    'app/src/later.ts': part('later'),
  });
  const read = (name: string) => readFileSync(join(fixture.root, 'app/dist', name), 'utf8');
  const holdersOf = async (build: PackageBuild) => {
    await buildIn(fixture.root, 'app', build);
    const { entries, chunks, files } = readManifest('app');
    expect(Object.values(chunks).map((parts) => parts.length)).toEqual([1, 1]);
    const holders = Object.keys(files).filter((name) => read(name).includes('what every part stands on'));
    return { holders, entry: entries['a']?.file, parts: Object.values(chunks).flat() };
  };
  const apart = await holdersOf(appBuild);
  expect([...apart.holders].sort()).toEqual([...apart.parts].sort());
  const together = await holdersOf({ ...appBuild, commonFrom: 2 });
  expect(together.holders).toEqual([together.entry]);
});

it('leaves what comes later than the page, and the kept packages of one lazy part, with the parts that name them', async () => {
  const part = (name: string, outside: string) => `
    import { kit } from './kit';
    import { made } from '${outside}';
    export const ${name} = [kit, made];`;
  fixture = createFixture({
    ...smallWorkspace,
    'app/src/root.tsx': `export const root = () => [import('./part'), import('./later'), import('./plain')];`,
    'app/src/kit.ts': `export const kit = ['what every part stands on'];`,
    'app/src/part.ts': part('part', 'xstate'),
    'app/src/later.ts': part('later', 'xstate'),
    'app/src/plain.ts': part('plain', 'kept'),
    'node_modules/kept/package.json': '{ "name": "kept", "main": "index.js" }',
    'node_modules/kept/index.js': `export const made = '${'large enough for a file of its own '.repeat(1000)}';`,
  });
  await buildIn(fixture.root, 'app', { ...appBuild, commonFrom: 2 });
  const { chunks, files } = readManifest('app');
  const importsOf = (name: string) => (chunks[name] ?? []).flatMap((file) => files[file]?.imports ?? []);
  expect(importsOf('./part')).toContain('xstate');
  expect(importsOf('./plain')).not.toContain('xstate');
  expect(chunks['./plain']).toHaveLength(1);
});

it('uses a shared module as it is, with no object of its names in front of it [19.4]', async () => {
  await appWith({
    'app/src/part.ts': `import { useId, useState } from 'react'; export const part = [useId, useState];`,
  });
  const { chunks } = readManifest('app');
  const scripts = readManifest('app').files;
  const text = Object.keys(scripts)
    .map((name) => readFileSync(join(fixture.root, 'app/dist', name), 'utf8'))
    .join('\n');
  expect(chunks['./part']).toHaveLength(1);
  expect(text).not.toMatch(/useId:\s*\(\)\s*=>/);
  expect(text).toMatch(/\.useId\b/);
});

it('names exactly what is used of each shared module', async () => {
  await appWith({});
  expect(readManifest('app').uses).toEqual({ react: ['createElement', 'useState'] });
});

it('carries the hash of the content in every name, the same in another folder [P-3]', async () => {
  await appWith({});
  const other = createFixture(smallWorkspace);
  await buildIn(other.root, 'app', appBuild);
  const bytesOf = (root: string) =>
    readdirSync(join(root, 'app/dist')).map((name) => [name, readFileSync(join(root, 'app/dist', name), 'utf8')]);
  const [mine, others] = [bytesOf(fixture.root), bytesOf(other.root)];
  other.remove();
  expect(others).toEqual(mine);
  expect(mine.map(([name]) => name).filter((name) => !/^[\w-]+\.[0-9a-f]{10}\.js$/.test(name ?? ''))).toEqual([
    manifestName,
    mapsName,
  ]);
});

it('changes no name but that of the file whose source changed', async () => {
  await appWith({});
  const before = readManifest('app');
  fixture.write({ 'app/src/later.ts': `export const later = 'changed';` });
  await buildIn(fixture.root, 'app', appBuild);
  const after = readManifest('app');
  expect(after.chunks['./part']).toEqual(before.chunks['./part']);
  expect(after.chunks['./folder']).not.toEqual(before.chunks['./folder']);
  const emitted = [...Object.keys(after.files), manifestName, mapsName];
  expect(readdirSync(join(fixture.root, 'app/dist'))).toEqual(emitted.sort());
});

it.each([
  ['a kept package', `import axios from 'axios'; export const later = axios;`, 'axios'],
  ['the source of a shared workspace', `export { shared as later } from '../../shared-ui/src/shared';`, 'shared-ui'],
])('refuses to bundle %s that the page has once', async (_what, later, name) => {
  const files = { 'app/src/later.ts': later, 'shared-ui/src/shared.ts': `export const shared = 1;` };
  await expect(appWith(files)).rejects.toThrow(`app bundles ${name}, which the page has once`);
});

it('refuses a file in which webpack wrote only a part of a shared module', async () => {
  const later = `/* NAMESPACE OBJECT (decoupled): external "react" */ export const later = 1;`;
  await expect(appWith({ 'app/src/later.ts': later })).rejects.toThrow('holds a partial namespace of react');
});

it('leaves out what only servers need and what only that uses, and files that are never reached', async () => {
  fixture = createFixture({
    ...smallWorkspace,
    'app/src/a.tsx': `
      import { big } from 'kept';
      import { request } from './request';
      import { endpoint } from './endpoint';
      export const table = endpoint({ path: '/a', body: request });
      export const bootstrap = big;`,
    'app/src/endpoint.ts': `export const endpoint = (definition: unknown) => definition;`,
    'app/src/request.ts': `export const request = [make('for servers')]; function make(text: string) { return text; }`,
    'node_modules/kept/package.json': '{ "name": "kept", "main": "index.js" }',
    'node_modules/kept/index.js': `export { big } from './part.js';`,
    'node_modules/kept/part.js': `export const big = 'never reached';`,
  });
  const serverParts = { folder: './src', call: 'endpoint', properties: ['body'] };
  const textOf = async (build: PackageBuild) => {
    await buildIn(fixture.root, 'app', build);
    return readFileSync(join(fixture.root, 'app/dist', readManifest('app').entries['a']?.file ?? ''), 'utf8');
  };
  expect(await textOf(appBuild)).toMatch(/for servers[^]*never reached|never reached[^]*for servers/);
  const less = await textOf({ ...appBuild, serverParts, leaveOut: ['kept/part.js'] });
  expect(less).toContain('/a');
  expect(less).not.toMatch(/for servers|never reached/);
  await expect(buildIn(fixture.root, 'app', { ...appBuild, leaveOut: ['kept/gone.js'] })).rejects.toThrow(
    'kept/gone.js is to be left out but is not there',
  );
  const other = await textOf({ ...appBuild, replace: { 'kept/part.js': './src/request.ts' } });
  expect(other).toMatch(/for servers/);
  expect(other).not.toMatch(/never reached/);
  await expect(
    buildIn(fixture.root, 'app', { ...appBuild, replace: { 'kept/gone.js': './src/x.ts' } }),
  ).rejects.toThrow('kept/gone.js is to be replaced but is not there');
});

it('takes the form of a package for browsers of today where its default is for old ones', async () => {
  const exports = { './min': './min.js', './min/es6': './modern.js' };
  await appWith({
    'app/src/a.tsx': `import { form } from 'libphonenumber-js/min'; export const bootstrap = form;`,
    'node_modules/libphonenumber-js/package.json': JSON.stringify({ name: 'libphonenumber-js', exports }),
    'node_modules/libphonenumber-js/min.js': `export const form = 'for old browsers';`,
    'node_modules/libphonenumber-js/modern.js': `export const form = 'for browsers of today';`,
  });
  const text = readFileSync(join(fixture.root, 'app/dist', readManifest('app').entries['a']?.file ?? ''), 'utf8');
  expect(text).toMatch(/for browsers of today/);
  expect(text).not.toMatch(/for old browsers/);
});

it('says which file a build misses', async () => {
  const build = appWith({ 'app/src/later.ts': `export { nothing as later } from './nothing';` });
  await expect(build).rejects.toThrow(/app does not build\n.*later\.ts.*Can't resolve '\.\/nothing'/s);
});

it('records what a build was made from and what was looked for in vain', async () => {
  const record = await appWith({});
  const sources = Object.keys(record.inputs).filter((path) => path.startsWith('app/'));
  expect(sources).toEqual([
    'app/package.json',
    ...['a.tsx', 'folder/index.ts', 'later.ts', 'part.ts', 'root.tsx'].map((name) => `app/src/${name}`),
  ]);
  expect(record.absent).toContain('app/src/part.tsx');
  expect(Object.keys(record.outputs).sort()).toEqual(readdirSync(join(fixture.root, 'app/dist')));
});

it('records the script that is printed into the page among what a build was made from', async () => {
  fixture = createFixture({ ...smallWorkspace, 'shell/src/watch.ts': 'document.title = String(1);\n' });
  const page = { entry: 'root', title: 'A', body: '<p>', routes: {}, watch: './src/watch.ts' };
  const build = { name: 'shell', entries: { root: './src/root.ts' }, specifiers: {}, page } satisfies PackageBuild;
  const { inputs } = await buildIn(fixture.root, 'shell', build);
  expect(Object.keys(inputs)).toContain('shell/src/watch.ts');
});

it('emits the style sheets that nothing needs at first as one, behind the others [19.7]', async () => {
  const css = { 'shell/src/look.css': 'b {\n  color: blue;\n}\n', 'shell/src/phone.css': 'i {\n  color: red;\n}\n' };
  fixture = createFixture({ ...smallWorkspace, ...css });
  const styles = [
    { file: './src/look.css', isLater: true },
    { file: './src/shell.css' },
    { file: './src/phone.css', isLater: true },
  ];
  const build = { name: 'shell', entries: { root: './src/root.ts' }, specifiers: {}, styles } satisfies PackageBuild;
  await buildIn(fixture.root, 'shell', build);
  const texts = readManifest('shell').styles.map((name) => [
    isLaterStyle(name),
    readFileSync(join(fixture.root, 'shell/dist', name), 'utf8'),
  ]);
  expect(texts).toEqual([
    [false, 'body{color:red}'],
    [true, 'b{color:blue}i{color:red}'],
  ]);
});

it('writes several kept packages into one file with all their names', async () => {
  fixture = createFixture(smallWorkspace);
  const modules = { xstate: '*', '@xstate/react': ['useMachine', 'useSelector'] } as const;
  await buildIn(fixture.root, 'shell', { target: 'vendor', name: 'statecharts', modules });
  const { specifiers, entries, files, uses } = readManifest('shell');
  const exported = files[entries['statecharts']?.file ?? '']?.exports;
  expect(specifiers).toEqual({ xstate: 'statecharts', '@xstate/react': 'statecharts' });
  expect(exported).toEqual(expect.arrayContaining(['createActor', 'setup', 'useMachine', 'useSelector']));
  expect(uses).toEqual({ react: ['*'] });
});

it('builds a server with workspace sources inside and installed packages outside', async () => {
  fixture = createFixture({
    'server/package.json': '{ "name": "server", "type": "module" }',
    'server/src/main.ts': `import pino from 'pino'; import { part } from './part'; export const run = () => [pino, part, import.meta.url];`,
    'server/src/part.ts': `export const part = 'inside';`,
  });
  await buildIn(fixture.root, 'server', { target: 'node', name: 'main', entry: './src/main.ts' });
  const text = readFileSync(join(fixture.root, 'server/dist/main.mjs'), 'utf8');
  expect(text).toMatch(/from "pino"/);
  expect(text).toContain('inside');
  expect(text).toContain('import.meta.url');
  expect(text).not.toContain(fixture.root);
});
