import type { HttpMethod } from '@listings/shared-api/contract';
import { deleteOption, readOption, writeOption } from '../../db/options.store';
import type { Database } from '../../db/tables';
import { pathMatches, type Fault } from './fault.rules';

/** A fault on the list, under the number its page shows it by; `times` is how often it is still to be met. */
export interface WaitingFault {
  readonly id: number;
  readonly fault: Fault;
}

const KEY = 'sandbox.faults';

/** Oldest first. They are in the store, so that every process on it applies them. */
export const waitingFaults = async (db: Database): Promise<readonly WaitingFault[]> =>
  ((await readOption(db, KEY)) as readonly WaitingFault[] | undefined) ?? [];

export async function addFault(db: Database, fault: Fault): Promise<void> {
  const waiting = await waitingFaults(db);
  const id = Math.max(0, ...waiting.map((entry) => entry.id)) + 1;
  await writeOption(db, KEY, [...waiting, { id, fault }]);
}

/** Takes away those that are meant. */
export async function removeFaults(db: Database, isMeant: (entry: WaitingFault) => boolean): Promise<void> {
  const waiting = await waitingFaults(db);
  await writeOption(
    db,
    KEY,
    waiting.filter((entry) => !isMeant(entry)),
  );
}

export const clearFaults = (db: Database): Promise<void> => deleteOption(db, KEY);

const isFor =
  (method: HttpMethod, path: string) =>
  ({ fault }: WaitingFault): boolean =>
    fault.method === method && pathMatches(fault.path, path);

/** True when a fault waits for this call. */
export const hasFault = async (db: Database, method: HttpMethod, path: string): Promise<boolean> =>
  (await waitingFaults(db)).some(isFor(method, path));

const met = ({ id, fault }: WaitingFault): readonly WaitingFault[] => {
  if (fault.times === undefined) return [{ id, fault }];
  return fault.times > 1 ? [{ id, fault: { ...fault, times: fault.times - 1 } }] : [];
};

/** The oldest fault for a call; it counts as met. To be called in a transaction. */
export async function takeFault(db: Database, method: HttpMethod, path: string): Promise<Fault | null> {
  const waiting = await waitingFaults(db);
  const entry = waiting.find(isFor(method, path));
  if (!entry) return null;
  if (entry.fault.times !== undefined) {
    await writeOption(
      db,
      KEY,
      waiting.flatMap((other) => (other === entry ? met(other) : [other])),
    );
  }
  return entry.fault;
}
