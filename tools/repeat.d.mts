/** Result of one run of the tests; `failures` names the tests that failed. */
export interface RunResult {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  readonly failures: readonly string[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** Starts so many busy loops; returns the function that ends them. */
export function startLoad(count: number): () => void;

/** Reads the number of runs and of busy loops from the arguments; `names` are the remaining ones. */
export function readRepeat(args: readonly string[]): {
  readonly times: number;
  readonly load: number;
  readonly names: readonly string[];
};

/** The tests that failed in a report of jest, by their whole title; a file that could not run by its name. */
export function failuresIn(report: { readonly testResults: readonly TestFile[] }): string[];

/** Why each failed test failed, by its whole title: the first line of what it threw. */
export function reasonsIn(report: {
  readonly testResults: readonly Pick<TestFile, 'assertionResults'>[];
}): Record<string, string>;

/** The files that hold a failed test, in the order they ran. */
export function failedFilesIn(report: { readonly testResults: readonly TestFile[] }): string[];

/** What jest says of each failed file, without what passing tests printed. */
export function messagesIn(report: {
  readonly testResults: readonly Pick<TestFile & { readonly message: string }, 'name' | 'status' | 'message'>[];
}): string;

/** Result of a run with the files that failed and, after the second run, the tests that failed by chance. */
export interface LookedAt extends RunResult {
  readonly files?: readonly string[];
  readonly reasons?: Readonly<Record<string, string>>;
  readonly flaky?: readonly string[];
}

/** Runs the files that failed once more, alone; what passes then is named as flaky with its reason, and does not fail the run. */
export function secondLook(
  first: LookedAt,
  again: (files: readonly string[]) => Promise<LookedAt>,
  log: (line: string) => void,
): Promise<LookedAt>;

/** One line for each test that failed, the most frequent first. */
export function tally(runs: readonly (readonly string[])[]): string[];

/** Runs `run` so many times beside the load. */
export function repeat(
  often: { readonly times: number; readonly load: number },
  run: () => Promise<RunResult>,
  log: (line: string) => void,
): Promise<Omit<RunResult, 'failures'>>;
