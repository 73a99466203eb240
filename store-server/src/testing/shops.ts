import type { StoreChecks } from '@listings/shared-api/contract';
import { playedShop } from '../sandbox/shop/played-shop';
import { shopFaults, type ShopFault } from '../sandbox/shop/shop-faults';
import { lookAtShop } from '../shop-checks/look-at-shop';
import { SHOP_LIMITS } from '../shop-checks/shop-request';

/** Address of the played shop. */
export const shopSite = 'https://lantern-and-loam.example';

/** Every fault that the played shop can have. */
export const everyShopFault = Object.keys(shopFaults) as readonly ShopFault[];

/** Instructions to crawlers: those of the page, those of its headers (a line for each), and whether they let it be listed. */
export const robotsInstructions: readonly (readonly [page: string, headers: string, isListed: boolean])[] = [
  ['index, follow, max-snippet:-1, max-image-preview:none', '', true],
  ['follow, none', '', false],
  ['x-noindex-x, nonexistent', '', true],
  ['', 'otherbot: noindex', true],
  ['', 'otherbot: nofollow, noindex', true],
  ['', 'otherbot: nofollow\nnoindex', false],
  ['', 'GoogleBot: NOINDEX', false],
  ['', 'otherbot: noindex, googlebot: none', false],
  ['', 'unavailable_after: 25 Jun 2027 15:00:00 PST, noindex', false],
  ['', 'unavailable_after: Wed, 25 Jun 2025 15:00:00 GMT, noindex', false],
  ['', 'bingbot : noindex, nofollow', true],
  ['', 'googlebot-news: noindex', true],
];

/** One answer of the played shop, its body whole or cut after so many bytes; `error` where none comes. */
export type ShopPage =
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }
  | { readonly error: string };

const paths = ['/', '/robots.txt', '/checkout/', '/cart/', '/refund-policy/', '/terms/', '/contact/'];
const limits = { ...SHOP_LIMITS, pageMs: 200, totalMs: 600 };

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.byteLength;
    if (length > limits.bytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What each page of the played shop with these faults answers, by address. */
export async function pagesOfShop(faults: readonly ShopFault[]): Promise<Record<string, ShopPage>> {
  const ask = playedShop(shopSite, { faults: [...faults] });
  const addresses = [shopSite, shopSite.replace('https', 'http')].flatMap((site) => paths.map((path) => site + path));
  const pages = addresses.map(async (address): Promise<[string, ShopPage]> => {
    try {
      const { status, headers, body } = await ask(new URL(address), AbortSignal.timeout(limits.pageMs));
      return [address, { status, headers, body: await textOf(body) }];
    } catch {
      return [address, { error: 'cURL error 28: Operation timed out' }];
    }
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** What the store server makes of the played shop with these faults. */
export const checksOfShop = (faults: readonly ShopFault[]): Promise<StoreChecks['checks']> =>
  lookAtShop({
    site: shopSite,
    country: 'US',
    request: playedShop(shopSite, { faults: [...faults] }),
    limits,
  }) as Promise<StoreChecks['checks']>;
