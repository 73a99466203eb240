import type { AuthorizationPages } from '../../domain/accounts/authorization-pages';
import type { Grant, GrantDesk } from './grants';

export const PAGES = {
  hosting: '/sandbox/authorize/hosting',
  provider: '/sandbox/authorize/provider',
  billing: '/sandbox/billing',
  sandbox: '/sandbox',
  admin: '/sandbox/admin/',
} as const;

const addressOf = (origin: string, page: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(page, origin);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

/** The sandbox's own pages in the place of the host's and the provider's; none while it is off. */
export const sandboxPages = (desk: GrantDesk): AuthorizationPages => ({
  hosting: ({ origin, clock, config }, next) =>
    config.sandbox
      ? addressOf(origin, PAGES.hosting, {
          state: desk.issue({ account: 'hosting', next, loginHint: null }, clock.now()),
          from: 'google-listings-and-ads',
        })
      : null,
  provider: ({ origin, clock, config }, next, loginHint) =>
    config.sandbox
      ? addressOf(origin, PAGES.provider, {
          state: desk.issue({ account: 'provider', next, loginHint: loginHint ?? null }, clock.now()),
        })
      : null,
  billing: ({ origin, config }, accountId) =>
    config.sandbox ? addressOf(origin, PAGES.billing, { account: String(accountId) }) : null,
});

const RECONNECT = { hosting: '/reconnect-wpcom-account', provider: '/reconnect-google-account' } as const;

/** Address that the browser goes to after a consent page; the provider adds that access was granted. */
export function returnAddress({ account, next }: Pick<Grant, 'account' | 'next'>, granted: boolean): string {
  const path = next === 'reconnect' ? '/google/settings' : `/google/${next}`;
  const parameters = [
    ...(next === 'reconnect' ? [`subpath=${RECONNECT[account]}`] : []),
    ...(account === 'provider' && granted ? ['google-mc=connected'] : []),
  ];
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
