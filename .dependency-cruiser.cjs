/** The import law of ARCHITECTURE.md, row by row. tools/gates/import-law.test.ts plants a violation of each rule. */

const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const applications = 'mfe-[^/]+';
const platforms = 'root-config|store-server|deploy|model-testing|gallery|e2e|tools';
/** Tests and what only they use; shipped code may not import any of it (rule `shipped-not-tests`). */
const tests = [
  '\\.(test|spec|harness|fixture|tour|stories)\\.tsx?$',
  '/testing/',
  '^shared-machines/src/(model/|models\\.ts$|.*\\.model\\.ts$)',
  '^store-server/src/(attacks|durability|bench)/',
  '\\.setup\\.ts$',
  '\\.config\\.[cm]?[jt]s$',
];
/** Replays of recordings on real screens in jsdom, beside the screens. */
const toursOfScreens = '\\.tour(\\.test)?\\.tsx?$';
/** Writes sessions down in the words of the models. */
const recorder = ['^shared-machines/src/recording/(recorder|session-recorder)\\.ts$'];
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const react = packages('react', '@xstate/react', '@tanstack/react-query', '@types/react');

/** Every door of every package, from its `exports`; nothing else in it may be named from outside. */
const manifests = readdirSync(__dirname).filter((folder) => existsSync(join(__dirname, folder, 'package.json')));
const doors = manifests.flatMap((folder) =>
  Object.values(require(`./${folder}/package.json`).exports ?? {}).map(
    (target) => `^${folder}/${target.slice(2).replaceAll('.', '\\.')}$`,
  ),
);
const doorsOf = (...folders) => doors.filter((door) => folders.some((folder) => door.startsWith(`^${folder}/`)));
const contract = doors.filter((door) => door.includes('/contract/'));
/** The ground floor: pure values that everyone stands on. */
const values = doorsOf('shared-values');

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What one folder's shipped code may import, besides itself; the tests are bound by the other rules only. */
const only = (name, comment, folder, allowed, exceptions = []) =>
  never(
    name,
    comment,
    { path: `^${folder}`, pathNot: [...tests, ...exceptions] },
    { pathNot: [`^${folder}`, ...allowed] },
  );

