interface TimedFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** The test files of a report of jest that took longest, one line each, paths from `root` on. */
export function slowestFiles(report: { readonly testResults: readonly TimedFile[] }, root: string): string[];
