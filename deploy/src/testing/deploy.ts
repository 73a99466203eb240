import { runCommand } from '../commands/run';

/** Outcome of a command. */
export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  /** The error message, without the reasons and the usage below it. */
  readonly stderr: readonly string[];
  /** All of it. */
  readonly complaints: readonly string[];
}

/** Runs a command in this process. */
export async function deploy(...args: string[]): Promise<Outcome> {
  const lines: string[] = [];
  const complaints: string[] = [];
  const print = { line: (text: string) => lines.push(text), complaint: (text: string) => complaints.push(text) };
  const status = await runCommand(args, print);
  return { status, stdout: lines.map((line) => `${line}\n`).join(''), stderr: complaints.slice(0, 1), complaints };
}
