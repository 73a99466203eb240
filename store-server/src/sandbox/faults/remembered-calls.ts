import type { Call } from '../../calls/domain-module';
import { shapeOf } from './fault.rules';

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

/** The calls this process answered; they live as long as it does. */
export class RememberedCalls {
  #calls: CallRecord[] = [];

  get list(): readonly CallRecord[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
  }

  record({ key, method, path, query, body }: Call, at: number, status: number | null): void {
    this.#calls.push({ at, key, method, path, query, body: shapeOf(body), status });
    if (this.#calls.length > REMEMBERED_CALLS) this.#calls.shift();
  }
}
