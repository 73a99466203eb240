import { ok, type Handlers } from '../../calls/handler';
import type { Database } from '../../db/tables';
import { readDocument, writeDocument } from '../documents/documents.store';
import { documentDefaults } from '../documents/documents-defaults';
import type { AuthorizationPages } from './authorization-pages';
import type { Disconnected } from './connection-guard';

export async function disconnectHosting(db: Database): Promise<Disconnected> {
  await writeDocument(db, 'hosting', documentDefaults.hosting);
  return ok({ status: 'success', message: 'Successfully disconnected.' });
}

export const hostingHandlers = (
  pages: AuthorizationPages,
): Pick<Handlers, 'getHostingConnection' | 'startHostingConnection' | 'disconnectHosting'> => ({
  getHostingConnection: async (_request, { db }) => {
    const { status, displayName, email } = await readDocument(db, 'hosting');
    return ok({
      active: status === 'connected' ? 'yes' : 'no',
      owner: status === 'none' ? 'no' : 'yes',
      displayName,
      email,
    });
  },
  startHostingConnection: async ({ query }, context) => {
    const url = pages.hosting(context, query.next_page_name);
    return url === null
      ? { status: 400, body: { status: 'error', message: 'The host cannot be reached from this store.' } }
      : ok({ url });
  },
  disconnectHosting: (_request, { db }) => disconnectHosting(db),
});
