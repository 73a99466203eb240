import {
  endpoints,
  handOverStepSchema,
  type EndpointDefinition,
  type EndpointKey,
  type HandOverStep,
  type ReadKey,
} from '@listings/shared-api/contract';
import type { Database } from '../db/tables';
import type { EndpointCall } from './responder';

/** Changes kept for pages that come back to the stream; older ones make everything stale. */
const KEPT = 1000;

/** A change as pages are told of it. */
export interface Change {
  readonly id: number;
  /** Idempotency key under which it was asked for: its own page knows it by that. */
  readonly key: string | null;
  /** Keys of the reads that it made stale. */
  readonly reads: readonly ReadKey[];
}

/** Who changed something last, and when (milliseconds since 1970). */
export interface Changed {
  readonly by: string;
  readonly at: number;
}

const STEP = 'step ';
/** Beginning of the actions that name the reads that they make stale. */
const SEEN = 'seen ';

/** Action of a restore: everything may be another than it was before. */
const RESTORED = 'restoreBackup';

/** Reads that show whether a step is done that somebody from outside does; no call of this server may have done it. */
const staleByStep: Readonly<Record<HandOverStep, readonly ReadKey[]>> = {
  hosting: ['getHostingConnection', 'getProviderConnection', 'getProviderAccess'],
  provider: ['getProviderConnection', 'getProviderAccess', 'listMerchantAccounts', 'listAdsAccounts'],
  claim: ['getMerchantConnection', 'getSetupStatus'],
  phone: ['getContactInformation'],
  billing: ['getBillingStatus', 'getAdsConnection'],
};

const tellsOfStep = (action: string): readonly ReadKey[] => {
  const step = handOverStepSchema.safeParse(action.slice(STEP.length));
  const told = ['listHandOvers', 'listActivity', 'countUnreadAlerts', 'listAlerts'] as const;
  return step.success ? [...staleByStep[step.data], ...told] : ['listHandOvers'];
};

const staleBy = (action: string): readonly ReadKey[] => {
  if (action.startsWith(SEEN)) return action.slice(SEEN.length).split(' ') as ReadKey[];
  if (action.startsWith(STEP)) return tellsOfStep(action);
  const table: Readonly<Record<string, EndpointDefinition>> = endpoints;
  return (table[action]?.invalidates ?? []) as readonly ReadKey[];
};

const objectOf = ({ raw }: Pick<EndpointCall, 'raw'>): string => JSON.stringify(raw.params ?? {});

/** Forgets the changes that no page may still come back for. */
const trim = async (db: Database, newest: number): Promise<void> => {
  await db
    .deleteFrom('changes')
    .where('id', '<=', newest - KEPT)
    .execute();
};

/** Writes down that somebody from outside has done a step, or opened their link. */
export const keepStepNews = async (
  db: Database,
  news: HandOverStep | 'opened',
  person: string,
  at: number,
): Promise<void> => {
  const change = { at, person, action: `${STEP}${news}`, object: '{}', request_key: null };
  const { id } = await db.insertInto('changes').values(change).returning('id').executeTakeFirstOrThrow();
  await trim(db, id);
};

/** Writes down that something else was seen at a real store than was known, and which reads show it. */
export const keepSeen = async (db: Database, reads: readonly ReadKey[], at: number): Promise<void> => {
  const action = SEEN + [...reads, 'listActivity'].join(' ');
  const change = { at, person: '', action, object: '{}', request_key: null };
  const { id } = await db.insertInto('changes').values(change).returning('id').executeTakeFirstOrThrow();
  await trim(db, id);
};

/**
 * Writes a change down, in the transaction of its effect; false for a call that makes no read stale, or was refused. A failure
 * that its endpoint declares may have had a part of its effect: pages are told of it, as nobody's change.
 */
export const keepChange = async (db: Database, call: EndpointCall, status: number, at: number): Promise<boolean> => {
  const reads = staleBy(call.key);
  const isDone = status < 300;
  if (reads.length === 0 || (!isDone && call.definition.errors?.[status] === undefined)) return false;
  const made = isDone
    ? { person: call.person.name, action: call.key, object: objectOf(call) }
    : { person: '', action: SEEN + reads.join(' '), object: '{}' };
  const { id } = await db
    .insertInto('changes')
    .values({ at, request_key: call.keyed?.key ?? null, ...made })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trim(db, id);
  return true;
};

/** The words by which a restore is written down. */
export const restoredChange = (db: Database, person: string, at: number) =>
  db.insertInto('changes').values({ at, person, action: RESTORED, object: '{}', request_key: null });

/** The last change of what a read shows, or a later restore; null when it is not known any more, or was nobody's. */
export const lastChange = async (db: Database, read: EndpointKey, call: EndpointCall): Promise<Changed | null> => {
  const actions = Object.keys(endpoints).filter((key) => staleBy(key).some((stale) => stale === read));
  const { params }: EndpointDefinition = endpoints[read];
  const row = await db
    .selectFrom('changes')
    .select(['person', 'at'])
    .where((where) => {
      const ofRead = where('action', 'in', actions);
      const ofObject = params === undefined ? ofRead : where.and([ofRead, where('object', '=', objectOf(call))]);
      return where.or([ofObject, where('action', '=', RESTORED)]);
    })
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.person !== '' ? { by: row.person, at: row.at } : null;
};

/** The id of the newest change; 0 before the first. */
export const newestChange = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('changes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
};

/** The changes after the one of this id, in order; null when some of them are not kept any more, or the store was restored. */
export const changesSince = async (db: Database, since: number): Promise<readonly Change[] | null> => {
  const oldest = await db.selectFrom('changes').select('id').orderBy('id').limit(1).executeTakeFirst();
  if ((oldest !== undefined && since < oldest.id - 1) || since > (await newestChange(db))) return null;
  const rows = await db.selectFrom('changes').selectAll().where('id', '>', since).orderBy('id').execute();
  if (rows.some(({ action }) => action === RESTORED)) return null;
  return rows.map(({ id, action, request_key }) => ({ id, key: request_key, reads: staleBy(action) }));
};

/**
 * Writes down that this store was put in the place of another one, which may have given ids that are not known here. No store
 * makes a change a second for long: the seconds since 1970 are beyond all of them.
 */
export const keepReplacement = async (db: Database, at: number): Promise<void> => {
  const id = Math.max((await newestChange(db)) + 1, Math.floor(at / 1000));
  await db
    .insertInto('changes')
    .values({ id, at, person: '', action: RESTORED, object: '{}', request_key: null })
    .execute();
};
