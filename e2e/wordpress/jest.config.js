/** The application inside a WordPress of its own, one for all files. */
import config from '../jest.config.js';

const { testPathIgnorePatterns: _ownStage, ...shared } = config;

export default {
  ...shared,
  testMatch: ['<rootDir>/specs/wordpress*.spec.ts'],
  // ESM only: what the store server reads markup with, which is compared with the plugin's.
  transformIgnorePatterns: [
    '/node_modules/(?!@listings/|htmlparser2/|dom(elementtype|handler|utils)/|dom-serializer/|entities/)',
  ],
  globalSetup: '<rootDir>/wordpress/start.ts',
  // The files share one WordPress, its users and its store.
  maxWorkers: 1,
  globalTeardown: '<rootDir>/wordpress/stop.ts',
};
