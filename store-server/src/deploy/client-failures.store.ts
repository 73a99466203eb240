import type { Database } from '../db/tables';

/** Stands in the place of an application in failures of which none can be named. */
export const THE_PAGE = 'page';

/** A failure in somebody's browser, with what served that screen. */
export interface ClientFailure {
  readonly at: number;
  readonly app: string;
  /** Empty for the page itself. */
  readonly version: string;
  readonly release: string;
  readonly supportId: string;
  readonly message: string;
  /** Where it happened, in the sources as far as their build came with its maps. */
  readonly stack?: string;
}

const KEPT = 200;
const KEPT_MS = 30 * 86_400_000;

/** Keeps a failure for all processes on the database, and for those after a restart. */
export const keepClientFailure = async (db: Database, failure: ClientFailure): Promise<void> => {
  const { supportId, stack = null, ...told } = failure;
  await db
    .insertInto('client_failures')
    .values({ ...told, support_id: supportId, stack })
    .execute();
};

/** Takes a failure off that was none after all, once; false where there is no such one. */
export const takeBackClientFailure = async (
  db: Database,
  app: string,
  release: string,
  supportId: string,
): Promise<boolean> => {
  if (supportId === '') return false;
  const { numDeletedRows } = await db
    .deleteFrom('client_failures')
    .where('app', '=', app)
    .where('release', '=', release)
    .where('support_id', '=', supportId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
};

/** The last failures, oldest first, 200 at most. */
export const lastClientFailures = async (db: Database): Promise<readonly ClientFailure[]> => {
  const rows = await db.selectFrom('client_failures').selectAll().orderBy('id', 'desc').limit(KEPT).execute();
  return rows.reverse().map(({ id: _id, at, support_id: supportId, stack, ...told }) => ({
    ...told,
    at: Number(at),
    supportId,
    ...(stack === null ? {} : { stack }),
  }));
};

/** What a version failed with last, of all pages; null when nothing did. */
export const lastFailureOf = async (
  db: Database,
  app: string,
  version: string,
): Promise<{ readonly at: string; readonly message: string } | null> => {
  const last = await db
    .selectFrom('client_failures')
    .select(['at', 'message'])
    .where('app', '=', app)
    .where('version', '=', version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? null : { at: new Date(Number(last.at)).toISOString(), message: last.message };
};

/** Removes failures that no list shows any more, and those older than thirty days. */
export const forgetOldClientFailures = async (db: Database, now: number): Promise<void> => {
  const oldest = await db
    .selectFrom('client_failures')
    .select('id')
    .orderBy('id', 'desc')
    .offset(KEPT - 1)
    .limit(1)
    .executeTakeFirst();
  await db
    .deleteFrom('client_failures')
    .where((is) => is.or([is('at', '<', now - KEPT_MS), ...(oldest ? [is('id', '<', oldest.id)] : [])]))
    .execute();
};
