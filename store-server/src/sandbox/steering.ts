import type { HttpMethod } from '@listings/shared-api/contract';
import type { Call } from '../http/domain-module';
import { pathMatches, shapeOf, type Fault } from './fault.rules';

/** A call as tests may look at it: without anybody's data. */
export interface CallRecord {
  readonly at: number;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  /** Types of the body's fields. */
  readonly body: unknown;
  /** Null when the connection was dropped. */
  readonly status: number | null;
}

const REMEMBERED_CALLS = 500;

/** Faults that wait for their calls, and the calls there were. Lives as long as the process. */
export class Steering {
  #faults: { readonly fault: Fault; left: number }[] = [];
  #calls: CallRecord[] = [];

  get faults(): readonly Fault[] {
    return this.#faults.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault));
  }

  get calls(): readonly CallRecord[] {
    return this.#calls;
  }

  addFault(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clearFaults(): void {
    this.#faults = [];
  }

  clear(): void {
    this.clearFaults();
    this.#calls = [];
  }

  /** The oldest fault for a call; it counts as met. */
  takeFault(method: HttpMethod, path: string): Fault | null {
    const entry = this.#faults.find(({ fault }) => fault.method === method && pathMatches(fault.path, path));
    if (!entry) return null;
    entry.left -= 1;
    if (entry.left <= 0) this.#faults = this.#faults.filter((candidate) => candidate !== entry);
    return entry.fault;
  }

  record({ key, method, path, query, body }: Call, at: number, status: number | null): void {
    this.#calls.push({ at, key, method, path, query, body: shapeOf(body), status });
    if (this.#calls.length > REMEMBERED_CALLS) this.#calls.shift();
  }
}
