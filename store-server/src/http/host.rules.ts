import { hostname, networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { ServerConfig } from '../base/config';

/** Name and addresses of this computer; both may change while the server runs. */
export interface Machine {
  readonly name: () => string;
  readonly addresses: () => readonly string[];
}

const thisMachine: Machine = {
  name: hostname,
  addresses: () => Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address)),
};

const HOST_HEADER = /^(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9_.-]{1,253}))(?::\d{1,5})?$/i;

const isAddress = (host: string): boolean => ipaddr.IPv6.isValid(host) || ipaddr.IPv4.isValidFourPartDecimal(host);

/** A name in small letters, or an address in its one way to be written. */
const normal = (host: string): string => {
  // A network interface's own link may stand behind an address.
  const bare = host.replace(/^\[|\]$|%.*$/g, '');
  if (isAddress(bare)) return ipaddr.process(bare).toString();
  return bare.toLowerCase().replace(/\.$/, '');
};

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isAddress(host) && ipaddr.parse(host).range() === 'loopback');

/** Headers remembered as this server's: a browser sends one, a health check another. */
const REMEMBERED = 100;

/** Listens on every address. */
const isEverywhere = (host: string): boolean => ['0.0.0.0', '::'].includes(normal(host));

/**
 * Checks that a `Host` header names this server: this computer, `--host` or `PUBLIC_URL`, with any port, as a tunnel
 * may have another one. A server that listens on every address also accepts this computer's addresses and name. Any
 * other name belongs to somebody else who made it resolve to this server.
 */
export const createHostCheck = (
  { host, publicUrl }: Pick<ServerConfig, 'host' | 'publicUrl'>,
  machine: Machine = thisMachine,
): ((header: string | undefined) => boolean) => {
  const known = new Set([normal(host), ...(publicUrl === null ? [] : [normal(new URL(publicUrl).hostname)])]);
  const isMachine = (asked: string): boolean => {
    const name = normal(machine.name());
    const [label = name] = name.split('.');
    return [name, label, `${label}.local`, ...machine.addresses().map(normal)].includes(asked);
  };
  // Names that stay this server's while it runs: to take an address apart costs a tenth of a whole call.
  const remembered = new Set<string>();
  return (header) => {
    if (header === undefined || remembered.has(header)) return true;
    const [, address, name] = HOST_HEADER.exec(header) ?? [];
    const asked = normal(address ?? name ?? '');
    if (asked === '') return false;
    const isLasting = isLoopback(asked) || known.has(asked);
    if (isLasting && remembered.size < REMEMBERED) remembered.add(header);
    return isLasting || (isEverywhere(host) && isMachine(asked));
  };
};
