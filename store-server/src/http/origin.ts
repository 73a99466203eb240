import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Names and addresses of this computer itself. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host);

const HOST_HEADER = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * The origin a browser sees: the configured one when TLS ends in front of this server, else what it asked for.
 * A browser cannot be made to send another Host header, and nothing but its own answer depends on it.
 */
export const originOf = (headers: IncomingHttpHeaders, publicUrl: string | null, fallback: string): string => {
  if (publicUrl !== null) return publicUrl;
  const host = headers.host;
  return host !== undefined && HOST_HEADER.test(host) ? `http://${host.toLowerCase()}` : fallback;
};
