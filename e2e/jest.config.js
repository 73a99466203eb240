/**
 * Browser tests: two files at a time, each with a store and a browser of its own, begun with the file that took longest last
 * time (jest keeps the times). A file that fails is run once more alone: `secondLook` of tools/repeat.mjs.
 */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/specs/*.spec.ts'],
  transform: {
    '^.+\\.m?[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@listings/)'],
  // WordPress has a stage of its own (`wordpress/jest.config.js`).
  testPathIgnorePatterns: ['/specs/wordpress'],
  modulePathIgnorePatterns: ['/artifacts/'],
  maxWorkers: 2,
  testTimeout: 120_000,
  // A connection that Chromium still holds must not keep the run from ending.
  forceExit: true,
};