const rows = [
  never(
    'mfe-not-another',
    'Applications share through the server and the URL, never by import.',
    { path: `^(${applications})/` },
    { path: `^${applications}/`, pathNot: '^$1/' },
  ),
  never(
    'mfe-not-the-platform',
    'An application knows neither the shell nor the server nor the tools.',
    { path: `^(${applications}|shared-[^/]+)/`, pathNot: ['^[^/]+/build\\.config\\.ts$', toursOfScreens] },
    { path: `^(${platforms})/` },
  ),
  never(
    'tours-model-testing-only',
    'What leads a real screen through a recording knows the kit of the recordings, and no other tool; walks at a real server start that.',
    { path: toursOfScreens, pathNot: '^model-testing/src/walks/' },
    { path: `^(${platforms.replace('model-testing|', '')})/` },
  ),
  never(
    'mfe-not-the-view-library',
    'Only shared-ui names MUI and emotion, and only shared-api names axios.',
    { path: `^(${applications}|root-config/src|shared-app|shared-sections|shared-machines)/` },
    { path: packages('@mui', '@emotion', 'axios') },
  ),
  only('mfe-only', 'shared-* doors, React, @xstate/react and @tanstack/react-query.', `${applications}/`, [
    ...values,
    ...doorsOf('shared-api', 'shared-machines', 'shared-ui', 'shared-app', 'shared-sections'),
    react,
  ]),
  never(
    'root-config-not-an-application',
    'Applications are loaded through the import map, so that each is released on its own day.',
    { path: '^root-config/' },
    { path: `^${applications}/` },
  ),
  only(
    'root-config-only',
    'The shell has no UI framework: single-spa, @tanstack/react-query, machines and api.',
    'root-config/src/',
    [
      ...values,
      ...doorsOf('shared-api', 'shared-machines'),
      packages('single-spa', '@tanstack/query-core', '@tanstack/react-query'),
    ],
    ['^root-config/src/chrome/'],
  ),
  only(
    'root-config-chrome-only',
    'The notices and dialogs of the shell: React and shared-ui as well.',
    'root-config/src/chrome/',
    [
      '^root-config/src/',
      ...values,
      ...doorsOf('shared-api', 'shared-machines', 'shared-ui'),
      react,
      packages('react-dom'),
    ],
  ),
  only(
    'machines-only',
    'Behaviour runs in Node with no DOM: xstate, libphonenumber-js, pure values and the contract.',
    'shared-machines/src/',
    [...values, ...contract, packages('xstate', 'libphonenumber-js')],
  ),
  never(
    'ui-knows-no-domain',
    'shared-ui is domain-free: no sections, machines or api.',
    { path: '^shared-ui/' },
    { path: '^(shared-(?!ui|values)[^/]+|mfe-[^/]+|root-config)/' },
  ),
  never(
    'ui-speaks-to-nobody',
    'React, MUI, emotion: no HTTP, no state machines, no cache.',
    { path: '^shared-ui/src/', pathNot: tests },
    {
      path: packages('axios', 'zod', 'xstate', '@xstate/react', '@tanstack/react-query', 'single-spa'),
      dependencyTypesNot: ['core'],
    },
  ),
  only(
    'app-only',
    'The application kit knows no section: shared-ui, machines, the contract, React, @tanstack/react-query.',
    'shared-app/src/',
    [...values, ...doorsOf('shared-ui', 'shared-machines'), ...contract, react],
  ),
  only(
    'sections-only',
    'The application kit, shared-ui, machines, the contract, React, @xstate/react, @tanstack/react-query.',
    'shared-sections/src/',
    [...values, ...doorsOf('shared-app', 'shared-ui', 'shared-machines'), ...contract, react],
  ),
  only(
    'contract-only',
    'The contract is zod/mini, pure values and itself, so that both ends can stand on it.',
    'shared-api/src/contract/',
    [packages('zod'), ...values],
  ),
  only('values-only', 'The ground floor stands on nothing.', 'shared-values/src/', []),
  never(
    'contract-mini-only',
    'The whole of zod is 70 kB in the browser.',
    { path: '^(shared-api|deploy)/', pathNot: tests },
    { path: packages('zod'), pathNot: '/zod/mini/' },
  ),
  never(
    'zod-in-the-contract',
    'Schemas live in the contract; everyone else uses those. What teams send with a deploy has its own, beside what reads it.',
    { pathNot: ['^shared-api/', '^deploy/src/live/'] },
    { path: packages('zod') },
  ),
  never(
    'server-not-the-browser',
    'Server and tools know the contract, not the application source.',
    { path: '^(store-server|deploy|model-testing|e2e|tools)/', pathNot: toursOfScreens },
    { path: `^(${applications}|root-config|shared-ui|shared-app|shared-sections)/` },
  ),
  never(
    'tours-kit-only',
    'The stage of the recordings shows a screen it is given: it knows the kit, and neither applications nor sections.',
    { path: `^(${platforms})/.*${toursOfScreens}` },
    { path: `^(${applications}|root-config|shared-sections)/` },
  ),
  never(
    'gallery-knows-no-screen',
    'The gallery finds stories by the names of their files: it knows the component library, and nothing that stands on it.',
    { path: '^gallery/' },
    { path: `^(${applications}|root-config|shared-app|shared-sections|store-server|deploy|model-testing|e2e)/` },
  ),
  never(
    'server-not-the-machines',
    'Machines are for the browser; only model tests and browser tests read them.',
    { path: '^(store-server|deploy)/' },
    { path: '^shared-machines/' },
  ),
  never(
    'server-not-the-client',
    'Server and tools stand on the contract, and in tests on the list of behaviours, not on the axios client.',
    { path: '^(store-server|deploy|model-testing|e2e)/', pathNot: toursOfScreens },
    { path: '^shared-api/src/(?!contract/|testing/behaviour/)' },
  ),
];

