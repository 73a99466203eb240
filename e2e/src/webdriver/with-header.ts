import { createServer, request as ask } from 'node:http';

/** Stands before a store and sets one header on every answer. Answers with its own origin. */
export async function withHeader(
  origin: string,
  name: string,
  value: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = ask({ hostname, port, method, path: url, headers }, (answer) => {
      for (let at = 0; at < answer.rawHeaders.length; at += 2)
        outgoing.appendHeader(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
      outgoing.setHeader(name, value);
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${own}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
