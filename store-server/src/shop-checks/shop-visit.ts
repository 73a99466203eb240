import { readPage } from './shop-page';
import type { RobotsFile, Obstacle, Visit } from './shop-check.types';
import { SHOP_LIMITS, type ShopAnswer, type ShopLimits, type ShopRequest } from './shop-request';

/** Visits pages of one shop: every redirect is a request of its own, checked like the first. */
export interface ShopVisitor {
  readonly page: (address: string) => Promise<Visit>;
  readonly robots: (address: string) => Promise<RobotsFile>;
}

/** Text of an answer, or what kept it from being read. */
interface Fetched {
  readonly url: URL;
  readonly answer: Omit<ShopAnswer, 'body'>;
  readonly text: string;
  readonly isCut: boolean;
}

/** Obstacle on the way to a page. */
class Blocked extends Error {
  readonly url: string;
  readonly obstacle: Obstacle;
  readonly values: readonly string[];
  readonly status: number;

  constructor(url: string, obstacle: Obstacle, values: readonly string[] = [], status = 0) {
    super(obstacle);
    this.url = url;
    this.obstacle = obstacle;
    this.values = values;
    this.status = status;
  }
}

/** An address that may be asked: http or https, of a host, at the usual port, without a name and a password in it. */
function allowedAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base?.href) : null;
  const isUsual =
    url !== null && /^https?:$/.test(url.protocol) && url.port === '' && url.username + url.password === '';
  if (!isUsual || url.href.length > 2000) throw new Blocked((url?.href ?? address).slice(0, 2000), 'bad_address');
  url.hash = '';
  return url;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? textOf(error.code) : '';

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? textOf(error.name) : '';

const isCertificate = (code: string): boolean =>
  /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME_MISMATCH|ALTNAME/.test(code);

/** Obstacle that a failed request stands for. */
function blockedBy(error: unknown, url: string): Blocked {
  if (error instanceof Blocked) return error;
  const code = codeOf(error);
  if (code === 'REFUSED_ADDRESS') return new Blocked(url, 'private_address');
  if (code === 'ENOTFOUND') return new Blocked(url, 'no_such_host');
  if (/TIMEOUT|ETIMEDOUT/.test(code) || /TimeoutError|AbortError/.test(nameOf(error)))
    return new Blocked(url, 'too_slow');
  if (isCertificate(code)) return new Blocked(url, 'certificate', [code]);
  return new Blocked(url, 'unreachable', code === '' ? [] : [code]);
}

/** Reads so many bytes and leaves the rest; the connection ends with it. */
async function firstBytes(body: ShopAnswer['body'], bytes: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.byteLength;
    if (length > bytes) break;
  }
  return { bytes: Buffer.concat(parts).subarray(0, bytes), isCut: length > bytes };
}

/** Text by the charset that the answer names; by UTF-8 where it names none or one that is not known. */
function decoded(bytes: Buffer, contentType: string): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]{1,40})/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const isMarkup = (text: string): boolean => /<(!doctype html|html|head|body)\b/i.test(text.slice(0, 5000));

/** Visitor with the bounds; `until` ends the whole look. */
export function createVisitor(ask: ShopRequest, until: AbortSignal, limits: ShopLimits = SHOP_LIMITS): ShopVisitor {
  const fetched = async (address: string): Promise<Fetched> => {
    const signal = AbortSignal.any([until, AbortSignal.timeout(limits.pageMs)]);
    let url = allowedAddress(address);
    try {
      for (let hop = 0; hop <= limits.redirects; hop += 1) {
        signal.throwIfAborted();
        const { status, headers, body } = await ask(url, signal);
        const to = REDIRECTS.has(status) ? headers['location'] : undefined;
        const { bytes, isCut } = await firstBytes(body, to === undefined ? limits.bytes : 0);
        if (to === undefined)
          return { url, answer: { status, headers }, text: decoded(bytes, headers['content-type'] ?? ''), isCut };
        url = allowedAddress(to, url);
      }
    } catch (error) {
      throw blockedBy(error, url.href);
    }
    throw new Blocked(url.href, 'too_many_redirects');
  };
  return {
    page: async (address) => {
      try {
        return await pageOf(await fetched(address));
      } catch (error) {
        const { url, obstacle: code, values, status } = blockedBy(error, address);
        return { kind: 'obstacle', url, code, values, status };
      }
    },
    robots: async (address) => {
      try {
        return robotsOf(await fetched(address));
      } catch {
        return { url: address, text: null };
      }
    },
  };
}

async function pageOf({ url, answer: { status, headers }, text, isCut }: Fetched): Promise<Visit> {
  const contentType = headers['content-type'] ?? '';
  if (status < 200 || status >= 300) throw new Blocked(url.href, 'bad_status', [String(status)], status);
  const kind = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isEncoded = !['', 'identity'].includes(headers['content-encoding'] ?? '');
  const isPage = ['text/html', 'application/xhtml+xml'].includes(kind) && !isEncoded && isMarkup(text);
  if (!isPage) throw new Blocked(url.href, 'not_html', [kind.slice(0, 100)]);
  const page = await readPage(text, { url: url.href, robotsHeader: headers['x-robots-tag'] ?? '', isCut });
  return { kind: 'page', url: url.href, page };
}

/** A shop without the file lets everybody in (RFC 9309); one that fails to answer says nothing. */
function robotsOf({ url, answer: { status, headers }, text }: Fetched): RobotsFile {
  if (status >= 400 && status < 500) return { url: url.href, text: '' };
  const isText = (headers['content-type'] ?? '').startsWith('text/plain');
  return { url: url.href, text: status === 200 && isText ? text : status === 200 ? '' : null };
}
