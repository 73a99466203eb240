import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const problem = /^(?:\S.*\(\d+,\d+\): )?error TS\d+: /;

/** The errors in what the compiler says, each with the lines that explain it. */
export function typeErrors(output: string): string[] {
  const errors: string[] = [];
  for (const line of output.split('\n')) {
    if (problem.test(line)) errors.push(line);
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop() ?? ''}\n${line}`);
  }
  return errors;
}

function compile(root: string, folder: string): Promise<string> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-b', folder, '--pretty', 'false'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => {
    output += String(text);
  });
  return new Promise((done, fail) => child.on('error', fail).on('close', () => done(output)));
}

/**
 * The compiler compares times alone: what was changed while it ran is older than its record, and would be passed over.
 * Records of this round are dated back to its beginning.
 */
function dateBack(root: string, began: Date): void {
  for (const folder of readdirSync(root)) {
    const record = join(root, folder, '.tsout/.tsbuildinfo');
    if (existsSync(record) && statSync(record).mtime > began) utimesSync(record, began, began);
  }
}

/** Checks types, one round after the other. */
export interface TypeCheck {
  /** Begins a round now, or when the one that runs has ended. */
  ask(): void;
}

/** Checks the types of a package and of what it stands on; calls back with the errors of each round. */
export function createTypeCheck(
  root: string,
  folder: string,
  onChecked: (errors: readonly string[]) => void,
): TypeCheck {
  let isRunning = false;
  let isAsked = false;
  const run = async () => {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      const began = new Date();
      const output = await compile(root, folder).catch((error: unknown) => `error TS0: ${String(error)}`);
      if (isAsked) dateBack(root, began);
      else onChecked(typeErrors(output));
    }
    isRunning = false;
  };
  return {
    ask() {
      isAsked = true;
      if (!isRunning) void run();
    },
  };
}
