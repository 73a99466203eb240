import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the mail server took it. */
interface TakenMail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Everything after the headers, decoded. */
  readonly body: string;
}

/** A mail server of its own for a test. */
export interface MailServerUnderTest {
  readonly url: string;
  readonly taken: TakenMail[];
  /** What it answers to the next mails instead of taking them: SMTP codes. */
  readonly refusals: number[];
  /** While true a connection breaks as the text of a mail arrives on it. */
  breaks: boolean;
  readonly stop: () => Promise<void>;
}

const bytesOf = (text: string, escape: RegExp): string =>
  Buffer.from(
    text.replaceAll(escape, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

const word = (_all: string, kind: string, text: string): string =>
  kind.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64').toString('utf8')
    : bytesOf(text.replaceAll('_', ' '), /=([0-9A-F]{2})/g);

function read(to: string, raw: string): TakenMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const entries = lines.map((line) => {
    const end = line.indexOf(':');
    const text = line.slice(end + 1).trim();
    const decoded = text.replaceAll(/\?= =\?/g, '?==?').replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, word);
    return [line.slice(0, end).toLowerCase(), decoded];
  });
  const body = bytesOf(rest.join('\r\n\r\n').replaceAll('=\r\n', ''), /=([0-9A-F]{2})/g);
  return { to, headers: Object.fromEntries(entries) as Record<string, string>, body };
}

/** Starts a mail server on a free port; it takes every mail but those it is told to refuse. */
export async function startMailServer(): Promise<MailServerUnderTest> {
  const taken: TakenMail[] = [];
  const refusals: number[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        if (mails.breaks) for (const socket of sockets) socket.destroy();
        parts.push(part);
      });
      stream.on('end', () => {
        const code = refusals.shift();
        if (code === undefined) {
          const to = envelope.rcptTo.map(({ address }) => address).join(', ');
          taken.push(read(to, Buffer.concat(parts).toString('latin1')));
          done();
        } else {
          done(Object.assign(new Error('refused'), { responseCode: code }));
        }
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const mails: MailServerUnderTest = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    breaks: false,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
  return mails;
}
