import { setTimeout as wait } from 'node:timers/promises';
import { letOthersGo } from '../../db/yield';
import type { Documents } from '../../domain/documents/documents.types';
import { html, type Html } from '../../page/html';
import { RefusedAddress } from '../../backend/guarded-dispatcher';
import type { ShopAnswer, ShopRequest } from '../../shop-checks/shop-request';
import { isShopFault, type ShopFault } from './shop-faults';

/** True when the played shop has this fault. */
type Has = (fault: ShopFault) => boolean;

const paragraph = (text: string): Html => html`<p>${Array.from({ length: 6 }, () => text).join(' ')}</p>`;

const footer = (has: Has): Html =>
  html`<footer>
    ${has('no-refund') ? null : html`<a href="/refund-policy/">Refund and returns policy</a>`}
    <a href="/terms/">Terms and conditions</a> <a href="/contact/">Contact</a>
    ${has('no-payment') ? null : html`<img src="/pay/visa.svg" alt="Visa" /><img src="/pay/paypal.svg" alt="PayPal" />`}
  </footer>`;

const page = (has: Has, title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <title>${title} - Lantern &amp; Loam</title>
        ${has('noindex') ? html`<meta name="robots" content="noindex, follow" />` : null}
      </head>
      <body>
        <nav><a href="/">Home</a> <a href="/cart/">Cart</a> <a href="/checkout/">Checkout</a></nav>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${footer(has)}
      </body>
    </html>`;

const contactBody = (has: Has): Html =>
  has('no-contact')
    ? paragraph('Write us a letter some day.')
    : html`<p>Call <a href="tel:+12133734253">+1 213 373 4253</a> or write to hello@lantern-and-loam.example.</p>`;

const pages: Readonly<Record<string, (has: Has) => Html | null>> = {
  '/': (has) => page(has, 'Lamps and pots', paragraph('Brass lamps, clay pots and linen from Albany.')),
  '/cart/': (has) => page(has, 'Cart', html`<p>Your cart is empty.</p>`),
  '/checkout/': (has) =>
    has('no-checkout')
      ? null
      : page(has, 'Checkout', html`<form action="/checkout/" method="post"><button>Place the order</button></form>`),
  '/refund-policy/': (has) =>
    page(
      has,
      'Refunds',
      has('empty-refund') ? html`` : paragraph('Send anything back within thirty days of delivery.'),
    ),
  '/terms/': (has) => (has('no-terms') ? null : page(has, 'Terms', paragraph('These terms are part of every order.'))),
  '/contact/': (has) => page(has, 'Contact', contactBody(has)),
};

const announcing: readonly (readonly [ShopFault, string, Html])[] = [
  [
    'password',
    'Password required',
    html`<p>This shop is password protected.</p>
      <input type="password" name="password" />`,
  ],
  ['coming-soon', 'Coming soon', html`<p>Something is about to open here.</p>`],
];

const HTML = { 'content-type': 'text/html; charset=utf-8' } as const;

async function* bytesOf(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function* endless(first: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(first);
  for (;;) yield Buffer.alloc(65_536, ' ');
}

const answer = (status: number, body: string, headers: ShopAnswer['headers'] = HTML): ShopAnswer => ({
  status,
  headers,
  body: bytesOf(body),
});

const leadTo = (location: string): ShopAnswer => answer(302, '', { location });

/** Answer of the first page where its fault is one of the way, not of what stands in it. */
function brokenHome(has: Has): ShopAnswer | null {
  if (has('private')) return leadTo('http://169.254.169.254/latest/meta-data/');
  if (has('not-a-page')) return answer(200, '{"pages":0}');
  if (has('huge')) return { status: 200, headers: HTML, body: endless('<!doctype html><body><h1>Lamps</h1>') };
  return null;
}

function answerTo({ protocol, host, pathname }: URL, has: Has): ShopAnswer {
  if (has('down')) return answer(503, 'Service Unavailable');
  if (pathname === '/robots.txt')
    return answer(200, `User-agent: *\nDisallow: ${has('robots') ? '/' : '/cart/'}\n`, {
      'content-type': 'text/plain',
    });
  const [, title, body] = announcing.find(([fault]) => has(fault)) ?? [];
  if (title !== undefined && body !== undefined) return answer(200, page(() => false, title, body).markup);
  const broken = pathname === '/' ? brokenHome(has) : null;
  if (broken) return broken;
  if (pathname === '/checkout/' && has('http-checkout') && protocol === 'https:')
    return leadTo(`http://${host}/checkout/`);
  const found = pages[pathname]?.(has) ?? null;
  return found === null ? answer(404, page(has, 'Not found', html``).markup) : answer(200, found.markup);
}

/**
 * The shop of the sandbox: it answers in the place of the internet, with the faults it has. Other hosts are refused. As from
 * a real shop each page comes later than what was asked before it, so that other requests go on between two pages.
 */
export const playedShop = (site: string, { faults }: Documents['playedShop']): ShopRequest => {
  const named = new Set(faults.filter(isShopFault));
  const { host } = new URL(site);
  let earlier = Promise.resolve();
  return async (url, signal) => {
    if (url.host !== host) throw new RefusedAddress(url.host);
    earlier = earlier.then(letOthersGo);
    await earlier;
    if (named.has('slow')) await wait(60_000, undefined, { signal });
    return answerTo(url, (fault) => named.has(fault));
  };
};
