import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePo } from '../wordpress/gettext.mjs';
import { writeTexts } from '../wordpress/plugin-texts.mjs';
import { plantTree, repository, runGate, runIn, writeInto } from './planted-tree';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plant = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) writeInto(folder, file, text);
};

/** Lines that one of our gates printed. */
const findings = async (gate: string) => {
  const { code, stdout } = await runGate(folder, gate);
  const lines = stdout.split('\n').filter((line) => line !== '');
  expect(code).toBe(lines.length > 0 ? 1 : 0);
  return lines;
};

describe('file names', () => {
  it.each([
    ['mfe-x/src/PhoneCard.tsx', '"PhoneCard" is not kebab-case'],
    ['mfe-x/src/phone_card.ts', '"phone_card" is not kebab-case'],
    ['mfe-x/src/myFolder/phone.ts', 'folder "myFolder" is not kebab-case'],
    ['mfe-x/src/phone.thing.ts', '"thing" is no known role (tools/gates/file-names.mjs)'],
    ['mfe-x/src/phone.machine.rules.ts', '"machine.rules" are two roles in one name'],
    ['mfe-x/src/utils.ts', '"utils" says nothing about what is inside'],
    ['mfe-x/src/phone/index.ts', 'an index file that is not a door of its package'],
    ['mfe-x/src/hooks/phone.ts', 'a hook is named use-…'],
    ['mfe-x/src/phone/use-phone.ts', 'a hook of an application stands in its hooks/'],
  ])('names %s', async (file, fault) => {
    plant({ [file]: '' });
    expect(await findings('file-names')).toEqual([`${file}: ${fault}`]);
  });

  it('names a folder of screens/ without a screen', async () => {
    plant({ 'mfe-x/src/screens/start/start-action.tsx': '' });
    expect(await findings('file-names')).toEqual(['mfe-x/src/screens/start: has no .screen.tsx']);
  });

  it('accepts roles, tests of roles, doors and hooks', async () => {
    plant({
      'mfe-x/package.json': '{"exports":{".":"./src/index.ts"}}',
      'mfe-x/src/index.ts': '',
      'mfe-x/src/phone-verification.machine.test.ts': '',
      'mfe-x/src/screens/start/start.screen.tsx': '',
      'mfe-x/src/hooks/use-phone.ts': '',
      'mfe-x/dist/AnyThing.js': '',
      'mfe-x/README.md': '',
    });
    expect(await findings('file-names')).toEqual([]);
  });
});

describe('domain words', () => {
  it('names a word of the business in shared-ui', async () => {
    plant({ 'shared-ui/src/card.tsx': "const a = 1;\nexport const title = 'Your campaign';\n" });
    expect(await findings('domain-words')).toEqual([
      'shared-ui/src/card.tsx:2: shared-ui knows no domain, but says "campaign"',
    ]);
  });

  it('lets comments and other packages be', async () => {
    plant({
      'shared-ui/src/icons.ts': '// a campaign\nexport const a = 1;\n',
      'mfe-x/src/a.ts': "export const word = 'campaign';\n",
    });
    expect(await findings('domain-words')).toEqual([]);
  });
});

describe('words', () => {
  const catalog = 'mfe-x/src/messages/en/screen.json';
  const catalogOf = (texts: Readonly<Record<string, string>>) => `${JSON.stringify(texts, null, 2)}\n`;
  it.each([
    ['Product Feed', '"Feed" has a capital: sentence case, or a name to be listed'],
    ['It failed. Please try again later.', '"try again later": say the cause and the way on'],
    ['I have solved the issue(s).', '"(s)": say a plural (…_one, …_other)'],
    ["It's loading…", '"t\'s": say a typographic apostrophe (’)'],
    ['Or, create a campaign', '"Or, ": say the action alone'],
  ])('names %s', async (text, fault) => {
    plant({ [catalog]: catalogOf({ text }) });
    expect(await findings('words')).toEqual([`${catalog}:2: ${fault}`]);
  });

  it('accepts names, abbreviations, new sentences, sentences the specification fixes, failures, other files', async () => {
    plant({
      [catalog]: catalogOf({
        a: 'Open {{provider}} Merchant Center. Then download the CSV: All of it',
        b: 'View Reports',
        c: 'Press Ctrl+Alt+Shift+V',
      }),
      'shared-machines/src/messages/en/errors.json': catalogOf({ a: 'It failed. Please try again later.' }),
      'mfe-x/src/messages/de/screen.json': catalogOf({ a: 'Die Anzeigen des Monats' }),
      'mfe-x/src/a.ts': "export const a = { name: 'Product Feed' };\n",
    });
    expect(await findings('words')).toEqual([]);
  });
});

