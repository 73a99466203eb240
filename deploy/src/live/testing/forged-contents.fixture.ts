import { signStatement } from '../signing/envelope';
import {
  built,
  claimed,
  stated,
  two,
  withFile,
  withManifest,
  without,
  withSource,
  type Forge,
} from './forgery.fixture';
import { filesOf, lifecycles, shell } from './live.fixture';
import { limits } from '../signing/statement';

export const foreign: [string, Forge][] = [
  [
    'a specifier that leads to another host',
    withManifest((manifest) => ({ ...manifest, specifiers: { '@listings/mfe-a': 'https://evil.example/a.js' } })),
  ],
  [
    'a specifier that leads to a path',
    withManifest((manifest) => ({ ...manifest, specifiers: { '@listings/mfe-a': '/assets/x.js' } })),
  ],
  ["another team's specifier", withManifest((manifest) => ({ ...manifest, specifiers: { '@listings/mfe-b': 'app' } }))],
  [
    "another team's specifier beside its own",
    withManifest((manifest) => ({ ...manifest, specifiers: { '@listings/mfe-a': 'app', '@listings/mfe-b': 'app' } })),
  ],
  [
    'the specifier of React',
    withManifest((manifest) => ({ ...manifest, specifiers: { '@listings/mfe-a': 'app', react: 'app' } })),
  ],
  [
    'a specifier that is an address',
    withManifest((manifest) => ({ ...manifest, specifiers: { 'https://cdn.example/x.js': 'app' } })),
  ],
  [
    'a specifier that nobody has yet',
    withManifest((manifest) => ({ ...manifest, specifiers: { '@listings/mfe-a': 'app', lodash: 'app' } })),
  ],
  [
    'a lazy part under a name that every object has',
    withManifest((manifest) => ({ ...manifest, chunks: { constructor: [] } })),
  ],
  [
    'a specifier that covers a folder',
    withManifest((manifest) => ({ ...manifest, specifiers: { '@listings/': 'app' } })),
  ],
  ['another name in its manifest', withManifest((manifest) => ({ ...manifest, name: 'mfe-b' }))],
  ['a page of its own', withManifest((manifest) => ({ ...manifest, page: shell.manifest.page }))],
  [
    'style sheets',
    built({
      manifest: {
        ...two.manifest,
        styles: ['a.css'],
        files: { ...two.manifest.files, 'a.css': { integrity: '', bytes: 1, imports: [], exports: [] } },
      },
      texts: { ...two.texts, 'a.css': 'x' },
    }),
  ],
  [
    'an entry that is no file of its own',
    withManifest((manifest) => ({ ...manifest, entries: { app: { file: 'root.js', initial: ['root.js'] } } })),
  ],
  [
    'an entry that leads to another host',
    withManifest((manifest) => ({ ...manifest, entries: { app: { file: 'https://evil.example/a.js', initial: [] } } })),
  ],
  ['an unknown field in its manifest', withManifest((manifest) => ({ ...manifest, urls: [] }))],
  ['a manifest without its files', withManifest((manifest) => ({ ...manifest, files: {} }))],
  ['a manifest that is a list', withFile('manifest.json', Buffer.from('[]'))],
  ['a manifest that is no JSON', withFile('manifest.json', Buffer.from('{'))],
  [
    'a manifest that reaches a prototype',
    withFile('manifest.json', Buffer.from(`${JSON.stringify(two.manifest).slice(0, -1)},"__proto__":{"a":1}}`)),
  ],
  ['a script that imports another host', withSource(`import 'https://evil.example/x.js'; ${lifecycles}`)],
  ['a script that imports a data address', withSource(`import 'data:text/javascript,1'; ${lifecycles}`)],
  ['a script that imports from the root', withSource(`import '/assets/mfe-b/app.js'; ${lifecycles}`)],
  ["a script that imports another's file", withSource(`import '../mfe-b/app.js'; ${lifecycles}`)],
  [
    'a script that imports another host lazily',
    withSource(
      `export const bootstrap = 1; export const mount = () => import('//evil.example/x.js'); export const unmount = 3;`,
    ),
  ],
  ['a script that imports what nothing provides', withSource(`import 'lodash'; ${lifecycles}`)],
  ['a script without lifecycles', withSource('export const mount = 1;')],
  ['a script that does not parse', withSource(`${lifecycles} import {`)],
  ['a script whose body does not parse', withSource(`${lifecycles} const text = ;`)],
  [
    "webpack's form of an entry that throws before it exports",
    withSource(`throw new Error('x'); export { bootstrap, mount, unmount };`),
  ],
  [
    'a script that uses a name nobody gives, and keeps silent about it',
    withSource(`import { use } from 'react'; ${lifecycles}`),
  ],
  [
    'a script that uses a name of a whole module, and keeps silent about it',
    withSource(`import * as r from 'react'; ${lifecycles} export const text = () => r.use;`),
  ],
  [
    'a script that uses a name its provider does not offer',
    withSource(`import { useMemo } from 'react'; ${lifecycles}`),
  ],
  ['a script that imports another application', withSource(`import '@listings/mfe-b'; ${lifecycles}`)],
  [
    'a script that imports another application when it is needed',
    withSource(`${lifecycles} export const open = () => import('@listings/mfe-b');`),
  ],
];

