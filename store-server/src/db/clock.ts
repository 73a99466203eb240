import { readOption, writeOption } from './options.store';
import type { Database } from './tables';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The store's clock: real time plus an offset that is kept in the store. */
export interface StoreClock extends Clock {
  readonly offset: number;
  /** Milliseconds; written to the store. */
  setOffset(offset: number, db?: Database): Promise<void>;
  /** Reads the offset again: another process, or a restored copy, may have changed it. */
  refresh(): Promise<void>;
}

const OFFSET = 'platform.clockOffset';

/** Real time plus the offset kept in the store; sessions and keys go by real time, the domain by this. */
export const createStoreClock = async (db: Database, systemNow: () => number = Date.now): Promise<StoreClock> => {
  const read = async (): Promise<number> => {
    const kept = await readOption(db, OFFSET);
    return typeof kept === 'number' ? kept : 0;
  };
  let offset = await read();
  return {
    now: () => systemNow() + offset,
    get offset() {
      return offset;
    },
    setOffset: async (next, on = db) => {
      if (!Number.isSafeInteger(next)) throw new Error('The clock offset is a whole number of milliseconds');
      await writeOption(on, OFFSET, next);
      offset = next;
    },
    refresh: async () => {
      offset = await read();
    },
  };
};