describe('php', () => {
  it('names what the oldest PHP of a store does not know, though the PHP here does', async () => {
    plant({
      'host-x/a.php': '<?php\n$a = $b?->c();\nfunction f( int|string $a ): mixed {}\n',
      'host-x/b.php':
        '<?php\nfunction g( ?string $a ): ?array { try { return null; } catch ( \\Exception $e ) { return array( $a ); } }\n',
    });
    expect(await findings('php')).toEqual([
      'host-x/a.php: ?-> is not known to PHP 7.4',
      'host-x/a.php: mixed, never or static as a type is not known to PHP 7.4',
      'host-x/a.php: a union type is not known to PHP 7.4',
    ]);
  });

  it('names a file that does not parse, where there is a PHP', async () => {
    plant({ 'host-x/a.php': '<?php\nfunction f( {\n' });
    const told = [expect.stringMatching(/^host-x\/a\.php: .*(Parse error|Errors parsing)/)];
    expect(await findings('php')).toEqual(existsSync('/usr/bin/php') ? told : []);
  });
});

describe('plugin texts', () => {
  const plugin = (php: string) =>
    plant({
      'host-wordpress/listings-and-ads.php': '<?php\n/**\n * Plugin Name: Plugin\n */\n',
      'host-wordpress/includes/class-a.php': `<?php\n${php}\n`,
    });
  const languages = 'host-wordpress/languages/listings-and-ads';
  const catalogue = (entries: readonly (readonly [string, string, string])[]) =>
    writePo('x', [
      { id: '', text: '', files: [] },
      ...entries.map(([file, id, text]) => ({ id, text, files: [file] })),
    ]);

  it('is quiet about a template and a catalogue that the verb has just written, but for what is not translated', async () => {
    plugin("__( 'It\\'s 100 %d', 'listings-and-ads' ); esc_html__( 'New', 'listings-and-ads' );");
    plant({
      [`${languages}-de_DE.po`]: catalogue([
        ['listings-and-ads.php', 'Plugin', 'Plugin'],
        ['x.php', 'Gone', 'Weg'],
        ['x.php', "It's 100 %d", '%s'],
      ]),
    });
    writeTexts(folder);
    expect(await findings('plugin-texts')).toEqual([
      `${languages}-de_DE.po: "It's 100 %d" and its translation differ in placeholders`,
      `${languages}-de_DE.po: "New" is not translated`,
    ]);
  });

  it('names a template and a catalogue that are behind the PHP files', async () => {
    plugin("__( 'One', 'listings-and-ads' );");
    plant({ [`${languages}-ja.po`]: catalogue([]) });
    writeTexts(folder);
    plugin("__( 'Two', 'listings-and-ads' );");
    expect((await findings('plugin-texts')).filter((line) => line.includes('is not as'))).toEqual([
      `${languages}.pot: is not as the PHP files have it (npm run wordpress -- texts)`,
      `${languages}-ja.po: is not as the PHP files have it (npm run wordpress -- texts)`,
    ]);
  });
});

describe('lock file', () => {
  const sound = { version: '1.0.0', integrity: 'sha512-x' };
  const lock = (packages: object) => JSON.stringify({ packages });
  const manifest = JSON.stringify({ dependencies: { a: '1.0.0' }, workspaces: ['w'], allowScripts: { b: true } });

  it.each([
    [
      'a registry host',
      { 'node_modules/a': { ...sound, resolved: 'https://r.example/a.tgz' } },
      'node_modules/a: names a registry host',
    ],
    ['missing integrity', { 'node_modules/a': { version: '1.0.0' } }, 'node_modules/a: has no integrity'],
    [
      'an install script nobody allowed',
      { 'node_modules/a': { ...sound, hasInstallScript: true } },
      'node_modules/a: wants to run an install script that allowScripts does not mention',
    ],
    [
      'two copies of what the page has once',
      { 'node_modules/react': sound, 'w/node_modules/react': sound },
      'react: more than one copy (node_modules/react, w/node_modules/react)',
    ],
  ])('names %s', async (_, packages, fault) => {
    plant({ 'package.json': manifest, 'package-lock.json': lock(packages), 'w/package.json': '{}' });
    expect(await findings('lockfile')).toEqual([fault]);
  });

  it.each([
    [
      'a range instead of a version',
      '^1.0.0',
      ['w/package.json: a ^1.0.0 is not an exact version', 'w/package.json: a ^1.0.0, but package.json has 1.0.0'],
    ],
    ['two versions of one dependency', '1.1.0', ['w/package.json: a 1.1.0, but package.json has 1.0.0']],
  ])('names %s', async (_, range, faults) => {
    plant({
      'package.json': manifest,
      'package-lock.json': lock({ 'node_modules/a': sound }),
      'w/package.json': JSON.stringify({ dependencies: { a: range } }),
    });
    expect(await findings('lockfile')).toEqual(faults);
  });

  it('accepts a sound one, with a script that is allowed', async () => {
    plant({
      'package.json': manifest,
      'package-lock.json': lock({
        '': {},
        'node_modules/b': { ...sound, hasInstallScript: true },
        w: {},
        'node_modules/@x/w': { resolved: 'w', link: true },
      }),
      'w/package.json': '{"dependencies":{"a":"1.0.0"}}',
    });
    expect(await findings('lockfile')).toEqual([]);
  });
});

