import type { ExternalPurpose } from '@listings/shared-machines';

/** Destinations to which the browser may be sent. */
export interface ExternalRules {
  /** Hosts by purpose, as the bootstrap object has them: `example.com`, or `example.com:8443` for a port of its own. */
  readonly hosts: Readonly<Record<ExternalPurpose, readonly string[]>>;
  /** Origin of this page: beside listed hosts of this computer the only one that may be reached without TLS. */
  readonly origin: string;
}

/** Control characters and white space, which URL parsers drop or move, and the backslash, which they read as a slash. */
const deceptive = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** A listed host is met exactly: no sub-domains, no other port. */
const isListed = (url: URL, hosts: readonly string[]) => hosts.some((host) => host.toLowerCase() === url.host);

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** True for https, and for http to the page's own origin or to this computer, where no network lies between. */
const isSecure = (url: URL, origin: string) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && (url.origin === origin || loopback.includes(url.hostname)));

/**
 * The address, normalised, when it may be opened for the purpose; else null. Allowed is an absolute https address (http
 * for the page's own origin and for this computer alone) without user name and password whose host is listed for the purpose.
 */
export function allowedUrl(address: string, purpose: ExternalPurpose, rules: ExternalRules): string | null {
  if (deceptive.test(address) || !/^https?:\/\/[^/]/i.test(address)) return null;
  const url = parse(address);
  if (url === null || url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(address)) return null;
  const listed = Object.hasOwn(rules.hosts, purpose) && isListed(url, rules.hosts[purpose]);
  return listed && isSecure(url, rules.origin) ? url.href : null;
}
