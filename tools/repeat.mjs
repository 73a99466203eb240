/**
 * `npm run e2e -- --repeat 10 --load 2 NAME…`: the browser tests again and again, beside loops that keep processors
 * busy. Shows tests that fail by chance; each is named with the number of its failures.
 */
import { spawn } from 'node:child_process';

/** Keeps one processor busy, and ends once its parent process is gone. */
const busyLoop =
  'const parent = process.ppid; while (process.ppid === parent) for (const end = Date.now() + 100; Date.now() < end;);';

/** Starts so many busy loops; returns the function that ends them. */
export function startLoad(count) {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', busyLoop], { stdio: 'ignore', detached: false }),
  );
  const stop = () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    stop();
  };
}

const wholeNumber = (name, text, least) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) throw new Error(`${name} takes a whole number from ${least} on.`);
  return value;
};

/** Reads the number of runs and of busy loops from the arguments; `names` are the remaining ones. */
export function readRepeat(args) {
  const rest = [...args];
  const take = (name, otherwise, least) => {
    const at = rest.indexOf(name);
    return at === -1 ? otherwise : wholeNumber(name, rest.splice(at, 2)[1], least);
  };
  return { times: take('--repeat', 1, 1), load: take('--load', 0, 0), names: rest };
}

/** The tests that failed in a report of jest, by their whole title; a file that could not run by its name. */
export const failuresIn = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return status === 'failed' && failed.length === 0 ? [`${name} did not run`] : failed;
  });

const colours = /\u001B\[[\d;]*m/g;

/** Why each failed test failed, by its whole title: the first line of what it threw. */
export const reasonsIn = ({ testResults }) =>
  Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => [
        fullName,
        (failureMessages[0] ?? '').replaceAll(colours, '').split('\n')[0].trim(),
      ]),
  );

/** The files that hold a failed test, in the order they ran. */
export const failedFilesIn = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** What jest says of each failed file, without what passing tests printed. */
export const messagesIn = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `FAIL ${name}\n${message}`)
    .join('\n');

/** Highest number of failed files that are run again; more count as a real fault. */
const FILES_OF_CHANCE = 6;

/**
 * Runs the files that failed once more, alone. What passes then is flaky: it is named with its reason, and does not fail the
 * run; what fails again does. `again` is given the files and resolves as the first run did.
 */
export async function secondLook(first, again, log) {
  const { files = [], reasons = {} } = first;
  if (first.failed === 0 || files.length === 0 || files.length > FILES_OF_CHANCE) return first;
  log(`again, alone: ${files.map((file) => file.split('/').at(-1)).join(', ')}`);
  const second = await again(files);
  const lasting = new Set(second.failures);
  const flaky = first.failures.filter((title) => !lasting.has(title));
  for (const title of flaky)
    log(`flaky: failed once and passed alone: ${[title, reasons[title]].filter(Boolean).join(': ')}`);
  if (second.failed === 0) return { ...first, passed: first.passed + first.failed, failed: 0, failures: [], flaky };
  return {
    ...first,
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    failures: second.failures,
    output: `${first.output}\n${second.output}`,
    flaky,
  };
}

/** One line for each test that failed, the most frequent first. */
export function tally(runs) {
  const counts = new Map();
  for (const test of runs.flat()) counts.set(test, (counts.get(test) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([test, count]) => `${count} of ${runs.length} runs: ${test}`);
}

/** Runs `run` so many times beside the load; `run` resolves with `{ passed, failed, output, failures }`. */
export async function repeat({ times, load }, run, log) {
  const stopLoad = startLoad(load);
  const runs = [];
  try {
    for (let count = 1; count <= times; count += 1) {
      const result = await run();
      runs.push(result);
      log(`run ${count} of ${times}: ${result.passed} passed, ${result.failed} failed`);
    }
  } finally {
    stopLoad();
  }
  const sum = (key) => runs.reduce((total, result) => total + result[key], 0);
  const told = tally(runs.map(({ failures }) => failures));
  const outputs = runs.filter(({ failed }) => failed > 0).map(({ output }) => output);
  return { passed: sum('passed'), failed: sum('failed'), output: [...outputs, ...told].join('\n') };
}
