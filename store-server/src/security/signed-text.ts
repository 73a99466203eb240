import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readOption } from '../db/options.store';
import type { Database } from '../db/tables';

/** A key of the store, made once: every process on it, and the next start, reads what was signed with it. */
export const storeKey = async (db: Database, name: string): Promise<Buffer> => {
  const kept = await readOption(db, name);
  if (typeof kept === 'string') return Buffer.from(kept, 'base64url');
  const value = JSON.stringify(randomBytes(32).toString('base64url'));
  await db
    .insertInto('options')
    .values({ key: name, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return storeKey(db, name);
};

const signatureOf = (text: string, key: Buffer): string => createHmac('sha256', key).update(text).digest('base64url');

/** A value that somebody else may carry, as text that is safe in cookies and URLs. Everybody can read it, nobody change it. */
export const signed = (value: unknown, key: Buffer): string => {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(text, key)}`;
};

/** The value of a text; null where it was not signed with this key. */
export const readSigned = (signedText: string, key: Buffer): unknown => {
  const [text = '', signature = ''] = signedText.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
};
