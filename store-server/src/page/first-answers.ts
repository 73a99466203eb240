import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonForScript } from './html';

/** Milliseconds a document waits for its reads: what answers later is asked for by the page itself. */
const PATIENCE_MS = 10_000;

/** What a read brings of the request for its document: who asks, from where, in which language. */
const KEPT_HEADERS = [
  'host',
  'cookie',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
] as const;

/** What the client reads of an answer's head (`shared-api/src/client`). */
const TOLD_HEADERS = ['content-type', 'etag', 'age', 'retry-after', 'x-request-id'] as const;

/** A browser that opens a page, not a program that looks into one. */
export const isOpening = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === undefined || ['document', 'iframe', 'frame'].includes(headers['sec-fetch-dest']);

type Headers = Readonly<Record<string, string>>;

const kept = (request: FastifyRequest, nonce: string): Headers => ({
  ...Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  ),
  accept: 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-wp-nonce': nonce,
});

export interface AnswersAsked {
  readonly app: FastifyInstance;
  /** The request for the document. */
  readonly request: FastifyRequest;
  /** The session's nonce. */
  readonly nonce: string;
  readonly urls: readonly string[];
}

/** The answer to a read as the data block `id` of the document; nothing where none came. */
const blockOf = async (id: string, url: string, headers: Headers, { app, request }: AnswersAsked): Promise<string> => {
  try {
    const answer = await app.inject({
      method: 'GET',
      url,
      headers,
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const told = TOLD_HEADERS.flatMap((name) => {
      const value = answer.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    });
    const printed = { status: answer.statusCode, headers: Object.fromEntries(told), text: answer.body };
    return `<script type="application/json" id="${id}">${jsonForScript(printed)}</script>\n`;
  } catch {
    // A connection that broke, or an answer that takes its time: the page asks again.
    return '';
  }
};

/** Text of each of these as soon as it is there, the first one first. */
async function* asTheyCome(texts: readonly Promise<string>[]): AsyncGenerator<string> {
  const open = new Map(texts.map((text, index) => [index, text.then((value) => ({ index, value }))]));
  while (open.size > 0) {
    const { index, value } = await Promise.race(open.values());
    open.delete(index);
    if (value !== '') yield value;
  }
}

/**
 * The document with the answers of its first screen's reads in it, each with its own status, in the order in which they
 * come: `begin` goes at once, and a slow or failed read costs only its part.
 */
export async function* withFirstAnswers(begin: string, end: string, asked: AnswersAsked): AsyncGenerator<string> {
  const headers = kept(asked.request, asked.nonce);
  const texts = asked.urls.map((url, index) => blockOf(`answer-${index}`, url, headers, asked));
  yield begin;
  yield* asTheyCome(texts);
  yield end;
}
