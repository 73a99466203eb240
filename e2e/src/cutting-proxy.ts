import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CuttingProxy {
  readonly url: string;
  /** Streams that were cut so far. */
  readonly cuts: () => number;
  readonly close: () => Promise<void>;
}

const listening = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, 'localhost', resolve));

/** Starts a proxy in front of a server that passes everything on, and cuts each stream of events after its head. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { host } = new URL(target);
  let cuts = 0;
  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request;
    const passed = ask(new URL(url, target), { method, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (answer.headers['content-type']?.startsWith('text/event-stream') !== true) return answer.pipe(response);
      cuts += 1;
      passed.destroy();
      return response.end();
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await listening(server);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
