import { create } from 'axios';

/** One try of one call, ready to be sent. */
export interface TransportRequest {
  readonly method: string;
  /** Below the REST root, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

/** What came back: status and headers first, the body when it is read. */
export interface TransportAnswer {
  readonly status: number;
  header(name: string): string | null;
  /** Rejects when the connection breaks before the end. */
  readText(): Promise<string>;
}

/** Sends one request. Resolves for every status; rejects when no answer arrives. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

const withoutBody: readonly number[] = [204, 205, 304];

/** Chromium gives answers that have no body an empty one, and axios fails when it wraps that. */
async function fetchWithoutEmptyBodies(input: URL | RequestInfo, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  if (!withoutBody.includes(answer.status) || answer.body === null) return answer;
  return new Response(null, { status: answer.status, headers: answer.headers });
}

const asIs = (data: unknown) => data;

/** Sends by axios, to addresses below `restRoot` only. Redirects are refused: the API has none. */
export function createAxiosTransport(restRoot: string): Transport {
  const client = create({
    baseURL: restRoot,
    allowAbsoluteUrls: false,
    adapter: 'fetch',
    env: { fetch: fetchWithoutEmptyBodies },
    responseType: 'stream',
    fetchOptions: { redirect: 'error', cache: 'no-store' },
    validateStatus: () => true,
    transformRequest: [asIs],
    transformResponse: [asIs],
  });
  return async ({ method, path, headers, body, signal }) => {
    const answer = await client.request<ReadableStream<Uint8Array> | null>({
      method,
      url: path,
      // axios would call a body that is not there a form.
      headers: { 'Content-Type': false, ...headers },
      data: body,
      signal,
    });
    return {
      status: answer.status,
      header(name) {
        const value: unknown = answer.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : null;
      },
      readText: () => new Response(answer.data).text(),
    };
  };
}
