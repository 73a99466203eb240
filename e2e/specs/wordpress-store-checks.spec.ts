import { storeChecksSchema, type StoreChecks } from '@listings/shared-api/contract';
import {
  checksOfShop,
  everyShopFault,
  pagesOfShop,
  robotsInstructions,
  shopSite,
} from '@listings/store-server/testing/shops';
import type { Page } from 'playwright-core';
import { plugin213, PlayedStore } from '../src/plugin-version';
import { becomes } from '../src/waiting';
import { openWordPress, pageOf, type AdminScene } from '../src/wordpress';

const it = openWordPress();

const step = pageOf('/google/setup-mc?step=store_requirements');
const ownPath = '/listings-and-ads/v1/store-checks';
const options = ['played_store_url', 'listings_and_ads_store_checks', 'played_store_gateways', 'blog_public'];
const pagesOfWooCommerce = ['woocommerce_terms_page_id', 'woocommerce_refund_returns_page_id'];

/** A store plugin that has no such calls, as every version of it; what was seen before is forgotten. */
async function withStorePlugin(scene: AdminScene, work: () => Promise<void>): Promise<void> {
  const { store, wordpress } = scene;
  const played = await PlayedStore.start(store, plugin213);
  try {
    await wordpress.option('listings_and_ads_store_checks', null);
    await wordpress.option('played_store_url', new URL(played.restRoot).origin);
    await work();
  } finally {
    for (const name of [...options, ...pagesOfWooCommerce])
      await wordpress.option(name, name === 'blog_public' ? '1' : null);
    await played.close();
  }
}

