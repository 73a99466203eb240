import type { StoreCheckVerdict } from '@listings/shared-api/contract';
import { evidence, obstacleOf, type Evidence, type ShopCheck, type ShopVisits } from './shop-check.types';

const isSecure = (url: string): boolean => url.startsWith('https:');

/** The checkout is reached over https, and what is typed in it goes over https. */
export function checkCheckout({ checkout, home }: Pick<ShopVisits, 'checkout' | 'home'>): ShopCheck {
  const done = (verdict: StoreCheckVerdict, ...found: readonly Evidence[]): ShopCheck => ({
    id: 'checkout_process_secure',
    verdict,
    evidence: found,
  });
  if (checkout === null) return done('unknown', evidence('no_checkout', home.url));
  if (checkout.kind === 'obstacle') {
    const isMissing = checkout.status === 404 || checkout.status === 410;
    const isBroken = checkout.code === 'certificate';
    return done(
      isBroken ? 'not_found' : 'unknown',
      ...(isMissing ? [evidence('no_checkout', checkout.url)] : obstacleOf(checkout)),
    );
  }
  const { url, page } = checkout;
  if (!isSecure(url)) return done('not_found', evidence('checkout_insecure', url));
  const insecure = page.forms.filter((form) => form.startsWith('http:'));
  if (insecure.length > 0) return done('not_found', evidence('form_insecure', url, insecure.slice(0, 3)));
  return done('found', evidence('checkout_secure', url));
}
