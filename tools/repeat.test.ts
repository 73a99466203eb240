import { spawnSync } from 'node:child_process';
import {
  failuresIn,
  messagesIn,
  readRepeat,
  reasonsIn,
  repeat,
  secondLook,
  startLoad,
  tally,
  type RunResult,
} from './repeat.mjs';

it('reads how often and beside what load, and leaves the names and options of jest alone', () => {
  expect(readRepeat(['--repeat', '10', 'reports', '--load', '2', '-t', 'add up'])).toEqual({
    times: 10,
    load: 2,
    names: ['reports', '-t', 'add up'],
  });
  expect(readRepeat(['reports'])).toEqual({ times: 1, load: 0, names: ['reports'] });
});

it.each([
  [['--repeat', '0'], '--repeat takes a whole number from 1 on.'],
  [['--repeat'], '--repeat takes a whole number from 1 on.'],
  [['--load', 'much'], '--load takes a whole number from 0 on.'],
])('refuses %j', (args, message) => expect(() => readRepeat(args)).toThrow(message));

it('names the tests that failed, and a file that could not run', () => {
  const test = (fullName: string, status: string) => ({ fullName, status });
  const file = (name: string, status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
    name,
    status,
    assertionResults,
  });
  const report = {
    testResults: [
      file('a.spec.ts', 'passed', test('one', 'passed')),
      file('b.spec.ts', 'failed', test('two', 'failed'), test('three', 'passed')),
      file('c.spec.ts', 'failed'),
    ],
  };
  expect(failuresIn(report)).toEqual(['two', 'c.spec.ts did not run']);
});

it('tells why a test failed in one line without colours', () => {
  const red = '\u001B[31m';
  const assertionResults = [
    { fullName: 'one', status: 'passed', failureMessages: [] },
    { fullName: 'two', status: 'failed', failureMessages: [`Error: ${red}no dialog\u001B[39m\n  at line 1`] },
  ];
  expect(reasonsIn({ testResults: [{ assertionResults }] })).toEqual({ two: 'Error: no dialog' });
});

it('shows what jest says of the files that failed, and nothing that others printed', () => {
  const file = (name: string, status: string, message: string) => ({ name, status, message });
  const testResults = [file('a.test.ts', 'passed', 'noise'), file('b.test.ts', 'failed', '● two\n  expected 1')];
  expect(messagesIn({ testResults })).toBe('FAIL b.test.ts\n● two\n  expected 1');
});

it('counts in how many runs each test failed, the most frequent first', () => {
  expect(tally([['one'], [], ['two', 'one']])).toEqual(['2 of 3 runs: one', '1 of 3 runs: two']);
  expect(tally([[], []])).toEqual([]);
});

it('adds the runs up, tells of each, and shows the output of those alone that failed', async () => {
  const runs: RunResult[] = [
    { passed: 3, failed: 0, output: 'calm', failures: [] },
    { passed: 2, failed: 1, output: 'expected 1, received 2', failures: ['the table'] },
  ];
  const told: string[] = [];
  const result = await repeat(
    { times: 2, load: 0 },
    async () => runs[told.length]!,
    (line) => void told.push(line),
  );
  expect(result).toEqual({ passed: 5, failed: 1, output: 'expected 1, received 2\n1 of 2 runs: the table' });
  expect(told).toEqual(['run 1 of 2: 3 passed, 0 failed', 'run 2 of 2: 2 passed, 1 failed']);
});

const loopsOfThis = () => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' });
  const own = new RegExp(`^ *${process.pid} .*const parent = process.ppid`);
  return stdout.split('\n').filter((line) => own.test(line)).length;
};

it('keeps processors busy while it runs, and no longer', async () => {
  const stop = startLoad(2);
  expect(loopsOfThis()).toBe(2);
  stop();
  while (loopsOfThis() > 0) await new Promise((resolve) => setImmediate(resolve));
  await expect(
    repeat(
      { times: 1, load: 1 },
      () => Promise.reject(new Error('no browser')),
      () => undefined,
    ),
  ).rejects.toThrow('no browser');
  while (loopsOfThis() > 0) await new Promise((resolve) => setImmediate(resolve));
});

describe('a second look', () => {
  const failedIn = (...files: string[]) => ({
    passed: 5,
    failed: files.length,
    output: 'no',
    failures: files.map((file) => `test of ${file}`),
    files,
  });
  const passes = { passed: 9, failed: 0, output: '', failures: [], files: [] };

  it('names what failed once and passed alone, and counts it as passed', async () => {
    const asked: (readonly string[])[] = [];
    const lines: string[] = [];
    const again = (files: readonly string[]) => Promise.resolve((asked.push(files), passes));
    const first = { ...failedIn('/e2e/a.spec.ts'), reasons: { 'test of /e2e/a.spec.ts': 'no dialog' } };
    const result = await secondLook(first, again, (line) => lines.push(line));
    expect(result).toMatchObject({ passed: 6, failed: 0, flaky: ['test of /e2e/a.spec.ts'] });
    expect(asked).toEqual([['/e2e/a.spec.ts']]);
    expect(lines).toEqual([
      'again, alone: a.spec.ts',
      'flaky: failed once and passed alone: test of /e2e/a.spec.ts: no dialog',
    ]);
  });

  it('keeps the failure of what fails twice, with both outputs', async () => {
    const again = () => Promise.resolve({ ...failedIn('a.spec.ts'), output: 'no again' });
    expect(await secondLook(failedIn('a.spec.ts'), again, () => undefined)).toEqual({
      ...failedIn('a.spec.ts'),
      output: 'no\nno again',
      flaky: [],
    });
  });

  it('counts as failed what fails twice alone, and names the others as flaky', async () => {
    const again = () => Promise.resolve({ ...failedIn('b'), output: 'no again' });
    expect(await secondLook(failedIn('a', 'b', 'c'), again, () => undefined)).toEqual({
      ...failedIn('b'),
      passed: 7,
      files: ['a', 'b', 'c'],
      output: 'no\nno again',
      flaky: ['test of a', 'test of c'],
    });
  });

  it.each([
    ['passed', passes],
    ['failed in more than six files', failedIn('a', 'b', 'c', 'd', 'e', 'f', 'g')],
    ['could not run at all', { passed: 0, failed: 1, output: '', failures: ['nothing ran'] }],
  ])('leaves a run alone that %s', async (_, first) => {
    const again = () => Promise.reject(new Error('was run again'));
    expect(await secondLook(first, again, () => undefined)).toBe(first);
  });
});
