/** The application inside a WordPress of its own; `tools/wordpress.mjs` starts it. */
import config from '../jest.config.js';

const { testPathIgnorePatterns: _ownStage, ...shared } = config;

export default { ...shared, testMatch: ['<rootDir>/specs/wordpress*.spec.ts'] };