const paths = [
  '../x.js',
  '..',
  '.',
  '.x.js',
  'a/b.js',
  '/etc/x.js',
  'a\\b.js',
  'C:x.js',
  '%2e%2e%2fx.js',
  'x.js\u0000',
  'X.js',
  'x .js',
  'ünder.js',
  '',
  'a'.repeat(200),
];

export const traversal: [string, Forge][] = paths.map((path) => [
  `a file named ${JSON.stringify(path.slice(0, 20))}`,
  claimed(() => ({ path })),
]);

export const oversize: [string, Forge][] = [
  ['a file of more than 5 MiB', withFile('big.js', Buffer.alloc(limits.fileBytes + 1, 32))],
  ['a file larger than it says', claimed(({ bytes }) => ({ bytes: bytes - 1 }))],
  ['a file smaller than it says', claimed(({ bytes }) => ({ bytes: bytes + 1 }))],
  ['a file of negative size', claimed(() => ({ bytes: -1 }))],
  ['a file of infinite size', claimed(() => ({ bytes: Infinity }))],
  [
    '201 files',
    stated({
      files: Array.from({ length: 201 }, (_, index) => ({ path: `f${index}.js`, sha384: 'a'.repeat(96), bytes: 1 })),
    }),
  ],
  [
    'a file twice',
    async (place) => {
      const statement = await place.publishStatement(two);
      return {
        envelope: signStatement({ ...statement, files: [...statement.files, ...statement.files] }, [place.keys.a]),
        files: filesOf(two),
      };
    },
  ],
  ['a statement of a megabyte', stated({ override: 'x'.repeat(1_000_000) })],
  ['a file that its manifest does not name', withFile('more.js', Buffer.from('1'))],
];

const types = ['html', 'svg', 'map', 'zip', 'tar.gz', 'wasm', 'mjs', 'exe', 'js.txt', 'htaccess'];
export const badType: [string, Forge][] = [
  ...types.map((type): [string, Forge] => [`a file of type ${type}`, withFile(`x.${type}`, Buffer.from('1'))]),
  ['a file without a type', withFile('x', Buffer.from('1'))],
  [
    'other bytes than were announced',
    async (place) => {
      const { envelope } = await built(two)(place);
      const [first = ''] = Object.keys(two.texts);
      return { envelope, files: filesOf(two).set(first, Buffer.from('alert(1)')) };
    },
  ],
  ['a hash in capitals', claimed(({ sha384 }) => ({ sha384: sha384.toUpperCase() }))],
  ['a hash of another length', claimed(({ sha384 }) => ({ sha384: sha384.slice(2) }))],
  ['a hash that is a path', claimed(() => ({ sha384: '../'.repeat(32) }))],
];

export const misshapen: [string, Forge][] = [
  ...(['team', 'app', 'version', 'prev', 'files', 'iat', 'exp', 'nonce', 'action', 'builtAt'] as const).map(
    (field): [string, Forge] => [`no ${field}`, without(field)],
  ),
  ['an unknown field', stated({ url: 'https://evil.example' })],
  ['an unknown action', stated({ action: 'shell' })],
  ['an action that every object has', stated({ action: 'constructor' })],
  ['a short nonce', stated({ nonce: 'abc' })],
  ['files that are text', stated({ files: 'manifest.json' })],
  ['a reason with a line break', stated({ override: 'a\nb' })],
];
