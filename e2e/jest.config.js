/** Browser tests: one file at a time, so that a time limit means the application and not the neighbour. */
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
  maxWorkers: 1,
  testTimeout: 60_000,
  // A connection that Chromium still holds must not keep the run from ending.
  forceExit: true,
};
