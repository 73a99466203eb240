import type { IncomingMessage, ServerResponse } from 'node:http';
import { textOf } from './text-of';

/**
 * `GET /@dev/inspection`: a stream of what the inspected pages tell (`?inspect`), for pages of any origin on this machine,
 * such as a report that is a file. `POST` is how those pages tell it.
 */
export function createInspectionRelay(ask: () => void) {
  const listeners = new Set<ServerResponse>();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') {
      const message = JSON.stringify(JSON.parse(await textOf(request)));
      listeners.forEach((listener) => listener.write(`data: ${message}\n\n`));
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.write('\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    ask();
  };
}
