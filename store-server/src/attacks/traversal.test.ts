import { connect } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';

const ROOTS = [
  '/',
  '/assets/',
  '/assets/root-config/',
  '/google/',
  '/sandbox/',
  '/sandbox/admin/',
  '/wp-json/wc/gla/mc/',
];

/** One step up, in every disguise. */
const UPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..%252f',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%c0%af',
  '..%e0%80%af',
  '%uff0e%uff0e%u2215',
  '..%00/',
  './../',
  '..%0d%0a/',
];

const TARGETS = ['etc/passwd', 'release.json', 'secret.txt', 'store.db', 'package.json'];

const LITERAL = [
  '/assets/.secret',
  '/assets/root-config/shell.0a1b2c3d4e.js.map',
  '/assets/root-config/shell.0a1b2c3d4e.js.br',
  '/assets/root-config/',
  '/assets',
  '/.git/config',
  '/.env',
  '/store.db',
  '/.data/store.db',
  '/release.json',
  '/assets/C:%5cwindows%5cwin.ini',
  '/assets//etc/passwd',
  '/assets/%2fetc%2fpasswd',
  'http://evil.example/assets/../../etc/passwd',
  '/wp-json/store/v1/backups/..%2f..%2fstore.db',
  '/wp-json/wc/gla/ads/campaigns/..%2f..%2f..%2fetc%2fpasswd',
  '/sandbox/admin/post.php?post=..%2f..%2fetc%2fpasswd',
  '/google/..%2f..%2f..%2fetc/passwd',
];

const CORPUS = [
  ...ROOTS.flatMap((root) => UPS.flatMap((up) => TARGETS.map((target) => `${root}${up.repeat(8)}${target}`))),
  ...LITERAL,
];

/** Text that only a file outside the served ones holds. */
const SECRET = 'a secret beside the served files';
const TELLTALES = ['root:x:0:', SECRET, 'SQLite format 3', '"workspaces"', '"apps":{}', '[core]'];

/** Sends the addresses as they are, without a client that tidies them up; gives each whole answer. */
async function ask(port: number, cookie: string, addresses: readonly string[]): Promise<string[]> {
  return Promise.all(
    addresses.map(
      (address) =>
        new Promise<string>((resolve, reject) => {
          let text = '';
          const socket = connect(port, '127.0.0.1', () =>
            socket.write(
              `GET ${address} HTTP/1.1\r\nHost: localhost:4000\r\nCookie: ${cookie}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
            ),
          );
          socket.on('data', (chunk) => (text += chunk.toString('latin1')));
          socket.once('error', reject);
          socket.once('close', () => resolve(text));
        }),
    ),
  );
}

describe('addresses that try to leave the served files', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
    const { releaseDir } = domain.server.parts.config;
    for (const place of [releaseDir, join(releaseDir, '..'), domain.server.dataDir]) {
      writeFileSync(join(place, 'secret.txt'), SECRET);
    }
  });

  afterAll(() => domain.stop());

  it(`find nothing, however they are written: ${CORPUS.length} of them [S-10]`, async () => {
    const found: string[] = [];
    for (let first = 0; first < CORPUS.length; first += 20) {
      const addresses = CORPUS.slice(first, first + 20);
      const answers = await ask(domain.server.port, domain.cookie, addresses);
      for (const [index, answer] of answers.entries()) {
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
        const isPage = status === 200 && answer.includes('id="bootstrap"');
        const isClean = !TELLTALES.some((telltale) => answer.includes(telltale));
        const isRefused = status >= 300 && status < 500;
        if (!isClean || !(isPage || isRefused)) found.push(`${addresses[index]} → ${status}`);
      }
    }
    expect(found).toEqual([]);
  });
});
