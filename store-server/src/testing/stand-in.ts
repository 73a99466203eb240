import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Script = (request: SeenRequest, response: ServerResponse) => void;

export interface StandIn {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Answers from now on. */
  script: Script;
  readonly close: () => Promise<void>;
}

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Script =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Accepted forms of the lists in a query: only one text with commas, or only indexed parameters. */
const LIST_FORMS: readonly (readonly [path: RegExp, lists: Readonly<Record<string, 'comma' | 'indexed'>>])[] = [
  [/^\/wc\/gla\/mc\/product-feed$/, { ids: 'comma' }],
  [/^\/wc-analytics\//, { include: 'comma' }],
  [/\/(suggestions|budget-recommendation)$/, { country_codes: 'indexed' }],
  [/\/reports\//, { fields: 'indexed', ids: 'indexed' }],
];

/** True for a list in a form that the store's PHP code does not read: it answers with a fatal error. */
const refusesLists = ({ url }: SeenRequest): boolean => {
  const { pathname, searchParams } = new URL(url, 'http://stand-in');
  const forms = LIST_FORMS.find(([path]) => path.test(pathname.replace('/wp-json', '')))?.[1] ?? {};
  return [...searchParams.keys()].some((key) => {
    const [name = ''] = key.split('[', 1);
    return forms[name] === (key === name ? 'indexed' : 'comma');
  });
};

const fatalError = json(500, {
  code: 'internal_server_error',
  message: '<p>There has been a critical error on this website.</p>',
  data: { status: 500 },
});

/**
 * A real store's REST API as far as a test needs it: it records what it is asked and answers by script. Lists in a
 * query that the plugin in the field does not read are a fatal error here as there.
 */
export const startStandIn = async (port = 0): Promise<StandIn> => {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(entry);
      const script = refusesLists(entry) ? fatalError : standIn.script;
      script(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json`,
    seen,
    script: json(200, {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
};
