import { sql } from 'kysely';
import { Client } from 'pg';
import { createListeners, type ChangeSignal } from './change-signal';

/** Milliseconds before a lost connection is made again. */
const AGAIN_MS = 1000;

/** The channel of one schema: several stores may stand in one database. */
const CHANNEL = sql`'listings_' || md5(current_schema())`;

/**
 * Wakes all processes on a PostgreSQL store by `LISTEN` and `NOTIFY`, on a connection of its own that is there while
 * somebody listens. A connection that was lost wakes them as well: something may have happened meanwhile.
 */
export const postgresSignal = (databaseUrl: string): ChangeSignal => {
  const { wake, add, isEmpty } = createListeners();
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const drop = async (dropped: Client): Promise<void> => {
    if (client === dropped) client = null;
    dropped.removeAllListeners();
    dropped.on('error', () => undefined);
    await dropped.end().catch(() => undefined);
  };
  const connect = async (): Promise<void> => {
    const fresh = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    client = fresh;
    const lost = (): void => {
      if (client !== fresh) return;
      void drop(fresh);
      if (!isClosed) timer = setTimeout(() => void ensure(), AGAIN_MS).unref();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', wake);
    try {
      await fresh.connect();
      const { rows } = await fresh.query<{ channel: string }>(`select 'listings_' || md5(current_schema()) as channel`);
      await fresh.query(`listen ${rows[0]?.channel ?? 'listings'}`);
      wake();
    } catch {
      lost();
    }
  };
  const ensure = async (): Promise<void> => {
    if (client === null && !isClosed && !isEmpty()) await connect();
  };

  return {
    announce: async (db) => {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
    },
    listen: (listener) => {
      const remove = add(listener);
      void ensure();
      return () => {
        remove();
        if (isEmpty() && client !== null) void drop(client);
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      if (client !== null) await drop(client);
    },
  };
};
