import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadCheckAtHand } from '../load/load-check';
import { directoryStore } from '../live/stores/directory-store';
import type { Envelope } from '../live/signing/envelope';
import { isObjectName, type ObjectStore } from '../live/stores/object-store';
import { LiveReleases, type Answer } from '../live/live-releases';
import { DeployRefused, type RefusalCode } from '../live/refused';
import { UsageError } from './arguments';

/** A place that releases are published to. */
export interface Target {
  deliver(envelope: Envelope): Promise<Answer>;
  putFile(bytes: Uint8Array): Promise<void>;
}

const isAddress = (place: string) => /^https?:\/\//.test(place);

const patience = 60_000;

/** What says that nothing was sent. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'CERT_HAS_EXPIRED'];

/** Why a call has no answer: nobody was reached, or what was sent may have been carried out. */
function unanswered(origin: string, error: unknown): Error {
  const { code = '', message = '' } = Object(Object(error).cause) as { code?: string; message?: string };
  if (unreached.includes(code))
    return new Error(
      `No deploy listener answers at ${origin} (${code}): a server that takes deploys prints its address after "deploys"`,
      { cause: error },
    );
  const isLate = Object(error).name === 'TimeoutError';
  const why = isLate ? `none within ${patience / 1000} s` : code || message || String(error);
  return new Error(
    `The answer of ${origin} did not arrive (${why}). It may have done what it was asked: look at its \`history\`, then try again`,
    { cause: error },
  );
}

/** A deploy listener. */
function serverTarget(place: string): Target {
  if (!URL.canParse(place)) throw new UsageError(`--to: "${place}" is no address`);
  const { origin } = new URL(place);
  const call = async (method: string, path: string, type: string, body: string | Uint8Array): Promise<unknown> => {
    const headers = { 'content-type': type };
    const signal = AbortSignal.timeout(patience);
    const late = (error: unknown) => {
      throw unanswered(origin, error);
    };
    const answer = await fetch(origin + path, { method, headers, body, redirect: 'error', signal }).catch(late);
    const text = await answer.text().catch(late);
    if (answer.ok) return text === '' ? null : JSON.parse(text);
    const refusal = refusalIn(text);
    if (refusal === null)
      throw new Error(
        `${origin} answered ${answer.status} and is no deploy listener: a server prints the address of its own after "deploys"`,
      );
    throw new DeployRefused(refusal.code, refusal.reasons);
  };
  return {
    deliver: async (envelope) =>
      // The listener is of this project: its answers are those of `LiveReleases`.
      (await call('POST', '/statements', 'application/json', JSON.stringify(envelope))) as Answer,
    putFile: async (bytes) => void (await call('PUT', '/files', 'application/octet-stream', bytes)),
  };
}

function refusalIn(text: string): { code: RefusalCode; reasons: string[] } | null {
  try {
    const { code, reasons } = JSON.parse(text) as { code: RefusalCode; reasons: unknown };
    return Array.isArray(reasons) ? { code, reasons: reasons.map(String) } : null;
  } catch {
    return null;
  }
}

const bucketPattern = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;

/** The objects of a directory or a bucket; its keys and its first map are made here, by who may write to it. */
export async function storeAt(place: string, flag = 'to'): Promise<ObjectStore> {
  if (isAddress(place))
    throw new UsageError(`--${flag}: is done in the directory or bucket itself, not through a server`);
  const [, bucket, prefix = ''] = bucketPattern.exec(place) ?? [];
  if (bucket === undefined) return directoryStore(resolve(place));
  if (prefix !== '' && !isObjectName(prefix))
    throw new UsageError(`--${flag}: "${prefix}" is not made of a-z, 0-9, . _ - and /`);
  // The client of the protocol is large: who publishes elsewhere does not wait for it.
  const { bucketStore } = await import('../live/stores/bucket-store');
  return bucketStore(bucket, prefix);
}

/** Says of a place that it is none yet, and where a server keeps its own. */
export function nothingLiveIn(place: string): UsageError {
  const below = `${place.replace(/\/$/, '')}/releases`;
  const isServers = existsSync(resolve(below, 'ledger'));
  const advice = isServers ? `the store server has its releases in ${below}` : '`deploy start` begins a place';
  return new UsageError(`--to: nothing is live in ${place}; ${advice}`);
}

/** An address is a deploy listener, `s3://bucket/prefix` a bucket, everything else a directory. */
export async function openTarget(place: string): Promise<Target> {
  if (isAddress(place)) return serverTarget(place);
  if (!place.startsWith('s3://') && !existsSync(resolve(place)))
    throw new UsageError(
      `--to: there is no directory ${place} that can be read; the address of a server begins with http:// or https://`,
    );
  const live = new LiveReleases(await storeAt(place), { load: loadCheckAtHand() });
  return {
    deliver: async (envelope) => {
      if ((await live.ledger.lastRevision()) === 0) throw nothingLiveIn(place);
      return live.deliver(envelope);
    },
    putFile: (bytes) => live.putFile(bytes),
  };
}
