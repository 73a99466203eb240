import { deleteOption, readOption, writeOption } from '../../db/options.store';
import type { Database } from '../../db/tables';

/** Event that a store's server sends to the host's tracker by itself; the client has events of its own. */
export interface ServerEvent {
  readonly name: 'gla_site_claim' | 'gla_mc_url_switch' | 'gla_site_verify_success';
  readonly props: Readonly<Record<string, string>>;
}

interface RecordedEvent extends ServerEvent {
  readonly at: number;
}

const KEY = 'sandbox.events';
const KEPT = 100;

/** Oldest first. */
export const recordedEvents = async (db: Database): Promise<readonly RecordedEvent[]> =>
  ((await readOption(db, KEY)) as readonly RecordedEvent[] | undefined) ?? [];

export const clearEvents = (db: Database): Promise<void> => deleteOption(db, KEY);

/** The host's tracker is played: it keeps the last hundred, those of a change that was rolled back not. */
export async function recordEvents(db: Database, events: readonly ServerEvent[], at: number): Promise<void> {
  if (events.length === 0) return;
  const kept = [...(await recordedEvents(db)), ...events.map((event) => ({ ...event, at }))];
  await writeOption(db, KEY, kept.slice(-KEPT));
}
