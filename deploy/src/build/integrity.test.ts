import { createHash } from 'node:crypto';
import { integrityOf, isIntegrityOf } from './integrity';

const bytes = Buffer.from('export const a = 1;');
const as = (algorithm: string) => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

it('is the sha256 of the bytes [B-2, 19.7]', () => {
  expect(integrityOf(bytes)).toBe(as('sha256'));
});

it.each(['sha256', 'sha384'])('holds as %s, for no other bytes [B-2]', (algorithm) => {
  expect(isIntegrityOf(as(algorithm), bytes)).toBe(true);
  expect(isIntegrityOf(as(algorithm), Buffer.from('export const a = 2;'))).toBe(false);
});

it.each([undefined, '', as('sha1'), as('md5'), `${as('sha256')} ${as('sha384')}`, 'sha256-', 'none-'])(
  'holds for no bytes where it is none: %s [B-2]',
  (integrity) => {
    expect(isIntegrityOf(integrity, bytes)).toBe(false);
  },
);
