/** Exit codes others script against. */
export const EXIT = { clean: 0, failed: 1, usage: 2, badInput: 66, unavailable: 69, busy: 75 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the start with one clear line and an exit code. */
export class StartError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failed, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
    this.exitCode = exitCode;
  }
}

/** The embedded store is there and cannot be read: a copy may take its place. */
export class DamagedStoreError extends StartError {}
