/** The application inside a WordPress of its own, one for all files. */
import config from '../jest.config.js';

const { testPathIgnorePatterns: _ownStage, ...shared } = config;

export default {
  ...shared,
  testMatch: ['<rootDir>/specs/wordpress*.spec.ts'],
  globalSetup: '<rootDir>/wordpress/start.ts',
  globalTeardown: '<rootDir>/wordpress/stop.ts',
};
