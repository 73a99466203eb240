import type { StoreCheckId } from '@listings/shared-api/contract';
import { playedShop } from '../sandbox/shop/played-shop';
import type { ShopFault } from '../sandbox/shop/shop-faults';
import { lookAtShop } from './look-at-shop';
import { SHOP_LIMITS, type ShopRequest } from './shop-request';

const site = 'https://lantern-and-loam.example';
const limits = { ...SHOP_LIMITS, pageMs: 300, totalMs: 600 };

const look = (...faults: readonly ShopFault[]) =>
  lookAtShop({ site, country: 'US', request: playedShop(site, { faults }), limits });

/** Verdict and evidence of one check: `code address`, and the values. */
async function seen(id: StoreCheckId, ...faults: readonly ShopFault[]) {
  const check = (await look(...faults)).find((one) => one.id === id);
  return [
    check?.verdict,
    ...(check?.evidence ?? []).map(({ code, url, values }) => [code, url?.slice(site.length), ...values]),
  ];
}

it('finds everything in a shop that is well, and says where', async () => {
  expect(await look()).toEqual([
    {
      id: 'website_live',
      verdict: 'found',
      evidence: [
        { code: 'opened', url: `${site}/`, values: [] },
        { code: 'robots_allow', url: `${site}/robots.txt`, values: [] },
      ],
    },
    {
      id: 'checkout_process_secure',
      verdict: 'found',
      evidence: [{ code: 'checkout_secure', url: `${site}/checkout/`, values: [] }],
    },
    {
      id: 'payment_methods_visible',
      verdict: 'found',
      evidence: [
        { code: 'payment_methods', url: `${site}/`, values: ['Visa', 'PayPal'] },
        { code: 'payment_methods', url: `${site}/cart/`, values: ['Visa', 'PayPal'] },
      ],
    },
    {
      id: 'refund_tos_visible',
      verdict: 'found',
      evidence: [
        { code: 'refund_policy', url: `${site}/refund-policy/`, values: [] },
        { code: 'terms', url: `${site}/terms/`, values: [] },
      ],
    },
    {
      id: 'contact_info_visible',
      verdict: 'found',
      evidence: [
        { code: 'phone', url: `${site}/contact/`, values: ['+12133734253'] },
        { code: 'email', url: `${site}/contact/`, values: ['hello@lantern-and-loam.example'] },
      ],
    },
  ]);
});

describe('each fault shows in its check', () => {
  const live: readonly [ShopFault, unknown][] = [
    ['password', ['not_found', ['password', '/']]],
    ['coming-soon', ['not_found', ['coming_soon', '/']]],
    ['noindex', ['not_found', ['opened', '/'], ['not_indexed', '/']]],
    ['robots', ['not_found', ['opened', '/'], ['robots_refuse', '/robots.txt']]],
    ['down', ['unknown', ['bad_status', '/', '503']]],
    ['slow', ['unknown', ['too_slow', '/']]],
    ['not-a-page', ['unknown', ['not_html', '/', 'text/html']]],
  ];
  it.each(live)('%s: is the website live?', async (fault, expected) => {
    expect(await seen('website_live', fault)).toEqual(expected);
  });

  const others: readonly [ShopFault, StoreCheckId, unknown][] = [
    ['http-checkout', 'checkout_process_secure', 'not_found'],
    ['no-checkout', 'checkout_process_secure', 'unknown'],
    ['no-payment', 'payment_methods_visible', 'not_found'],
    ['no-refund', 'refund_tos_visible', 'not_found'],
    ['empty-refund', 'refund_tos_visible', 'not_found'],
    ['no-terms', 'refund_tos_visible', 'not_found'],
    ['no-contact', 'contact_info_visible', 'not_found'],
  ];
  it.each(others)('%s: %s is %s, and everything else stays found', async (fault, id, verdict) => {
    const verdicts = Object.fromEntries((await look(fault)).map((check) => [check.id, check.verdict]));
    const found = Object.fromEntries((await look()).map((check) => [check.id, 'found']));
    expect(verdicts).toEqual({ ...found, [id]: verdict });
  });

  it('names the address of what is missing', async () => {
    const plain = site.replace('https', 'http');
    const checkout = (await look('http-checkout')).find(({ id }) => id === 'checkout_process_secure');
    expect(checkout?.evidence).toEqual([{ code: 'checkout_insecure', url: `${plain}/checkout/`, values: [] }]);
    expect(await seen('refund_tos_visible', 'no-refund', 'no-terms')).toEqual([
      'not_found',
      ['no_refund_policy', '/'],
      ['no_terms', '/terms/'],
      ['bad_status', '/terms/', '404'],
    ]);
    expect(await seen('refund_tos_visible', 'empty-refund')).toEqual([
      'not_found',
      ['empty_page', '/refund-policy/'],
      ['terms', '/terms/'],
    ]);
    expect(await seen('contact_info_visible', 'no-contact')).toEqual([
      'not_found',
      ['no_contact', '/contact/'],
      ['no_contact', '/'],
    ]);
  });
});

it.each(['down', 'slow', 'private', 'not-a-page'] as const)(
  '%s: nothing else is judged without the first page',
  async (fault) => {
    const [, ...others] = await look(fault);
    expect(others.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(others.every((check) => check.evidence.length > 0)).toBe(true);
  },
);

it('leads nowhere private, and says so', async () => {
  const [live] = await look('private');
  expect(live).toEqual({
    id: 'website_live',
    verdict: 'unknown',
    evidence: [{ code: 'private_address', url: 'http://169.254.169.254/latest/meta-data/', values: [] }],
  });
});

it('judges what it missed in an endless page as not to be told', async () => {
  const cut = { ...limits, bytes: 100_000 };
  const checks = await lookAtShop({
    site,
    country: 'US',
    request: playedShop(site, { faults: ['huge'] }),
    limits: cut,
  });
  expect(checks.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['website_live', 'found'],
    ['checkout_process_secure', 'found'],
    ['payment_methods_visible', 'found'],
    ['refund_tos_visible', 'unknown'],
    ['contact_info_visible', 'unknown'],
  ]);
});

it('asks for a handful of pages, each once, however many links there are', async () => {
  const asked: string[] = [];
  const request: ShopRequest = async ({ pathname }) => {
    asked.push(pathname);
    const links = Array.from(
      { length: 5000 },
      (_, at) => `<a href="/terms-${at}">Terms</a><a href="/refund-${at}">Refund</a>`,
    );
    return {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: (async function* () {
        yield Buffer.from(`<html><body>${links.join('')}</body></html>`);
      })(),
    };
  };
  await lookAtShop({ site, country: 'US', request, limits: SHOP_LIMITS });
  expect(asked.sort()).toEqual(['/', '/cart/', '/checkout/', '/refund-0', '/robots.txt', '/terms-0']);
});