describe('types', () => {
  const typeErrors = async (files: Readonly<Record<string, string>>) => {
    const tree = plantTree(files);
    const { code, stdout } = await runIn(tree.path, 'tsc', ['-b', '--force', 'shared-machines']);
    tree.remove();
    return { code, errors: stdout.match(/TS\d+/g) ?? [] };
  };
  const contract = {
    'shared-api/src/contract/index.ts': 'export const one = 1;\n',
    'shared-api/src/index.ts': 'export const two = 2;\n',
  };

  it.each([
    ['the DOM in a machine', 'export const title = document.title;', 'TS2584'],
    ['an index that may lead nowhere', 'export const first = (list: string[]): string => list[0];', 'TS2322'],
    ['undefined given to an optional property', 'export const o: { a?: string } = { a: undefined };', 'TS2375'],
    ['an import that does not say it is a type', "import { I } from './i';\nexport const i: I = 1;", 'TS1484'],
  ])(
    'refuse %s',
    async (_, text, error) => {
      const files = {
        ...contract,
        'shared-machines/src/i.ts': 'export type I = number;\n',
        'shared-machines/src/a.ts': `${text}\n`,
      };
      expect(await typeErrors(files)).toEqual({ code: 2, errors: [error] });
    },
    30_000,
  );

  it('accept a sound package', async () => {
    const files = {
      ...contract,
      'shared-machines/src/a.ts': "import { one } from '@listings/shared-api/contract';\n\nexport const a = one;\n",
    };
    expect(await typeErrors(files)).toEqual({ code: 0, errors: [] });
  }, 30_000);
});

describe('unused code', () => {
  const unused = async (files: Readonly<Record<string, string>>) => {
    plant({
      'package.json': JSON.stringify({
        name: 'x',
        type: 'module',
        scripts: { start: 'node tools/start.mjs' },
        workspaces: ['shared-api'],
      }),
      'tools/start.mjs': "import { a } from '@listings/shared-api';\n\nconsole.log(a);\n",
      'shared-api/package.json': JSON.stringify({ name: '@listings/shared-api', exports: { '.': './src/index.ts' } }),
      'shared-api/src/index.ts': "export { a } from './a';\n",
      'shared-api/src/a.ts': 'export const a = 1;\n',
      ...files,
    });
    const { stdout } = await runIn(folder, 'knip', ['--config', join(repository, 'knip.json'), '--reporter', 'json']);
    return JSON.stringify(JSON.parse(stdout));
  };

  it.each([
    ['an unused file', { 'shared-api/src/orphan.ts': 'export const orphan = 1;\n' }, '"orphan.ts"'],
    ['an unused export', { 'shared-api/src/a.ts': 'export const a = 1;\nexport const lonely = 2;\n' }, '"lonely"'],
    [
      'an unused dependency',
      {
        'shared-api/package.json':
          '{"name":"@listings/shared-api","exports":{".":"./src/index.ts"},"dependencies":{"kysely":"1.0.0"}}',
      },
      '"kysely"',
    ],
  ])(
    'names %s',
    async (_, files, name) => {
      expect(await unused(files)).toContain(name.replaceAll('"orphan.ts"', 'orphan.ts'));
    },
    30_000,
  );

  it('finds nothing in a sound tree', async () => {
    const report = await unused({});
    expect(report).not.toMatch(/a\.ts|"a"|kysely/);
  }, 30_000);
});

describe('format', () => {
  it.each([
    ['double quotes', 'export const a = "a";\n', 1],
    ['the house style', "export const a = 'a';\n", 0],
  ])('with %s', async (_, text, code) => {
    plant({ '.prettierrc.json': '{ "printWidth": 120, "singleQuote": true, "trailingComma": "all" }', 'a.ts': text });
    expect((await runIn(folder, 'prettier', ['--check', 'a.ts'])).code).toBe(code);
  });
});
