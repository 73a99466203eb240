import { paymentWords } from '@listings/shared-api/contract';
import { evidence, obstacleOf, pagesOf, type Evidence, type ShopCheck, type ShopVisits } from './shop-check.types';
import type { ShopPage } from './shop-page';

const methodsOn = ({ text, pictures }: ShopPage): string[] => {
  const pictured = pictures.join(' ').replaceAll(/[-_/.]+/g, ' ');
  const words = `${text} ${pictured} ${pictures.join(' ')}`.toLowerCase();
  return paymentWords.flatMap(([name, pattern]) => (pattern.test(words) ? [name] : []));
};

/** Ways to pay are shown on the first page, in the cart or at the checkout. */
export function checkPayment({ home, cart, checkout }: Pick<ShopVisits, 'home' | 'cart' | 'checkout'>): ShopCheck {
  const id = 'payment_methods_visible';
  const visits = [home, cart, checkout];
  const pages = pagesOf(visits);
  const found: Evidence[] = pages.flatMap(({ url, page }) => {
    const methods = methodsOn(page);
    return methods.length > 0 ? [evidence('payment_methods', url, methods)] : [];
  });
  if (found.length > 0) return { id, verdict: 'found', evidence: found.slice(0, 2) };
  const obstacles = visits.flatMap(obstacleOf);
  const looked = pages.map(({ url }) => evidence('no_payment_methods', url));
  const isCertain = home.kind === 'page' && obstacles.length === 0 && pages.length > 1;
  return { id, verdict: isCertain ? 'not_found' : 'unknown', evidence: [...looked, ...obstacles].slice(0, 4) };
}
