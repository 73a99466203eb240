import type { FlagValue } from '@listings/shared-values/flags';
import * as z from 'zod/mini';
import { flagName, flagValueShape } from '../checks/flag-shape';
import { count, parseShape, textOf } from '../checks/parse-shape';
import { refuseUnless } from '../refused';
import { versionPattern } from '../version';

/** A file of a deploy, as the team states it; the server counts and hashes for itself. */
export interface FileClaim {
  /** One segment of `a-z0-9._-`. */
  readonly path: string;
  /** sha384 of the bytes, hexadecimal. */
  readonly sha384: string;
  readonly bytes: number;
}

/** Commit a build was made of, as its team states it. */
export interface Source {
  /** Hexadecimal hash of the commit. */
  readonly commit: string;
  /** First line of its message. */
  readonly message: string;
  readonly author: string;
  /** True when the package differed from the commit. */
  readonly modified?: boolean;
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
  readonly source?: Source;
  readonly reason?: string;
  /** Reason to go live although the contract check refuses it. */
  readonly override?: string;
  /** Applications that stay with the version of a library that it takes the place of. */
  readonly keepFor?: readonly string[];
  /** Percent of the sessions that get it; all without one. */
  readonly share?: number;
  /** Shown only to visitors who open its link, until this ISO moment. */
  readonly previewUntil?: string;
  /** True for a correction that open pages are asked to load soon. */
  readonly critical?: boolean;
  /** Checks whether it could go live, and changes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Gives a candidate to more or fewer sessions: to all with 100, to none with 0. With a version, what a preview shows
 * becomes the candidate, or live: the bytes that were looked at.
 */
export interface CanaryStatement extends Signed {
  readonly action: 'canary';
  readonly app: string;
  readonly version?: string;
  readonly prev: string;
  readonly share: number;
  readonly reason?: string;
  /** Reason why faults that it would bring pass, when it goes live. */
  readonly override?: string;
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

/** Sets a flag that a build of the application declares, for all or a share of the sessions; null takes its value back. */
export interface FlagStatement extends Signed {
  readonly action: 'flag';
  readonly app: string;
  readonly name: string;
  readonly value: FlagValue | null;
  readonly prev: string;
  /** Percent of the sessions; all without one. */
  readonly share?: number;
  readonly reason?: string;
}

/** Takes away files that no revision of the last days uses. */
export interface PruneStatement extends Signed {
  readonly action: 'prune';
  readonly prev: string;
}

/** Reads the ledger: revisions `from` to `to`, at most `limits.entries` of them; the last one alone without `from`. */
export interface ReadStatement extends Signed {
  readonly action: 'read';
  readonly from?: number;
  readonly to?: number;
  /** Records of builds to read as well, by their sha256. */
  readonly parts?: readonly string[];
  /** Reads the status of each build, too. */
  readonly status?: boolean;
}

/**
 * Shows a build of a working tree to signed-in owners who open its link, until `exp` and no longer: nothing of the map
 * changes. The next one with the same word takes its place.
 */
export interface LocalStatement extends Signed {
  readonly action: 'local';
  readonly app: string;
  readonly word: string;
  readonly builtAt: string;
  readonly files: readonly FileClaim[];
}

export type ChangeStatement = PublishStatement | CanaryStatement | RollbackStatement | FlagStatement | PruneStatement;
export type Statement = ChangeStatement | ReadStatement | LocalStatement;

export const limits = {
  seconds: 300,
  /** Clocks differ. */
  skewSeconds: 30,
  files: 200,
  fileBytes: 5 * 1024 * 1024,
  statementBytes: 128 * 1024,
  /** Bytes of `release.json`: the plugin for WordPress reads no more. */
  releaseBytes: 2 * 1024 * 1024,
  /** Entries of the ledger in one answer. */
  entries: 500,
  /** Records of builds in one answer. */
  parts: 50,
  /** Applications that an old version of a library is kept for. */
  keepFor: 50,
} as const;

const extensions = ['js', 'css', 'json'];
const word = textOf(/^[a-z0-9][a-z0-9-]{0,63}$/);
const hash = textOf(/^[0-9a-f]{64}$/);
const reason = textOf(/^[^\p{Cc}\u2028\u2029]{1,500}$/u);
const moment = textOf(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/);
const percent = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const extensionOf = (path: string) => path.split('.').at(-1) ?? '';

const claim = z.strictObject({
  path: textOf(/^(?!\.)[a-z0-9._-]{1,120}$/),
  sha384: textOf(/^[0-9a-f]{96}$/),
  bytes: count,
});

const source = z.strictObject({
  commit: textOf(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
  message: textOf(/^[^\p{Cc}\u2028\u2029]{1,200}$/u),
  author: textOf(/^[^\p{Cc}\u2028\u2029]{1,100}$/u),
  modified: z.exactOptional(z.boolean()),
});

const signed = { team: word, iat: count, exp: count, nonce: textOf(/^[\w-]{16,64}$/) };

const shapes = {
  publish: z.strictObject({
    ...signed,
    action: z.literal('publish'),
    app: word,
    version: textOf(versionPattern),
    prev: hash,
    builtAt: moment,
    files: z.array(claim).check(z.maxLength(limits.files)),
    source: z.exactOptional(source),
    reason: z.exactOptional(reason),
    override: z.exactOptional(reason),
    keepFor: z.exactOptional(z.array(word).check(z.minLength(1), z.maxLength(limits.keepFor))),
    share: z.exactOptional(percent(1, 99)),
    previewUntil: z.exactOptional(moment),
    critical: z.exactOptional(z.boolean()),
    dryRun: z.exactOptional(z.boolean()),
  }),
  canary: z.strictObject({
    ...signed,
    action: z.literal('canary'),
    app: word,
    version: z.exactOptional(textOf(versionPattern)),
    prev: hash,
    share: percent(0, 100),
    reason: z.exactOptional(reason),
    override: z.exactOptional(reason),
  }),
  rollback: z.strictObject({
    ...signed,
    action: z.literal('rollback'),
    prev: hash,
    to: count,
    app: z.exactOptional(word),
    reason: z.exactOptional(reason),
  }),
  flag: z.strictObject({
    ...signed,
    action: z.literal('flag'),
    app: word,
    name: textOf(flagName),
    value: z.nullable(flagValueShape),
    prev: hash,
    share: z.exactOptional(percent(1, 99)),
    reason: z.exactOptional(reason),
  }),
  prune: z.strictObject({ ...signed, action: z.literal('prune'), prev: hash }),
  local: z.strictObject({
    ...signed,
    action: z.literal('local'),
    app: word,
    word: textOf(/^[\w-]{16,64}$/),
    builtAt: moment,
    files: z.array(claim).check(z.maxLength(limits.files)),
  }),
  read: z.strictObject({
    ...signed,
    action: z.literal('read'),
    from: z.exactOptional(count),
    to: z.exactOptional(count),
    parts: z.exactOptional(z.array(hash).check(z.maxLength(limits.parts))),
    status: z.exactOptional(z.boolean()),
  }),
} satisfies { readonly [Action in Statement['action']]: z.ZodMiniType<Extract<Statement, { action: Action }>> };

const statementShape = z.discriminatedUnion('action', [
  shapes.publish,
  shapes.canary,
  shapes.rollback,
  shapes.flag,
  shapes.prune,
  shapes.read,
  shapes.local,
]);

function checkClaims(claims: readonly FileClaim[]): void {
  const paths = new Set<string>();
  for (const [index, { path, bytes }] of claims.entries()) {
    const place = `statement.files[${index}]`;
    refuseUnless(
      extensions.includes(extensionOf(path)),
      'malformed',
      `${place}.path: ${path} is no ${extensions.join(', ')}`,
    );
    refuseUnless(
      bytes <= limits.fileBytes,
      'malformed',
      `${place}.bytes: ${path} is larger than ${limits.fileBytes} bytes`,
    );
    refuseUnless(!paths.has(path), 'malformed', `${place}.path: ${path} is there twice`);
    paths.add(path);
  }
}

/** Reads a statement strictly: unknown, missing and misshapen fields are refused by name. */
export function parseStatement(json: string): Statement {
  refuseUnless(Buffer.byteLength(json) <= limits.statementBytes, 'malformed', 'the statement is too long');
  const statement = parseShape(statementShape, json, 'statement');
  if (statement.action === 'publish' || statement.action === 'local') checkClaims(statement.files);
  return statement;
}