/** Calls of the checks that the page makes, as `METHOD path`. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('store-checks')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const items = {
  live: 'My store website is live',
  checkout: 'I have a complete and secure checkout process',
  payment: 'My payment methods are visible on my website',
  policies: 'My refund policy and terms of service are visible on my online store',
  contact: 'My store’s phone number, email or address is visible on my website',
};

/** Verdict and evidence of one requirement, as they are read. */
const seen = async ({ app }: AdminScene, item: keyof typeof items): Promise<string> => {
  const list = app.getByRole('list', { name: `What we saw: ${items[item]}` });
  const whole = await list.locator('..').innerText();
  return whole
    .replaceAll(/ *\(opens in a new tab\)|\s+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replaceAll(/127\.0\.0\.1:\d+/g, 'shop');
};

const scenario = { scenario: 'shipping-saved' };

it(
  'the store’s own pages are looked at by the plugin, with what was found at which address [S2.30]',
  async (scene) =>
    withStorePlugin(scene, async () => {
      const { app, open, page, wordpress } = scene;
      const calls = callsOf(page);
      await open(step);
      await app.getByText(/^We looked at \u2066127\.0\.0\.1:\d+\/blog\u2069 on /).waitFor();
      expect(await seen(scene, 'live')).toBe(
        'Found Opens without a password http://shop/blog Lets Google in http://shop/robots.txt',
      );
      expect(await seen(scene, 'checkout')).toBe('Could not tell No checkout page was found http://shop/blog/checkout');
      expect(await seen(scene, 'payment')).toBe(
        'Could not tell No payment method is shown that we know http://shop/blog Answered with an error: 404 http://shop/blog/checkout',
      );
      expect(await seen(scene, 'policies')).toBe(
        'Not found No refund policy was found http://shop/blog No terms of the sale were found http://shop/blog',
      );
      for (const box of await app
        .getByRole('group', { name: 'Requirements of your store' })
        .getByRole('checkbox')
        .all())
        expect(await box.isChecked()).toBe(false);
      expect(new Set(calls)).toEqual(new Set([`GET /blog/wp-json${ownPath}`, `POST /blog/wp-json${ownPath}`]));

      // What WooCommerce has set counts, once the admin has the store looked at again.
      await wordpress.option('woocommerce_terms_page_id', 2);
      await wordpress.option('played_store_gateways', [
        { id: 'cod', title: 'Cash &amp; carry', enabled: 'yes' },
        { id: 'cheque', title: 'Cheques', enabled: 'no' },
      ]);
      await wordpress.option('blog_public', '0');
      await app.getByRole('button', { name: 'Check the store requirements again' }).focus();
      await page.keyboard.press('Enter');
      await becomes(() => seen(scene, 'payment'), 'Found Payment methods in your settings: Cash & carry');
      expect(await seen(scene, 'live')).toBe(
        'Not found Opens without a password http://shop/blog Tells search engines not to list it (noindex) http://shop/blog',
      );
      expect(await seen(scene, 'policies')).toBe(
        'Not found No refund policy was found http://shop/blog Terms of the sale http://shop/blog/sample-page',
      );
    }),
  scenario,
);

it('answers are the contract’s; who may not manage the store, or has no nonce, gets none [C-8]', async (scene) =>
  withStorePlugin(scene, async () => {
    const { context, wordpress } = scene;
    const address = `${wordpress.url}/wp-json${ownPath}`;
    const nonce = async () =>
      (await context.request.get(`${wordpress.url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
    const headers = { 'x-wp-nonce': await nonce() };
    const read = async (): Promise<StoreChecks> =>
      storeChecksSchema.parse(await (await context.request.get(address, { headers })).json());
    expect(await read()).toEqual({ status: 'never', site: wordpress.url, checked_at: 0, checks: [] });
    const begun = storeChecksSchema.parse(await (await context.request.post(address, { headers })).json());
    expect(begun).toEqual({ status: 'running', site: wordpress.url, checked_at: 0, checks: [] });
    await becomes(async () => (await read()).status, 'done');
    const done = await read();
    expect(done.checked_at).toBeGreaterThan(Date.now() / 1000 - 60);
    expect(done.checks.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['website_live', 'found'],
      ['checkout_process_secure', 'unknown'],
      ['payment_methods_visible', 'unknown'],
      ['refund_tos_visible', 'not_found'],
      ['contact_info_visible', 'not_found'],
    ]);
    // While it is looked at again, what was seen stands.
    const again = storeChecksSchema.parse(await (await context.request.post(address, { headers })).json());
    expect(again).toEqual({ ...done, status: 'running' });
    expect((await context.request.get(address)).status()).toBe(401);
    expect((await fetch(address, { method: 'POST' })).status).toBe(401);
  }));

it(
  'an editor is refused',
  async ({ context, wordpress }) => {
    const nonce = await (
      await context.request.get(`${wordpress.url}/wp-admin/admin-ajax.php?action=rest-nonce`)
    ).text();
    const answer = await context.request.get(`${wordpress.url}/wp-json${ownPath}`, {
      headers: { 'x-wp-nonce': nonce },
    });
    expect(answer.status()).toBe(403);
  },
  { as: 'editor' },
);

/** Faults that the plugin sees in other words: it is led to no other host at all. */
const otherWords = { private: 'bad_address' } as const;

it('makes of each fault of a shop what the store server makes of it', async ({ wordpress }) => {
  for (const faults of [[], ...everyShopFault.map((fault) => [fault])]) {
    const [own, servers] = [
      await wordpress.shop({ site: shopSite, answers: await pagesOfShop(faults) }),
      await checksOfShop(faults),
    ];
    const words = Object.hasOwn(otherWords, faults[0] ?? '') ? otherWords.private : 'private_address';
    const inOtherWords = JSON.parse(JSON.stringify(servers).replaceAll('"private_address"', `"${words}"`)) as object;
    expect([faults, own]).toEqual([faults, inOtherWords]);
  }
});

const page = (body: string, headers: Record<string, string | readonly string[]> = {}) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html><body>${body}</body></html>`,
});

describe('a request', () => {
  const live = async ({ wordpress }: AdminScene, answers: object) => {
    const [check] = storeChecksSchema.shape.checks.parse(await wordpress.shop({ site: shopSite, answers }));
    return [check?.verdict, ...(check?.evidence ?? []).map(({ code, url, values }) => [code, url, ...values])];
  };
  const lead = (location: string) => ({ status: 302, headers: { location }, body: '' });

  it('goes to the shop’s own host alone, and to few redirections', async (scene) => {
    for (const address of [
      'https://elsewhere.example/',
      `https://admin:secret@${new URL(shopSite).host}/`,
      `${shopSite}:8443/`,
      'file:///etc/passwd',
    ])
      expect(await live(scene, { [`${shopSite}/`]: lead(address) })).toEqual(['unknown', ['bad_address', address]]);
    const round = Object.fromEntries(
      ['', '1', '2', '3', '4', '5'].map((name, at) => [`${shopSite}/${name}`, lead(`/${at + 1}`)]),
    );
    expect(await live(scene, round)).toEqual(['unknown', ['too_many_redirects', `${shopSite}/4`]]);
  });

  it('that fails says why, and decides nothing', async (scene) => {
    const failures = [
      ['cURL error 6: Could not resolve host', 'no_such_host'],
      ['cURL error 60: SSL certificate problem', 'certificate', 'cURL 60'],
      ['cURL error 7: Failed to connect', 'unreachable', 'cURL 7'],
      ['User has blocked requests through HTTP.', 'unreachable'],
    ];
    for (const [error, code, ...values] of failures)
      expect(await live(scene, { [`${shopSite}/`]: { error } })).toEqual([
        'unknown',
        [code, `${shopSite}/`, ...values],
      ]);
  });

  it('reads robots.txt by its longest rule, for the provider’s crawler where it is named', async (scene) => {
    const files = [
      ['User-agent: *\nDisallow: /\nAllow: /$', 'robots_allow'],
      ['User-agent: *\nDisallow:\n\nUser-agent: Googlebot\nUser-agent: Other\nDisallow: /*', 'robots_refuse'],
      ['User-agent: *\nDisallow: /\n\nUser-agent: googlebot\nDisallow: /cart # not the shop', 'robots_allow'],
      ['\uFEFFUser-agent: *\nDisallow: /', 'robots_refuse'],
      ['User-agent: Googlebot/2.1\nDisallow: /', 'robots_refuse'],
    ];
    for (const [body, code] of files) {
      const robots = { status: 200, headers: { 'content-type': 'text/plain' }, body };
      const found = await live(scene, { [`${shopSite}/`]: page('Lamps'), [`${shopSite}/robots.txt`]: robots });
      expect([body, found[2]]).toEqual([body, [code, `${shopSite}/robots.txt`]]);
    }
  });

  it('reads instructions to crawlers, of the page and of its headers, as the store server does', async (scene) => {
    const robots = { status: 404, headers: { 'content-type': 'text/html' }, body: '' };
    for (const [meta, headers, isListed] of robotsInstructions) {
      const lines = headers.split('\n');
      const home = page(`<meta name="robots" content="${meta}">Lamps`, {
        'x-robots-tag': lines.length > 1 ? lines : headers,
      });
      const found = await live(scene, { [`${shopSite}/`]: home, [`${shopSite}/robots.txt`]: robots });
      const [code, at] = isListed ? ['robots_allow', '/robots.txt'] : ['not_indexed', '/'];
      const opened = ['opened', `${shopSite}/`];
      expect([meta, headers, found]).toEqual([
        meta,
        headers,
        [isListed ? 'found' : 'not_found', opened, [code, shopSite + at]],
      ]);
    }
  });
});
