import type { CrashProcess } from '../durability/crash-process';

/** Delays of a process's event loop, in milliseconds. */
export interface LoopDelay {
  readonly p99: number;
  readonly max: number;
}

/**
 * Code that the measured process runs beside the server: at each SIGUSR2 it prints the delay of its event loop since
 * the last one.
 */
export const LOOP_METER = `
const { monitorEventLoopDelay } = await import('node:perf_hooks');
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let asked = 0;
process.on('SIGUSR2', () => {
  asked += 1;
  process.stdout.write('loop ' + asked + ' ' + delay.percentile(99) / 1e6 + ' ' + delay.max / 1e6 + '\\n');
  delay.reset();
});
`;

/** Asks a process that runs the meter, any number of times. */
export function loopMeterOf(server: CrashProcess): () => Promise<LoopDelay> {
  let asked = 0;
  return async () => {
    asked += 1;
    process.kill(server.pid, 'SIGUSR2');
    const [, p99, max] = await server.said(new RegExp(`^loop ${asked} (\\S+) (\\S+)$`, 'm'));
    return { p99: Number(p99), max: Number(max) };
  };
}
