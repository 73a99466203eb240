import { createPrivateKey, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { platformTeam, publicKeyOf, whyUnusable, type Keyring, type TrustedKey } from './keyring';
import { isApplication } from '../applications';
import { parseShape } from '../checks/parse-shape';
import { DeployRefused, refuseUnless } from '../refused';
import { limits, parseStatement, type Statement } from './statement';

/** A statement as it travels: the exact text that was signed, and who signed it. */
export interface Envelope {
  readonly statement: string;
  readonly signatures: readonly { readonly key: string; readonly signature: string }[];
}

/** A private key and whose it is; kept by its owner, readable by nobody else. */
export interface SigningKey {
  readonly id: string;
  readonly team: string;
  readonly person: string;
  /** PKCS #8, PEM. */
  readonly private: string;
}

/** Bytes to sign. Their first line keeps other uses of the key from being taken for a deploy. */
const signedBytes = (statement: string): Buffer => Buffer.from(`listings-deploy-1\n${statement}`);

export function signStatement(statement: Statement | string, keys: readonly SigningKey[]): Envelope {
  const json = typeof statement === 'string' ? statement : JSON.stringify(statement);
  return {
    statement: json,
    signatures: keys.map((key) => ({
      key: key.id,
      signature: sign(null, signedBytes(json), createPrivateKey(key.private)).toString('base64url'),
    })),
  };
}

/** A statement that was really signed, in time, by keys that are trusted at this moment. */
export interface Verified {
  readonly statement: Statement;
  readonly signers: readonly TrustedKey[];
  readonly envelope: Envelope;
}

const shortText = z.string().check(z.maxLength(200));
const mostSignatures = 4;
const envelopeShape = z.strictObject({
  statement: z.string(),
  signatures: z.array(z.strictObject({ key: shortText, signature: shortText })).check(z.maxLength(mostSignatures)),
});

type Signature = Envelope['signatures'][number];

function signerOf(json: string, { key: id, signature }: Signature, keyring: Keyring, now: number): TrustedKey {
  const key = keyring.keys.find((candidate) => candidate.id === id);
  const advice = 'who has this place lets it sign by `key trust`, with the line that `key create` printed';
  refuseUnless(key !== undefined, 'unsigned', `the key ${id} is not known here: ${advice}`);
  const unusable = whyUnusable(key, now);
  if (unusable !== null) throw new DeployRefused('unsigned', [unusable]);
  const bytes = Buffer.from(signature, 'base64url');
  // A second spelling of the same bytes would be a second statement of the same nonce.
  const isCanonical = bytes.length === 64 && bytes.toString('base64url') === signature;
  const isValid = isCanonical && verify(null, signedBytes(json), publicKeyOf(key), bytes);
  refuseUnless(isValid, 'unsigned', `the signature of ${key.id} does not fit the statement`);
  return key;
}

function checkTime({ iat, exp }: Statement, now: number): void {
  const seconds = now / 1000;
  refuseUnless(
    exp > iat && exp - iat <= limits.seconds,
    'expired',
    `exp: is not within ${limits.seconds} seconds after iat`,
  );
  refuseUnless(iat <= seconds + limits.skewSeconds, 'expired', 'iat: lies ahead; compare the clocks');
  refuseUnless(exp > seconds, 'expired', 'exp: has passed');
}

/**
 * Verifies an envelope and gives its statement and signers. Throws DeployRefused; the statement is parsed only after
 * its signatures are verified.
 */
export function openEnvelope(value: unknown, keyring: Keyring, now: number): Verified {
  const envelope: Envelope = parseShape(envelopeShape, value, 'envelope');
  const { statement: json, signatures } = envelope;
  refuseUnless(signatures.length > 0, 'unsigned', 'there is no signature');
  const signers = signatures.map((entry) => signerOf(json, entry, keyring, now));
  const statement = parseStatement(json);
  checkTime(statement, now);
  refuseUnless(
    signers.some((key) => key.team === statement.team),
    'out-of-scope',
    `team: no key of ${statement.team} signed this`,
  );
  return { statement, signers, envelope };
}

/** Refuses a statement of another team. A build of the platform needs the signatures of two persons [D-2]. */
export function refuseOutOfScope({ statement, signers }: Verified, team: string, app: string): void {
  const isFree = team === platformTeam && isApplication(app);
  const advice = isFree ? '; who has this place gives it to a team by `key trust … --builds`' : '';
  refuseUnless(
    statement.team === team,
    'out-of-scope',
    `app: ${app} belongs to the team ${team}, not to ${statement.team}${advice}`,
  );
  if (team !== platformTeam) return;
  const persons = new Set(signers.map((key) => key.person));
  refuseUnless(persons.size >= 2, 'out-of-scope', `app: ${app} needs the signature of a second person`);
}
