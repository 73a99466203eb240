import { workspacesOf } from './tools/workspaces.mjs';

/** One project per workspace: node for machines, api and server; jsdom for everything with a screen. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

/** A change in one package reaches tests of another: they are found where every project sees all files (tools/stages.mjs). */
const everywhere = [...workspacesOf(import.meta.dirname), 'tools'].map((name) => `<rootDir>/${name}`);
const rootsOf = (name) => (process.env.FIND_ACROSS_PACKAGES === '1' ? everywhere : [`<rootDir>/${name}`]);

/** Given to each module of machines, which do little else than look them up: slow in jest. None that fake timers replace. */
const GIVEN =
  'Array Boolean JSON Map Math Number Object Promise Proxy Reflect RegExp Set String Symbol WeakMap WeakSet'.split(' ');
const ofMachines = ['shared-machines', 'model-testing'];

const project = (name, testEnvironment) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: rootsOf(name),
  testEnvironment: testEnvironment === 'jsdom' ? '<rootDir>/tools/jsdom/environment.mjs' : testEnvironment,
  testMatch: [`<rootDir>/${name}/**/*.test.ts?(x)`],
  transform: { '^.+\\.[cm]?tsx?$': swc(true), '^.+\\.[cm]?js$': swc(false) },
  // ESM only: the copy of cookie of fastify's inject, what the charts are drawn with, what reads markup and PO files, and sign-in.
  transformIgnorePatterns: [
    '/node_modules/(?!@listings/|(light-my-request/node_modules/)?cookie/|gettext-parser/|d3-|internmap/|delaunator/|robust-predicates/|htmlparser2/|dom(elementtype|handler|utils)/|dom-serializer/|entities/|openid-client/|oauth4webapi/|jose/)',
  ],
  modulePathIgnorePatterns: ['/dist/', '/.tsout/'],
  ...(testEnvironment === 'jsdom' ? { setupFilesAfterEnv: [`<rootDir>/tools/jest-dom-setup.ts`] } : {}),
  ...(ofMachines.includes(name) ? { sandboxInjectedGlobals: GIVEN } : {}),
});

const inNode = ['shared-values', 'shared-api', 'shared-machines', 'store-server', 'deploy', 'model-testing', 'tools'];
const inBrowsers = ['e2e'];
const inDom = workspacesOf(import.meta.dirname).filter((name) => ![...inNode, ...inBrowsers].includes(name));

export default {
  maxWorkers: 2,
  testTimeout: 30_000,
  projects: [...inNode.map((name) => project(name, 'node')), ...inDom.map((name) => project(name, 'jsdom'))],
};
