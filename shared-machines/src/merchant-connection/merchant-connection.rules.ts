import type { MerchantAccount } from '@listings/shared-api/contract';

/** Limits of waiting for a new account [C-3]. */
export const creationLimits = { tries: 10, milliseconds: 15 * 60_000 } as const;

/** `retry_after` in seconds, kept between 1 second and 15 minutes. */
export const clampRetryAfter = (seconds: number): number => Math.min(Math.max(seconds, 1), 15 * 60);

/** Scheme and host of an address; null when it is none. */
function originOf(address: string): string | null {
  const found = /^\s*(https?:\/\/[^/?#\s]+)/i.exec(address)?.[1];
  return found?.toLowerCase() ?? null;
}

/** The account that already has the store's domain; scheme and host count [S4.05]. */
export const accountWithDomain = (
  accounts: readonly MerchantAccount[],
  homeUrl: string,
): MerchantAccount | undefined => {
  const home = originOf(homeUrl);
  return home === null ? undefined : accounts.find(({ domain }) => originOf(domain) === home);
};
