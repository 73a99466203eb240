import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const given = new AsyncLocalStorage<string>();

/** Id of a new request: a fresh one, or the one that this server has given to a request of its own. */
export const newRequestId = (): string => given.getStore() ?? randomUUID();

/** Runs what asks this server, so that the request has this id in the log and in its answer. */
export const askUnder = <Result>(id: string, ask: () => Result): Result => given.run(id, ask);
