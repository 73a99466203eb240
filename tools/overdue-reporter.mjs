import { writeSync } from 'node:fs';

const LIMIT_MS = 15 * 60_000;

/**
 * Reporter of jest that ends a run in which a file does not end: a loop that never returns holds its worker for good, past
 * jest's own limit for a test. Names the files, then ends the process group, which the run has to lead (`runChild`).
 */
export default class OverdueReporter {
  #since = new Map();
  #limitMs = Number(process.env.OVERDUE_MS ?? LIMIT_MS);

  onRunStart() {
    setInterval(() => this.#look(), this.#limitMs / 10).unref();
  }

  onTestFileStart({ path }) {
    this.#since.set(path, Date.now());
  }

  onTestFileResult({ path }) {
    this.#since.delete(path);
  }

  #look() {
    const overdue = [...this.#since].filter(([, since]) => Date.now() - since > this.#limitMs).map(([path]) => path);
    if (overdue.length === 0) return;
    writeSync(2, `ended: did not end within ${this.#limitMs / 1000} s: ${overdue.join(', ')}\n`);
    process.kill(-process.pid, 'SIGKILL');
  }
}
