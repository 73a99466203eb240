import type { ExternalPurpose } from '@listings/shared-machines';
import { allowedUrl, type ExternalRules } from './external-url';

const host = 'accounts.google.com';
const origin = 'http://localhost:4000';
const purposes = ['authorization', 'billing', 'issueAction', 'documentation', 'store'] as const;

const rules: ExternalRules = {
  origin,
  hosts: {
    authorization: [host, 'localhost:4000'],
    billing: [host, 'localhost:4000'],
    issueAction: [host, 'localhost:4000'],
    documentation: [host, 'localhost:4000'],
    store: [host, 'localhost:4000'],
  },
};

const allowed = [
  `https://${host}`,
  `https://${host}/`,
  `https://${host}/o/oauth2/auth?client_id=1&redirect_uri=https%3A%2F%2Fevil.example%2F`,
  `https://${host}/path#fragment`,
  `https://${host}:443/path`,
  `HTTPS://ACCOUNTS.GOOGLE.COM/path`,
  `https://${host}/@evil.example`,
  `https://${host}/?next=//evil.example`,
  `https://${host}/%5Cevil.example`,
  `https://${host}/%0d%0aLocation:evil`,
  `${origin}/sandbox/consent?state=1`,
  `https://localhost:4000/sandbox`,
];

const schemes = ['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'ftp', 'ws', 'wss', 'about', 'view-source', 'chrome', 'mailto', 'tel', 'intent', 'jar']; // prettier-ignore
const otherSchemes = schemes.flatMap((scheme) => [
  `${scheme}:alert(1)`,
  `${scheme}://${host}/`,
  `${scheme}:https://${host}/`,
]);

/** Characters that parsers drop, move or read as something else. */
const characters = ['\u0000', '\u0001', '\u0008', '\t', '\n', '\u000b', '\u000c', '\r', '\u001f', ' ', '\u007f', '\u0085', '\u00a0', '\u2028', '\u2029', '\\']; // prettier-ignore
const deceptiveCharacters = characters.flatMap((character) => [
  `${character}https://${host}/`,
  `https://${host}${character}/`,
  `https://${host}/a${character}b`,
  `https:${character}//${host}/`,
  `java${character}script:alert(1)//https://${host}/`,
]);

const otherHosts = [
  'evil.example',
  `${host}.evil.example`,
  `evil${host}`,
  `evil.${host}`,
  `${host}.`,
  'google.com',
  'accounts-google.com',
  'accounts.google.com.',
  'accounts.google.com:444',
  'accounts.google.com:80',
  'accounts.goog\u200ble.com.evil.example',
  'аccounts.google.com',
  'accounts.googlе.com',
  'xn--ccounts-2nf.google.com',
  '127.0.0.1',
  '[::1]',
  '0x7f.1',
  '2130706433',
  'localhost',
  'localhost:4001',
  'localhost:4000.evil.example',
].flatMap((other) => [`https://${other}/`, `https://${other}/${host}`]);

const withUser = [
  `https://user@${host}/`,
  `https://user:password@${host}/`,
  `https://:password@${host}/`,
  `https://@${host}/`,
  `https://:@${host}/`,
  `https://${host}@evil.example/`,
  `https://${host}:443@evil.example/`,
  `https://${host}%40evil.example/`,
  `https://user%40evil.example@${host}/`,
  `${origin.replace('://', '://user@')}/`,
];

const notAbsolute = [
  '',
  '/',
  '//',
  `//${host}/`,
  `///${host}/`,
  `/\\${host}`,
  `https:${host}`,
  `https:/${host}`,
  `https:///${host}/`,
  `https:////${host}/`,
  'https:',
  'https://',
  'http://',
  host,
  `${host}/path`,
  '/google/dashboard',
  '?next=1',
  '#x',
  '.',
  '..',
  'null',
  'undefined',
  '[object Object]',
  'https://[',
  'https://%',
  `https://${host}:99999/`,
];

const notSecure = [
  `http://${host}/`,
  `HTTP://${host}/`,
  `http://${host}:443/`,
  'http://127.0.0.1:4000/',
  'http://localhost/',
  'http://localhost:40000/',
  'http://evil.example/',
];

const refused = [...otherSchemes, ...deceptiveCharacters, ...otherHosts, ...withUser, ...notAbsolute, ...notSecure];

it('holds at least two hundred different addresses', () => {
  expect(new Set([...refused, ...allowed]).size).toBeGreaterThanOrEqual(200);
});

it.each(purposes)(
  'opens only absolute https addresses of the hosts listed for %s, and its own origin [B-7, T3]',
  (purpose) => {
    const opened = refused.filter((address) => allowedUrl(address, purpose, rules) !== null);
    expect(opened).toEqual([]);
    expect(allowed.filter((address) => allowedUrl(address, purpose, rules) === null)).toEqual([]);
  },
);

it('never answers with an address of another host than the one that is listed, whatever it was given [B-7]', () => {
  const answers = [...refused, ...allowed].flatMap((address) =>
    purposes.flatMap((purpose) => allowedUrl(address, purpose, rules) ?? []),
  );
  expect([...new Set(answers.map((address) => new URL(address).host))].sort()).toEqual([host, 'localhost:4000']);
});

it('keeps the lists of the purposes apart', () => {
  const own: ExternalRules = { origin, hosts: { ...rules.hosts, billing: ['ads.google.com'], store: [] } };
  const opens = (address: string) => purposes.filter((purpose) => allowedUrl(address, purpose, own) !== null);
  expect(opens('https://ads.google.com/pay')).toEqual(['billing']);
  expect(opens(`https://${host}/`)).toEqual(['authorization', 'issueAction', 'documentation']);
  expect(opens(`${origin}/sandbox`)).toEqual(['authorization', 'issueAction', 'documentation']);
});

it('opens a listed host of this computer without TLS, and no other: a shop that is tried out here', () => {
  const shop = ['localhost:8080', '127.0.0.1:8080', 'shop.example'];
  const own: ExternalRules = { origin, hosts: { ...rules.hosts, billing: [], store: shop } };
  const edit = 'wp-admin/post.php?post=14&action=edit';
  expect(allowedUrl(`http://localhost:8080/${edit}`, 'store', own)).toBe(`http://localhost:8080/${edit}`);
  expect(allowedUrl(`http://127.0.0.1:8080/${edit}`, 'store', own)).toBe(`http://127.0.0.1:8080/${edit}`);
  expect(allowedUrl(`http://localhost:8081/${edit}`, 'store', own)).toBeNull();
  expect(allowedUrl(`http://shop.example/${edit}`, 'store', own)).toBeNull();
  expect(allowedUrl(`http://localhost:8080/${edit}`, 'billing', own)).toBeNull();
});

it('knows no purpose but its own', () => {
  for (const purpose of ['constructor', '__proto__', 'toString', '']) {
    expect(allowedUrl(`https://${host}/`, purpose as ExternalPurpose, rules)).toBeNull();
  }
});
