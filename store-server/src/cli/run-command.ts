import { EXIT, StartError } from '../base/start-error';

/** Runs a command of the terminal: what it gives goes to stdout, what stops it is one line on stderr. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    const known = error instanceof StartError;
    process.stderr.write(`${known ? error.message : String(error)}\n`);
    process.exitCode = known ? error.exitCode : EXIT.failed;
  }
}
