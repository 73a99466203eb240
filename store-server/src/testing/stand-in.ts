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
  /** What is answered from now on. */
  script: Script;
  readonly close: () => Promise<void>;
}

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Script =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A real store's REST API as far as a test needs it: it records what it is asked and answers by script. */
export const startStandIn = async (): Promise<StandIn> => {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(entry);
      standIn.script(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