const everywhere = [
  never(
    'own-folder',
    'Another package is reached by its name, never by a relative path.',
    { path: '^([^/]+)/' },
    { pathNot: ['^$1/', 'node_modules/'], dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
  ),
  never(
    'doors',
    'A package is entered through its doors; its other files are its own business.',
    { path: '^([^/]+)/' },
    { path: '^[^/]+/src/', pathNot: ['^$1/', ...doors] },
  ),
  never('no-cycle', 'Files that need each other are one file.', {}, { circular: true }),
  never(
    'no-internal-barrel',
    'An index file is the door of a package, nothing else.',
    {},
    { path: '/index\\.tsx?$', pathNot: [...doors, 'node_modules/'] },
  ),
  never(
    'shipped-not-tests',
    'What only tests use has no place in what is shipped.',
    { path: '^[^/]+/src/', pathNot: [...tests, ...recorder, '^(tools|e2e|model-testing)/'] },
    { path: tests, pathNot: 'node_modules/' },
  ),
  never(
    'recorder-when-it-is-on',
    'The recorder of sessions knows every machine of the product: it is fetched when an admin records, never before.',
    { path: '^[^/]+/src/', pathNot: [...tests, ...recorder, '^(tools|e2e|model-testing)/'] },
    { path: recorder, dependencyTypesNot: ['type-only', 'dynamic-import'] },
  ),
  never(
    'stories-in-the-gallery',
    'Stories are for the gallery and for tests: what is shipped, and every other tool, goes without.',
    { pathNot: ['^gallery/', ...tests] },
    { path: '\\.stories\\.tsx$' },
  ),
  never('resolvable', 'The import leads nowhere.', {}, { couldNotResolve: true, pathNot: '^virtual:stories$' }),
  never(
    'declared',
    'The package is not in the package.json beside it.',
    { pathNot: [...tests, '^tools/', '^[^/]+$'] },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
  ),
];

/** The rooms of the store server, the lowest first: a room may use those before it, and never one after it. */
const storeRooms = {
  'store-server/src':
    'base messages texts db people calls http page security backup catalogue cli deploy backend shop-checks domain real-store sandbox',
  'store-server/src/domain':
    'values documents activity accounts contact shipping campaigns feed reports setup undo alerts hand-overs saved-views',
  'store-server/src/sandbox': 'layout addresses faults admin shop scenarios provider controls',
};
const folders = Object.entries(storeRooms).map(([folder, rooms]) => ({ folder, rooms: rooms.split(' ') }));

/** What a room may not import: the rooms above it, and the files beside the rooms, which put them together. */
const climbing = folders.flatMap(({ folder, rooms }) =>
  rooms.map((room, floor) =>
    never(
      'server-rooms',
      'The rooms of the store server stand on each other in the order of storeRooms; what joins them stands beside them.',
      { path: `^${folder}/${room}/`, pathNot: tests },
      { path: `^${folder}/((${['never', ...rooms.slice(floor + 1)].join('|')})/|[^/]+$)` },
    ),
  ),
);

/** A room that the list above does not name would be bound by nothing. */
const unnamed = folders.map(({ folder, rooms }) =>
  never(
    'server-rooms-named',
    'Every room of the store server has its floor in storeRooms.',
    { pathNot: tests },
    { path: `^${folder}/[^/]+/`, pathNot: [...tests, ...rooms.map((room) => `^${folder}/${room}/`)] },
  ),
);

module.exports = {
  forbidden: [...rows, ...everywhere, ...climbing, ...unnamed],
  options: {
    babelConfig: { fileName: 'tools/lint/imports-only-babel.cjs' },
    doNotFollow: { path: ['node_modules'] },
    // Anchored: what this repository builds, not the `dist` folders of packages such as xstate.
    exclude: { path: ['^[^/]+/(dist|\\.tsout|artifacts)/', '^[^/]+/src/[^/]+/fixtures/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.d.mts'],
    },
  },
};
