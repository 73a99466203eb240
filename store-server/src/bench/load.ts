import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Durations of a call, in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  readonly perSecond: number;
  readonly calls: number;
}

export interface LoadOptions {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Callers that each wait for their answer before they ask again. */
  readonly admins: number;
  readonly seconds: number;
  /** The address of the nth call. */
  readonly path: (call: number) => string;
}

export type SteadyLoadOptions = Omit<LoadOptions, 'admins'> & {
  /** Calls sent in each second, whether those before them are answered or not. */
  readonly perSecond: number;
};

function ask(url: string, headers: LoadOptions['headers'], agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });
}

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Lets several admins ask without a pause; throws when an answer is not 200. */
export async function measureLoad({ origin, headers, admins, seconds, path }: LoadOptions): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: admins });
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let call = 0;
  const admin = async (): Promise<void> => {
    while (performance.now() < end) {
      call += 1;
      const url = origin + path(call);
      const started = performance.now();
      const status = await ask(url, headers, agent);
      if (status !== 200) throw new Error(`${url} was answered ${status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: admins }, admin));
  agent.destroy();
  return latencyOf(times, performance.now() - begun);
}

/** Sends calls at a steady rate: one that waits keeps no other back, as where many admins ask. Throws as above. */
export async function measureSteadyLoad({
  origin,
  headers,
  perSecond,
  seconds,
  path,
}: SteadyLoadOptions): Promise<Latency> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const begun = performance.now();
  const all = Math.round(perSecond * seconds);
  const sendAt = async (call: number): Promise<void> => {
    const due = begun + (call * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const url = origin + path(call);
    const status = await ask(url, headers, agent);
    if (status !== 200) throw new Error(`${url} was answered ${status}`);
    times.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: all }, (_none, call) => sendAt(call)));
  agent.destroy();
  return latencyOf(times, performance.now() - begun);
}

function latencyOf(times: readonly number[], took: number): Latency {
  const sorted = Float64Array.from(times).sort();
  return {
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    max: at(sorted, 1),
    perSecond: times.length / (took / 1000),
    calls: times.length,
  };
}
