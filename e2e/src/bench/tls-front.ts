import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Flag by which Chromium takes it, as it takes one that an authority signed: with errors ignored it would cache nothing. */
  readonly flag: string;
}

/** A certificate for this computer that nobody signed. */
export function selfSigned(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...about, '-keyout', keyFile, '-out', certFile], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [key, cert] = [readFileSync(keyFile, 'utf8'), readFileSync(certFile, 'utf8')];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return { key, cert, flag: `--ignore-certificate-errors-spki-list=${hash}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Headers of a connection, not of what it carries: HTTP/2 has none of them. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

export interface TlsFront {
  readonly port: number;
  /** The server that it stands before. */
  target: string;
  readonly close: () => Promise<void>;
}

function passOn(asked: Http2ServerRequest, answered: Http2ServerResponse, target: string): void {
  const { method, url, headers } = asked;
  const host = headers[':authority'] ?? headers.host;
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  // A connection for each: one that is kept may be closed by the server while it is asked again.
  const onward = ask(
    new URL(url, target),
    { agent: false, method, headers: { ...Object.fromEntries(own), host, 'x-forwarded-proto': 'https' } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      answered.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(answered);
    },
  );
  onward.on('error', () => answered.stream?.destroy());
  answered.on('close', () => onward.destroy());
  asked.pipe(onward);
}

/** Ends TLS in front of a server, as an operator's does (`PUBLIC_URL` of store-server), and speaks HTTP/2 to browsers, HTTP/1.1 to who signs them in. */
export async function startTlsFront({ key, cert }: Certificate): Promise<TlsFront> {
  const front = { target: '' };
  const open = new Set<Http2Session>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answered) =>
    passOn(asked, answered, front.target),
  );
  server.on('session', (session) => {
    open.add(session);
    session.on('close', () => open.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return Object.assign(front, {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const session of open) session.destroy();
      }),
  });
}
