import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signInTo } from './front-session';

let server: Server;
let origin = '';
let asked: string[] = [];

/** A front end whose link shows a button until it is pressed, as a link that works once does, or opens at once. */
const frontEnd = (once: boolean): Promise<void> => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (text) => (body += String(text)));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`.trim());
      const isRight = `${request.url}${body}`.includes('token=right');
      if (isRight && once && request.method === 'GET') return response.end('<form><button>Sign in</button></form>');
      if (!isRight) return response.writeHead(403, { 'set-cookie': 'session-80=; Max-Age=0' }).end();
      return response
        .writeHead(303, { 'set-cookie': ['return-80=; Max-Age=0', '__Host-session=abc; Path=/; HttpOnly; Secure'] })
        .end();
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      resolve();
    }),
  );
};

afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));

const cookies = [{ name: '__Host-session', value: 'abc', secure: true }];

it('presses the button of a link that works once', async () => {
  await frontEnd(true);
  expect(await signInTo(`${origin}/sign-in?token=right`)).toEqual({ origin, cookies });
  expect(asked).toEqual(['GET /sign-in?token=right', 'POST /sign-in token=right']);
});

it('follows a link that opens at once', async () => {
  await frontEnd(false);
  expect(await signInTo(`${origin}/sign-in?token=right`)).toEqual({ origin, cookies });
  expect(asked).toEqual(['GET /sign-in?token=right']);
});

it('says of a link that signs nobody in what was answered', async () => {
  await frontEnd(true);
  await expect(signInTo(`${origin}/sign-in?token=used`)).rejects.toThrow(
    `The front end ${origin} signed nobody in by /sign-in: it answered 403. It takes the sign-in link that it prints last, once.`,
  );
});
