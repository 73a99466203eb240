import { answerUnreadable, type Unread } from './unreadable';

/** Answer to a connection that could not be read. */
function answered(code: string, bytesRead: number) {
  let text = 'nothing';
  const socket = {
    writable: true,
    bytesRead,
    destroy: () => socket,
    end: (written: unknown) => {
      text = String(written);
      return socket;
    },
  } as unknown as Unread; // a Socket returns itself; nothing reads what is returned
  answerUnreadable({ code }, socket);
  return text.split('\r\n', 1)[0];
}

it('says nothing on a connection that was opened ahead and never used', () => {
  expect(answered('ERR_HTTP_REQUEST_TIMEOUT', 0)).toBe('nothing');
});

it.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large'],
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request'],
  ['ECONNRESET', 'nothing'],
])('answers %s with %s', (code, line) => {
  expect(answered(code, 20)).toBe(line);
});
