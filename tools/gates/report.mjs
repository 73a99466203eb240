import { resolve } from 'node:path';

/** Run as a command, a gate prints what it found about the current folder, one line each, and exits with 1 if anything. */
export function report(meta, findingsOf) {
  if (process.argv[1] === undefined || resolve(process.argv[1]) !== meta.filename) return;
  const findings = findingsOf(process.cwd());
  for (const line of findings) console.log(line);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
