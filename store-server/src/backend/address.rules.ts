import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Range of an outgoing connection: the public internet, or this computer when the operator named it. */
export type Reach = 'public' | 'loopback';

/** Range of all public IPv6 addresses; the rest is reserved, local, or an embedded address of another kind. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** True when a connection to this address is allowed; anything in doubt is refused [S-9]. */
export const isAllowedAddress = (text: string, reach: Reach): boolean => {
  const bare = text.replace(/^\[|\]$/g, '');
  if (isIP(bare) === 0 || !ipaddr.isValid(bare)) return false;
  const address = ipaddr.process(bare);
  if (reach === 'loopback') return address.range() === 'loopback';
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
};
