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

/** Host of an address, also of one without a scheme; null when it is none. */
const hostOf = (address: string): string | null =>
  /^\s*(?:https?:\/\/)?([^/?#\s]+)/i.exec(address)?.[1]?.toLowerCase() ?? null;

/** A kept conflict still stands: its account is on the list and still has the URL it had claimed. */
export const stillConflicts = (
  accounts: readonly MerchantAccount[],
  { id, claimedUrl }: { readonly id: number; readonly claimedUrl: string },
): boolean => accounts.some((account) => account.id === id && hostOf(account.domain) === hostOf(claimedUrl));

/** The account that already has the store's domain; scheme and host count [S4.05]. */
export const accountWithDomain = (
  accounts: readonly MerchantAccount[],
  homeUrl: string,
): MerchantAccount | undefined => {
  const home = originOf(homeUrl);
  return home === null ? undefined : accounts.find(({ domain }) => originOf(domain) === home);
};

/** Seconds until an account is asked for again whose creation may have begun. */
export const secondsOfDoubt = 5;
