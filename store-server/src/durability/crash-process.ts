import { spawn, type ChildProcess } from 'node:child_process';
import { crashProgram } from './crash-program';

const PATIENCE_MS = 30_000;

/** One life of the server. */
export class CrashProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #output = '';
  #onOutput: (() => void)[] = [];

  /** The server of the sources, with what tests need to see of its start. */
  static async start(env: Readonly<Record<string, string>>): Promise<CrashProcess> {
    return new CrashProcess(env, [await crashProgram()]);
  }

  constructor(env: Readonly<Record<string, string>>, program: readonly string[]) {
    this.#child = spawn(process.execPath, program, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      this.#output += chunk.toString();
      for (const listener of this.#onOutput) listener();
    });
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get output(): string {
    return this.#output;
  }

  /** First match of the pattern in the output, as soon as there is one. */
  async said(pattern: RegExp, patienceMs = PATIENCE_MS): Promise<RegExpExecArray> {
    const found = new Promise<RegExpExecArray>((resolve) => {
      const look = (): void => {
        const match = pattern.exec(this.#output);
        if (match) resolve(match);
      };
      this.#onOutput.push(look);
      look();
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not said in time: ${String(pattern)}\n${this.#output}`)), patienceMs);
    });
    const gone = this.#ended.then((code): never => {
      throw new Error(`ended with ${code} before it said ${String(pattern)}\n${this.#output}`);
    });
    return Promise.race([found, late, gone]).finally(() => clearTimeout(timer));
  }

  /** Origin of the server, and the duration of its start without the loading of its code. */
  async ready(patienceMs = PATIENCE_MS): Promise<{ readonly origin: string; readonly startMs: number }> {
    const [, startMs] = await this.said(/^started in (\d+) ms$/m, patienceMs);
    const [, origin] = await this.said(/^ready (\S+)$/m);
    return { origin: origin ?? '', startMs: Number(startMs) };
  }

  /** Ends it at once, as a power failure of the process would. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  end(): Promise<number | null> {
    return this.#ended;
  }
}
