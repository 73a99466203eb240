import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askUnder } from '../http/request-id';
import type { ReadsAfter } from './first-reads';
import { jsonForScript } from './html';

/** Milliseconds a document waits for its reads, all together: what answers later is asked for by the page itself. */
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
  /** Of these addresses, those that follow the answer to another one, which stands before them. */
  readonly after?: readonly FollowingReads[];
}

export interface FollowingReads extends Pick<ReadsAfter, 'url' | 'field' | 'is' | 'urls'> {
  /** Markup that comes with them. */
  readonly markup: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The answer to a read; null where none came. */
const ask = async (
  url: string,
  headers: Headers,
  { app, request, urls }: AnswersAsked,
  signal: AbortSignal,
): Promise<Answer | null> => {
  const remoteAddress = request.socket.remoteAddress ?? '127.0.0.1';
  try {
    // An id like that of the document: the log has both together, and it takes next to no bytes.
    const answer = await askUnder(`${request.id}.${urls.indexOf(url)}`, () =>
      app.inject({ method: 'GET', url, headers, remoteAddress, signal }),
    );
    const told = TOLD_HEADERS.flatMap((name) => {
      const value = answer.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    });
    return { status: answer.statusCode, headers: Object.fromEntries(told), text: answer.body };
  } catch {
    // A connection that broke, or an answer that takes its time: the page asks again.
    return null;
  }
};

const blockOf = (id: string, answer: Answer | null): string =>
  answer === null ? '' : `<script type="application/json" id="${id}">${jsonForScript(answer)}</script>\n`;

/** True for an answer that has the value in its field. */
const has = (answer: Answer | null, { field, is }: FollowingReads): boolean => {
  if (answer?.status !== 200) return false;
  try {
    return Object(JSON.parse(answer.text))[field] === is;
  } catch {
    // Something else than the store answered.
    return false;
  }
};

/** Texts of the answers, and what comes with those that follow others. */
const textsOf = (asked: AnswersAsked): Promise<string>[] => {
  const headers = kept(asked.request, asked.nonce);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answers = new Map<string, Promise<Answer | null>>();
  const opens = async (following: FollowingReads): Promise<boolean> =>
    has((await answers.get(following.url)) ?? null, following);
  const answerTo = async (url: string): Promise<Answer | null> => {
    const following = (asked.after ?? []).filter(({ urls }) => urls.includes(url));
    const isAsked = following.length === 0 || (await Promise.all(following.map(opens))).includes(true);
    return isAsked ? ask(url, headers, asked, signal) : null;
  };
  const blocks = asked.urls.map(async (url, index) => {
    const answer = answerTo(url);
    answers.set(url, answer);
    return blockOf(`answer-${index}`, await answer);
  });
  const markups = (asked.after ?? []).map(async (following) => ((await opens(following)) ? following.markup : ''));
  return [...blocks, ...markups];
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
  const texts = textsOf(asked);
  yield begin;
  yield* asTheyCome(texts);
  yield end;
}
