import type { PageName } from '@listings/shared-api/contract';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { checkCheckout } from './checkout-check.rules';
import { checkContact } from './contact-check.rules';
import { checkLive } from './live-check.rules';
import { checkPayment } from './payment-check.rules';
import { checkPolicies } from './policies-check.rules';
import type { ShopCheck, ShopVisits, Visit } from './shop-check.types';
import type { ShopLink } from './shop-page';
import { SHOP_LIMITS, type ShopLimits, type ShopRequest } from './shop-request';
import { createVisitor, type ShopVisitor } from './shop-visit';
import { linkTo } from './shop-words';

/** Addresses at which shops of the platform have a page that no link names. */
const USUAL = { checkout: '/checkout/', cart: '/cart/' } as const;

/** Visits the first page and what it links to: at most seven pages and robots.txt. */
async function visitShop(visitor: ShopVisitor, site: string): Promise<ShopVisits> {
  const [home, robots] = await Promise.all([visitor.page(site), visitor.robots(new URL('/robots.txt', site).href)]);
  const nothing = { home, robots, checkout: null, cart: null, refund: null, terms: null, contact: null };
  if (home.kind === 'obstacle') return nothing;
  const links: readonly ShopLink[] = home.page.links;
  const linked = async (name: PageName): Promise<Visit | null> => {
    const address = linkTo(name, links);
    return address === null ? null : visitor.page(address);
  };
  const usual = (name: keyof typeof USUAL) => visitor.page(linkTo(name, links) ?? new URL(USUAL[name], home.url).href);
  const [checkout, cart, refund, terms, contact] = await Promise.all([
    usual('checkout'),
    usual('cart'),
    linked('refund'),
    linked('terms'),
    linked('contact'),
  ]);
  return { home, robots, checkout, cart: isMissing(cart) ? null : cart, refund, terms, contact };
}

/** A cart that is not there is no obstacle: not every shop has a page for it. */
const isMissing = (visit: Visit): boolean => visit.kind === 'obstacle' && visit.status === 404;

export interface ShopLook {
  /** Address of the shop's first page, with protocol. */
  readonly site: string;
  /** Country of the shop, such as `US`: its phone numbers may be written without one. */
  readonly country: string;
  readonly request: ShopRequest;
  /** Ends the look before its time. */
  readonly until?: AbortSignal;
  readonly limits?: ShopLimits;
}

/** Looks at the shop and judges the five checks by what was read; never rejects because of the shop. */
export async function lookAtShop({
  site,
  country,
  request,
  until,
  limits = SHOP_LIMITS,
}: ShopLook): Promise<ShopCheck[]> {
  const timeout = AbortSignal.timeout(limits.totalMs);
  const visitor = createVisitor(request, until ? AbortSignal.any([until, timeout]) : timeout, limits);
  const visits = await visitShop(visitor, site);
  return [
    checkLive(visits),
    visits.home.kind === 'obstacle' ? { ...unread(visits.home), id: 'checkout_process_secure' } : checkCheckout(visits),
    checkPayment(visits),
    checkPolicies(visits),
    await checkContact(visits, isSupportedCountry(country) ? country : undefined),
  ];
}

/** Judgement on anything in a shop whose first page could not be read. */
const unread = ({ url, code, values }: Extract<Visit, { kind: 'obstacle' }>): Omit<ShopCheck, 'id'> => ({
  verdict: 'unknown',
  evidence: [{ code, url, values }],
});
