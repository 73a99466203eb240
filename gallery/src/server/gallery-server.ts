import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { documentOf } from './documents';
import { createPacker, type PackedFiles } from './pack';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const documents = { '/': 'list', '/frame': 'frame' } as const;
const isDocument = (path: string): path is keyof typeof documents => Object.hasOwn(documents, path);

function sendFile(files: PackedFiles, path: string, response: ServerResponse): void {
  const file = path.startsWith('/assets/') ? files.get(path.slice('/assets/'.length)) : undefined;
  if (file === undefined) response.writeHead(404).end();
  else
    response
      .writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
      })
      .end(file);
}

/** Serves the gallery on this machine; the list, when it is loaded, takes the sources as they are then. */
export async function startGallery(root: string, port: number): Promise<{ url: string; close: () => Promise<void> }> {
  const packer = await createPacker(root);
  let files = await packer.pack();
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!isDocument(pathname)) return sendFile(files, pathname, response);
    if (pathname === '/') files = await packer.pack();
    const { html, headers } = documentOf(documents[pathname]);
    response.writeHead(200, headers).end(html);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await packer.close();
    },
  };
}
