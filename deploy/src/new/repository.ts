import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an application in a repository of its own installs of others, in the versions that this one is tested with. */
export const versions = {
  react: '19.3.1',
  '@swc/core': '1.16.18',
  '@swc/jest': '0.2.39',
  '@testing-library/dom': '10.4.2',
  '@testing-library/jest-dom': '6.9.1',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.12',
  '@types/jest': '30.0.0',
  '@types/node': '20.19.43',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@types/stylis': '4.2.7',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  typescript: '7.0.2',
} as const;

/** Packages of ours that an application installs: they name each other. */
export const ownPackages = [
  'deploy',
  'shared-values',
  'shared-api',
  'shared-machines',
  'shared-ui',
  'shared-app',
  'shared-sections',
] as const;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** This package's version: all of one release have the same. */
const ownVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

/** Where our packages come from: a registry, or a folder of tarballs. */
function ownDependencies(tarballs: string | undefined): Record<string, string> {
  const version = ownVersion();
  const from = (name: string) =>
    tarballs === undefined ? version : `file:${tarballs}/listings-${name}-${version}.tgz`;
  return Object.fromEntries(ownPackages.map((name) => [`@listings/${name}`, from(name)]));
}

const jestConfig = `const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

export default {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  transform: { '^.+\\\\.[cm]?tsx?$': swc(true), '^.+\\\\.[cm]?js$': swc(false) },
  transformIgnorePatterns: ['/node_modules/(?!@listings/|d3-|internmap/|delaunator/|robust-predicates/)'],
};
`;

const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['jest', 'node', '@testing-library/jest-dom'],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    isolatedModules: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src', 'build.config.ts'],
};

/** What stands beside the folder of the first application, and the `tsconfig.json` of it. */
export const repositoryFiles = (name: string, tarballs: string | undefined): Readonly<Record<string, string>> => ({
  'package.json': json({
    name: `${name}-repository`,
    private: true,
    type: 'module',
    workspaces: ['mfe-*'],
    scripts: { types: `tsc -p mfe-${name}`, test: 'jest', publish: 'listings-deploy publish' },
    // Their scripts look for binaries, which came as packages: npm warns of each that is not decided on.
    allowScripts: { '@parcel/watcher': false, '@swc/core': false, esbuild: false },
    dependencies: { ...ownDependencies(tarballs), react: versions.react },
    devDependencies: Object.fromEntries(Object.entries(versions).filter(([each]) => each !== 'react')),
  }),
  'jest.config.js': jestConfig,
  '.gitignore': 'node_modules/\ndist/\n*.key.json\n',
  [`mfe-${name}/tsconfig.json`]: json(tsconfig),
});
