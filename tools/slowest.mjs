import { relative } from 'node:path';

const COUNT = 10;
/** Files of less than this time are not worth a line. */
const LEAST_MS = 2000;

/**
 * The test files of a report of jest that took longest, one line each: seconds and path. None for a run of one file.
 * @param {{ testResults: readonly { name: string, startTime: number, endTime: number }[] }} report
 * @param {string} root Folder that the paths are shown from.
 */
export function slowestFiles({ testResults }, root) {
  if (testResults.length < 2) return [];
  return testResults
    .map(({ name, startTime, endTime }) => ({ path: relative(root, name), took: endTime - startTime }))
    .filter(({ took }) => took >= LEAST_MS)
    .sort((one, other) => other.took - one.took)
    .slice(0, COUNT)
    .map(({ path, took }) => `     ${`${(took / 1000).toFixed(1)} s`.padStart(8)}  ${path}`);
}
