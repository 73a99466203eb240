import { insist } from './refused';
import { parseStrictly, type Fields } from './strict-json';
import { isVersion } from './version';

/** A file of a deploy, as the team states it; the server counts and hashes for itself. */
export interface FileClaim {
  /** One segment of `a-z0-9._-`. */
  readonly path: string;
  /** sha384 of the bytes, hexadecimal. */
  readonly sha384: string;
  readonly bytes: number;
}

interface Signed {
  readonly team: string;
  /** Seconds since 1970. */
  readonly iat: number;
  /** At most five minutes after `iat`. */
  readonly exp: number;
  readonly nonce: string;
}

/** Puts one build in the place of its last version. */
export interface PublishStatement extends Signed {
  readonly action: 'publish';
  /** Name of the build. */
  readonly app: string;
  readonly version: string;
  /** Hash of the ledger's last entry, as the signer saw it. */
  readonly prev: string;
  readonly builtAt: string;
  readonly files: readonly FileClaim[];
  /** Why it goes live although the contract check refuses it. */
  readonly override?: string;
  /** Percent of the sessions that get it; all without one. */
  readonly share?: number;
  /** Nobody gets it but who opens its link, until this ISO moment. */
  readonly previewUntil?: string;
  /** Looks whether it could go live, and changes nothing. */
  readonly dryRun?: boolean;
}

/** Gives a candidate to more or fewer sessions: to all with 100, to none with 0. */
export interface CanaryStatement extends Signed {
  readonly action: 'canary';
  readonly app: string;
  readonly prev: string;
  readonly share: number;
  readonly reason?: string;
}

/** Puts the builds of an earlier revision, or one of them, back in place. */
export interface RollbackStatement extends Signed {
  readonly action: 'rollback';
  readonly prev: string;
  /** Revision to go back to. */
  readonly to: number;
  readonly app?: string;
  readonly reason?: string;
}

/** Takes away files that no revision of the last days uses. */
export interface PruneStatement extends Signed {
  readonly action: 'prune';
  readonly prev: string;
}

/** Reads the ledger, from revision `from` on. */
export interface ReadStatement extends Signed {
  readonly action: 'read';
  readonly from?: number;
}

export type ChangeStatement = PublishStatement | CanaryStatement | RollbackStatement | PruneStatement;
export type Statement = ChangeStatement | ReadStatement;

export const limits = {
  seconds: 300,
  /** Clocks differ. */
  skewSeconds: 30,
  files: 200,
  fileBytes: 5 * 1024 * 1024,
  statementBytes: 128 * 1024,
} as const;

const extensions = ['js', 'css', 'json'];
const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const count = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const word = text(/^[a-z0-9][a-z0-9-]{0,63}$/);
const hash = text(/^[0-9a-f]{64}$/);
const reason = text(/^[^\p{Cc}\u2028\u2029]{1,500}$/u);
const moment = text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/);
const percent = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const extensionOf = (path: string) => path.split('.').at(-1) ?? '';

const signed: Fields = { action: text(/^/), team: word, iat: count, exp: count, nonce: text(/^[\w-]{16,64}$/) };

const fields: Readonly<Record<Statement['action'], { readonly needs: Fields; readonly may?: Fields }>> = {
  publish: {
    needs: { ...signed, app: word, version: isVersion, prev: hash, builtAt: moment, files: Array.isArray },
    may: {
      override: reason,
      share: percent(1, 99),
      previewUntil: moment,
      dryRun: (value) => typeof value === 'boolean',
    },
  },
  canary: { needs: { ...signed, app: word, prev: hash, share: percent(0, 100) }, may: { reason } },
  rollback: { needs: { ...signed, prev: hash, to: count }, may: { app: word, reason } },
  prune: { needs: { ...signed, prev: hash } },
  read: { needs: signed, may: { from: count } },
};

const claim: Fields = {
  path: text(/^(?!\.)[a-z0-9._-]{1,120}$/),
  sha384: text(/^[0-9a-f]{96}$/),
  bytes: count,
};

function checkClaims(claims: readonly FileClaim[]): void {
  insist(claims.length <= limits.files, 'malformed', `files: ${claims.length} are more than ${limits.files}`);
  const paths = new Set<string>();
  for (const [index, file] of claims.entries()) {
    parseStrictly(file, `files[${index}]`, claim);
    insist(
      extensions.includes(extensionOf(file.path)),
      'malformed',
      `files[${index}].path: ${file.path} is no ${extensions.join(', ')}`,
    );
    insist(
      file.bytes <= limits.fileBytes,
      'malformed',
      `files[${index}].bytes: ${file.path} is larger than ${limits.fileBytes} bytes`,
    );
    insist(!paths.has(file.path), 'malformed', `files[${index}].path: ${file.path} is there twice`);
    paths.add(file.path);
  }
}

/** Reads a statement strictly: unknown, missing and misshapen fields are refused by name. */
export function parseStatement(json: string): Statement {
  insist(Buffer.byteLength(json) <= limits.statementBytes, 'malformed', 'the statement is too long');
  const value = parseStrictly(json, 'statement');
  const action = value['action'];
  insist(typeof action === 'string' && Object.hasOwn(fields, action), 'malformed', 'action: is none that is known');
  // Looked up among the known ones right above.
  const { needs, may } = fields[action as Statement['action']];
  parseStrictly(value, 'statement', needs, may);
  // Every field was just looked at.
  const statement = value as unknown as Statement;
  if (statement.action === 'publish') checkClaims(statement.files);
  return statement;
}
