import { request } from 'undici';
import type { Reach } from '../../backend/address.rules';
import { createDispatcher, RefusedAddress, refuseLiteral } from '../../backend/guarded-dispatcher';

/** Why no answer came. */
export type CallProblem = 'private_address' | 'no_such_host' | 'too_slow' | 'unreachable';

/** The answer's status, or why there is none. */
type PostOutcome = { readonly status: number } | { readonly problem: CallProblem };

interface WebhookPost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const LIMITS = { totalMs: 10_000, bytes: 64 * 1024, concurrent: 1 };

const codeOf = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : '';
  return typeof code === 'string' ? code : '';
};

const problemOf = (error: unknown): CallProblem => {
  if (error instanceof RefusedAddress) return 'private_address';
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no_such_host';
  const isLate = code.includes('TIMEOUT') || (error instanceof Error && error.name === 'TimeoutError');
  return isLate ? 'too_slow' : 'unreachable';
};

/** Sends a call by the guarded way out: public addresses only, bounded in time and size; redirects are not followed. */
export async function postToWebhook(
  { url, body, headers }: WebhookPost,
  reach: Reach = 'public',
): Promise<PostOutcome> {
  const dispatcher = createDispatcher(reach, LIMITS);
  try {
    refuseLiteral(new URL(url).hostname, reach);
    const signal = AbortSignal.timeout(LIMITS.totalMs);
    const answer = await request(url, { dispatcher, signal, method: 'POST', headers, body });
    // What it says is not looked at.
    await answer.body.dump({ limit: LIMITS.bytes });
    return { status: answer.statusCode };
  } catch (error) {
    return { problem: problemOf(error) };
  } finally {
    await dispatcher.destroy();
  }
}
