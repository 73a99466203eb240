interface ChildOptions {
  readonly cwd?: string;
  /** Set beside the variables of this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly onText?: (text: string) => void;
}

/** Runs a command in a process group of its own; resolves with its exit code and what it printed. */
export function runChild(
  command: string,
  args: readonly string[],
  options?: ChildOptions,
): Promise<{ readonly code: number; readonly signal: string | null; readonly output: string }>;
