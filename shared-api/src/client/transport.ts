import { create } from 'axios';
import { joinQuery } from '../contract/request-path';

/** One try of one call, ready to be sent. */
export interface TransportRequest {
  readonly method: string;
  /** Below the REST root, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
  /** The browser goes on sending it when the page is left. */
  readonly keepalive?: boolean | undefined;
}

/** Answer of the server: status and headers first, the body once it is read. */
export interface TransportAnswer {
  readonly status: number;
  header(name: string): string | null;
  /** Rejects when the connection breaks before the end. */
  readText(): Promise<string>;
}

/** Sends one request. Resolves for every status; rejects when no answer arrives. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/**
 * `fetch` that shows axios the head of an answer and keeps the answer for its reader. axios would fail on the empty
 * body that Chromium gives a 204, and would wrap every other body: Chromium then counts complete requests as cancelled.
 */
function createReader() {
  const answers = new WeakMap<object, Response>();
  return {
    async fetch(input: URL | RequestInfo, init?: RequestInit): Promise<Response> {
      const answer = await fetch(input, init);
      if (typeof input === 'object') answers.set(input, answer);
      return new Response(null, { status: answer.status, headers: answer.headers });
    },
    /** The body that came for this request. */
    readText: async (request: object): Promise<string> => (await answers.get(request)?.text()) ?? '',
  };
}

/**
 * Turns to send: a screen that begins ten reads in one go has nine of them sent in tasks of their own, between which the page
 * answers what is pressed.
 */
function createTurns(): () => Promise<void> {
  let isTaken = false;
  return async () => {
    if (isTaken) return new Promise((resolve) => setTimeout(resolve));
    isTaken = true;
    setTimeout(() => (isTaken = false));
  };
}

const asIs = (data: unknown) => data;

/** Sends by axios, to addresses below `restRoot` only. Redirects are refused: the API has none. */
export function createAxiosTransport(restRoot: string): Transport {
  const reader = createReader();
  const turn = createTurns();
  const fetchOptions = { redirect: 'error', cache: 'no-store' } as const;
  const client = create({
    baseURL: restRoot,
    allowAbsoluteUrls: false,
    adapter: 'fetch',
    env: { fetch: reader.fetch },
    responseType: 'stream',
    // The page's nonce stands against forged requests.
    withXSRFToken: false,
    validateStatus: () => true,
    transformRequest: [asIs],
    transformResponse: [asIs],
  });
  return async ({ method, path, headers, body, signal, keepalive = false }) => {
    // Nothing waits while the page is left, or is not seen: the browser holds its timers then.
    if (!keepalive && !globalThis.document?.hidden) await turn();
    const answer = await client.request<null>({
      method,
      url: joinQuery(restRoot, path),
      // axios would call a body that is not there a form.
      headers: { 'Content-Type': false, ...headers },
      data: body,
      signal,
      fetchOptions: { ...fetchOptions, keepalive },
    });
    return {
      status: answer.status,
      header(name) {
        const value: unknown = answer.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : null;
      },
      readText: () => reader.readText(answer.request as Request),
    };
  };
}
