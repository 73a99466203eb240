import type { Database } from '../../db/tables';
import { failure, ok, type Handlers } from '../../calls/handler';
import { throughProvider } from '../accounts/connection-guard';
import { contactInformation, wireAddress } from './contact-information.rules';
import { readDocument, updateDocument } from '../documents/documents.store';

async function read(db: Database) {
  const contact = await readDocument(db, 'contact');
  return contactInformation({
    merchantId: (await readDocument(db, 'merchant')).id,
    phoneNumber: contact.phoneNumber,
    merchantAddress: contact.address,
    storeAddress: (await readDocument(db, 'store')).address,
  });
}

const hasMerchant = async (db: Database): Promise<boolean> => (await readDocument(db, 'merchant')).id !== 0;

export const contactInformationHandlers: Pick<Handlers, 'getContactInformation' | 'saveContactInformation'> = {
  getContactInformation: throughProvider(async (_request, { db }) =>
    (await hasMerchant(db))
      ? ok(await read(db))
      : failure(400, { message: 'Unable to retrieve Merchant Center account.' }),
  ),
  saveContactInformation: throughProvider(async (_request, { db }) => {
    if (!(await hasMerchant(db))) return failure(400, { message: 'Unable to update Merchant Center account.' });
    const { address } = await readDocument(db, 'store');
    await updateDocument(db, 'contact', { address: wireAddress(address) });
    return ok(await read(db));
  }),
};
