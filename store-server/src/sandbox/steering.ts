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

/** A fault on the list, under the number its page shows it by. */
export interface WaitingFault {
  readonly id: number;
  readonly fault: Fault;
}

const REMEMBERED_CALLS = 500;

/** Faults that wait for their calls, and the calls there were. Lives as long as the process. */
export class Steering {
  #faults: { readonly id: number; readonly fault: Fault; left: number }[] = [];
  #lastId = 0;
  #calls: CallRecord[] = [];

  /** Oldest first, each with how often it is still to be met. */
  get waiting(): readonly WaitingFault[] {
    return this.#faults.map(({ id, fault, left }) => ({
      id,
      fault: Number.isFinite(left) ? { ...fault, times: left } : fault,
    }));
  }

  get faults(): readonly Fault[] {
    return this.waiting.map(({ fault }) => fault);
  }

  get calls(): readonly CallRecord[] {
    return this.#calls;
  }

  addFault(fault: Fault): void {
    this.#lastId += 1;
    this.#faults.push({ id: this.#lastId, fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  removeFault(id: number): void {
    this.#faults = this.#faults.filter((entry) => entry.id !== id);
  }

  /** Takes away the faults of one call. */
  removeFaultsOf(method: string, path: string): void {
    this.#faults = this.#faults.filter(({ fault }) => fault.method !== method || fault.path !== path);
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
