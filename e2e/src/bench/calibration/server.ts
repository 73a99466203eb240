import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const html = '<!doctype html><html lang="en"><title>Calibration</title><script type="module" src="/page.js"></script>';

/** Serves the calibration page, compressed as the product is. */
export function serveCalibration(script: string): Promise<Server> {
  const files: Readonly<Record<string, readonly [string, Buffer]>> = {
    '/': ['text/html; charset=utf-8', brotliCompressSync(html)],
    '/page.js': ['text/javascript; charset=utf-8', brotliCompressSync(readFileSync(script))],
  };
  const server = createServer(({ url = '' }, answer) => {
    const [type, body] = files[url] ?? [];
    if (type === undefined) answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
