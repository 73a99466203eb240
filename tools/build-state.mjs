/** What is out of date, for `npm start`: plain JavaScript, no dependencies, a few tens of milliseconds. */
export { findStale } from '../deploy/src/state/build-state.mjs';
