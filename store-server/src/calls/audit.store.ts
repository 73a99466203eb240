import type { Database } from '../db/tables';
import type { EndpointCall } from './responder';

/** Records who asked for a change, which one, and the status of its answer; in the transaction of the change. */
export const writeAudit = async (db: Database, call: EndpointCall, status: number, at: number): Promise<void> => {
  await db
    .insertInto('audit')
    .values({ at, user_name: call.person.id, action: call.key, status, request_id: call.request.id })
    .execute();
};
