import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { integrityPolicyFor } from './integrity-policy';

/** 128 fresh random bits for one document. */
export const freshNonce = (): string => randomBytes(16).toString('base64');

export const sha256Of = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Sources that one document trusts beyond this origin's files. */
export interface DocumentTrust {
  readonly nonce: string;
  /** Hashes of the import map and of the script that watches the start; none for a document without scripts. */
  readonly inlineHashes: readonly string[];
  /** Origin of the help video, framed after a click only; null frames nothing. */
  readonly frames: string | null;
  /** Origin of the real store behind this server, whose pictures of products are shown; null where there is none. */
  readonly pictures: string | null;
  /** The page may start the worker that watches whether it lives: the one address that its Trusted Types policy makes. */
  readonly heartbeat?: boolean;
}

/**
 * The two policies of a document [B-1]: both have to allow a script. The first trusts what the nonce started, the second
 * this origin's files and the inline texts by their hashes; together they leave no way to load anything else.
 */
const documentPolicies = ({
  nonce,
  inlineHashes,
  frames,
  pictures,
  heartbeat = false,
}: DocumentTrust): [string, string] => [
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'report-sample'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data:${pictures === null ? '' : ` ${pictures}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames ?? "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(heartbeat ? ["worker-src 'self'"] : []),
    "require-trusted-types-for 'script'",
    `trusted-types ${heartbeat ? 'heartbeat' : "'none'"}`,
    'report-uri /csp',
    'report-to csp',
  ].join('; '),
  `${["script-src 'self'", ...inlineHashes.map((hash) => `'${hash}'`)].join(' ')}; report-uri /csp`,
];

/** Sets what every document carries beyond the headers of every response. */
export const setDocumentHeaders = (reply: FastifyReply, trust: DocumentTrust): void => {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': documentPolicies(trust),
    ...integrityPolicyFor(reply.request.headers),
    'reporting-endpoints': 'csp="/csp"',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  });
};
