import type { EndpointKey } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import type { CommonErrorReply, Handler } from '../../calls/handler';
import { readDocument } from '../documents/documents.store';

/** Answer for a disconnected account. */
export interface Disconnected {
  readonly status: 200;
  readonly body: { status: string; message: string };
}

const reconnect = (account: 'Jetpack' | 'Google', code: string): CommonErrorReply => ({
  status: 401,
  body: { message: `Please reconnect your ${account} account.`, status: 401, code },
});

/** The 401 of a call that needs the host, when that connection is not there. */
export async function hostingFailure(db: Database): Promise<CommonErrorReply | null> {
  const { status } = await readDocument(db, 'hosting');
  return status === 'connected' ? null : reconnect('Jetpack', 'JETPACK_DISCONNECTED');
}

/** The 401 of a call that reaches the provider, when one of the two connections is not there. */
async function providerFailure(db: Database): Promise<CommonErrorReply | null> {
  const failure = await hostingFailure(db);
  if (failure) return failure;
  const { status } = await readDocument(db, 'provider');
  return status === 'connected' ? null : reconnect('Google', 'GOOGLE_DISCONNECTED');
}

/** Refusal of a call whose permission the provider account did not grant. */
export async function scopeFailure(db: Database, needed: readonly string[]): Promise<CommonErrorReply | null> {
  const { scope } = await readDocument(db, 'provider');
  if (needed.every((permission) => scope.includes(permission))) return null;
  return { status: 403, body: { message: 'Request had insufficient authentication scopes.' } };
}

/** A handler for calls that reach the provider: without a connection it answers 401 and does nothing. */
export const throughProvider =
  <K extends EndpointKey>(handler: Handler<K>): Handler<K> =>
  async (request, context) =>
    (await providerFailure(context.db)) ?? handler(request, context);

/** The bare 401 and 400 of the calls about synced products. */
export async function listingsFailure(db: Database): Promise<CommonErrorReply | null> {
  const [hosting, provider, merchant] = [
    await readDocument(db, 'hosting'),
    await readDocument(db, 'provider'),
    await readDocument(db, 'merchant'),
  ];
  if (hosting.status === 'lost') return reconnect('Jetpack', 'JETPACK_DISCONNECTED');
  if (provider.status !== 'connected') return { status: 401, body: { message: 'Google account is not connected.' } };
  if (merchant.steps.claim !== 1) return { status: 400, body: { message: 'Merchant Center account is not set up.' } };
  return null;
}
