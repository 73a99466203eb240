import type { StoreClock } from '../http/domain-module';
import { readOption, writeOption } from './options.store';
import type { Database } from './tables';

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
