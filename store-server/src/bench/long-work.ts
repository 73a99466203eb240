import { setTimeout as pause } from 'node:timers/promises';
import type { LoopDelay } from './event-loop';

const ASK_EVERY_MS = 10;

export interface LongWork {
  readonly name: string;
  /** Begins it; resolves with its answer. */
  readonly begin: () => Promise<unknown>;
  /** Resolves when it is over, for work that goes on behind its answer. */
  readonly isOver?: () => Promise<void>;
}

/** What one piece of work came to: a line to print, and how long it held the event loop at most, in milliseconds. */
export interface LongWorkDone {
  readonly name: string;
  readonly line: string;
  readonly heldMs: number;
}

interface Means {
  readonly origin: string;
  readonly loop: () => Promise<LoopDelay>;
}

const text = (ms: number): string => `${ms.toFixed(0)} ms`;

/** Measures how long the work took, and how long others waited meanwhile for the process at all (`/health`). */
export async function measureLongWork(
  { name, begin, isOver }: LongWork,
  { origin, loop }: Means,
): Promise<LongWorkDone> {
  const waits: number[] = [];
  const over = new AbortController();
  const health = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      await (await fetch(`${origin}/health`)).text();
      waits.push(performance.now() - asked);
      await pause(ASK_EVERY_MS);
    }
  };
  await loop();
  const asking = health();
  const begun = performance.now();
  await begin();
  const answered = performance.now() - begun;
  await isOver?.();
  const ended = performance.now() - begun;
  const { p99, max } = await loop();
  over.abort();
  await asking;
  waits.sort((one, other) => one - other);
  const health99 = waits[Math.floor(waits.length * 0.99)] ?? 0;
  const figures = `answered after ${text(answered)}, over after ${text(ended)}`;
  const held = `event loop p99 ${text(p99)}, max ${text(max)}; /health p99 ${text(health99)}, max ${text(waits.at(-1) ?? 0)}`;
  return { name, line: `${name.padEnd(30)} ${figures}; ${held}`, heldMs: max };
}
