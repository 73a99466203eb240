import type { Socket } from 'node:net';
import { EVERY_RESPONSE } from './response-headers';

/** Members of a connection that the answer needs. */
export type Unread = Pick<Socket, 'writable' | 'bytesRead' | 'destroy' | 'end'>;

const statusOf = (code: string | undefined): string => {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
};

/**
 * Answers what is not HTTP and so never reaches a route. A connection that a browser opened ahead and has not used is
 * closed without an answer: the browser would take any answer for that of its next request.
 */
export const answerUnreadable = ({ code }: { readonly code?: string }, socket: Unread): void => {
  const isUnused = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (code === 'ECONNRESET' || isUnused || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = Object.entries(EVERY_RESPONSE)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.end(
    `HTTP/1.1 ${statusOf(code)}\r\n${headers}cache-control: no-store\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
  );
};
