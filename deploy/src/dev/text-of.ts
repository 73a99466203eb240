import type { IncomingMessage } from 'node:http';

/** The whole text of a request or an answer. */
export async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
