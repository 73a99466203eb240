import { robotsInstructions } from '../testing/shops';
import { checkContact } from './contact-check.rules';
import { checkLive } from './live-check.rules';
import { checkPayment } from './payment-check.rules';
import { readPage } from './shop-page';
import { linkTo } from './shop-words';
import type { Visit } from './shop-check.types';

const url = 'https://shop.example/de/';
const read = (markup: string, robotsHeader = '') => readPage(markup, { url, robotsHeader, isCut: false });
const visit = async (markup: string, robotsHeader = ''): Promise<Visit> => ({
  kind: 'page',
  url,
  page: await read(markup, robotsHeader),
});

/** What some work comes to, and how often others had their turn meanwhile. */
async function withTurns<T>(work: () => Promise<T>): Promise<readonly [result: T, turns: number]> {
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const result = await work();
  isDone = true;
  return [result, turns];
}

describe('a page as it is read', () => {
  it('has the text that is shown, without scripts, styles and templates', async () => {
    const page = await read(
      '<title>Lamps &amp; pots</title><style>a{}</style><p>One</p><p>two<script>three()</script></p><template>four</template>',
    );
    expect([page.title, page.text]).toEqual(['Lamps & pots', 'One two']);
  });

  it('has absolute links with what names them: text, label, description of the picture', async () => {
    const page = await read(
      '<a href="../agb#1">AGB</a><a href="x" aria-label="Cart"><i></i></a><a href="y"><img alt="Kontakt"></a><a>no</a>',
    );
    expect(page.links).toEqual([
      { href: 'https://shop.example/agb', text: 'AGB' },
      { href: 'https://shop.example/de/x', text: 'Cart' },
      { href: 'https://shop.example/de/y', text: 'Kontakt' },
    ]);
  });

  it('survives markup that is broken on purpose', async () => {
    const page = await read(`${'<div>'.repeat(50_000)}<a href="/%zz">x</a><a href="http://[">y</a>`);
    expect(page.links).toEqual([{ href: 'https://shop.example/%zz', text: 'x' }]);
  });

  // A million characters of it held up the whole server for a minute.
  it.each(['<svg>', '<div>', '<b>'])(
    '[T17] reads what lies within very many %s without holding others up',
    async (tag) => {
      const begun = performance.now();
      const page = await read(`${tag.repeat(150_000)}<a href="x">End</a>`);
      expect(performance.now() - begun).toBeLessThan(2000);
      expect(page.links.map(({ href }) => href)).toEqual(['https://shop.example/de/x']);
    },
  );

  it('lets others go on while it is long, and is the same wherever it is cut', async () => {
    const words = 'Gläser &amp; Töpfe 😀 '.repeat(20_000);
    const [page, turns] = await withTurns(() => read(`<p>${words}</p><a href="x">End</a>`));
    expect(turns).toBeGreaterThan(5);
    expect(page.text).toBe('Gläser & Töpfe 😀 '.repeat(20_000).slice(0, 200_000).trim());
    expect(page.links).toEqual([{ href: 'https://shop.example/de/x', text: 'End' }]);
  });
});

describe('pages are found by what their links say', () => {
  it.each([
    ['refund', 'widerruf', 'Widerrufsbelehrung'],
    ['refund', 'refund_returns', 'Info'],
    ['refund', 'policies', 'Politique de remboursement'],
    ['refund', 'devoluciones', 'x'],
    ['terms', 'agb', 'AGB'],
    ['terms', 'cgv', 'Conditions générales de vente'],
    ['terms', 'terms-of-service', ''],
    ['contact', 'impressum', 'Impressum'],
    ['checkout', 'kasse', 'Zur Kasse'],
    ['cart', 'warenkorb', 'Warenkorb'],
  ] as const)('%s: /%s "%s"', (name, path, text) => {
    const href = `https://shop.example/${path}`;
    expect(
      linkTo(name, [
        { href: 'https://shop.example/lamps', text: 'Lamps' },
        { href, text },
      ]),
    ).toBe(href);
  });

  it('goes by no word inside another, and to no address but those of pages', () => {
    expect(linkTo('contact', [{ href: 'mailto:contact@shop.example', text: 'Contact' }])).toBeNull();
    expect(linkTo('terms', [{ href: 'https://shop.example/lanterns', text: 'Lanterns in all patterns' }])).toBeNull();
    expect(linkTo('cart', [{ href: 'https://shop.example/cartography', text: 'Maps' }])).toBeNull();
  });
});

describe('what the checks read', () => {
  const robots = { url: 'https://shop.example/robots.txt', text: '' };

  it('noindex counts as meta of the page and as header', async () => {
    const codes = (home: Visit) => checkLive({ home, robots }).evidence.map(({ code }) => code);
    expect(codes(await visit('<meta name="ROBOTS" content="NOINDEX">'))).toEqual(['opened', 'not_indexed']);
    expect(codes(await visit('<p>x</p>', 'noindex'))).toEqual(['opened', 'not_indexed']);
    expect(codes(await visit('<p>x</p>', 'max-image-preview:large'))).toEqual(['opened', 'robots_allow']);
  });

  it.each(robotsInstructions)(
    'the instructions %j of the page and %j of its headers let it be listed: %j',
    async (meta, header, isListed) => {
      const { evidence } = checkLive({ home: await visit(`<meta name="robots" content="${meta}">`, header), robots });
      expect(evidence.map(({ code }) => code)).toEqual(['opened', isListed ? 'robots_allow' : 'not_indexed']);
    },
  );

  it('robots.txt counts as the provider reads it: its own group before the one for all', async () => {
    const home = await visit('<p>x</p>');
    const verdict = (text: string) => checkLive({ home, robots: { ...robots, text } }).verdict;
    expect(verdict('User-agent: *\nDisallow: /')).toBe('not_found');
    expect(verdict('User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /')).toBe('found');
    expect(verdict('User-agent: *\nDisallow: /cart/')).toBe('found');
  });

  it('a long page may have a form to sign in and speak of what comes soon', async () => {
    const long = 'Brass lamps and clay pots for every room. '.repeat(60);
    const home = await visit(`<p>${long} Coming soon: new lamps</p><input type="password"> Password`);
    expect(checkLive({ home, robots }).verdict).toBe('found');
  });

  it('ways to pay are read from pictures by description, name and class', async () => {
    const home = await visit(
      '<img src="/icons/mastercard.svg"><img alt="American Express"><i class="icon-apple-pay"></i>',
    );
    expect(checkPayment({ home, cart: null, checkout: null }).evidence[0]?.values).toEqual([
      'Mastercard',
      'American Express',
      'Apple Pay',
    ]);
  });

  it('[T17] a number is found wherever it stands in a long text, while others go on', async () => {
    const found = async (text: string) =>
      withTurns(
        async () => (await checkContact({ home: await visit(`<p>${text}</p>`), contact: null }, 'US')).evidence,
      );
    for (const before of [1980, 1995, 2000, 3990]) {
      const [evidence] = await found(`${'x '.repeat(before / 2)} (213) 373-4253 ${'x '.repeat(1000)}`);
      expect(evidence).toEqual([{ code: 'phone', url, values: ['+1 213 373 4253'] }]);
    }
    const [none, turns] = await found('0 '.repeat(25_000));
    expect([none.map(({ code }) => code), turns > 20]).toEqual([['no_contact'], true]);
  });

  it('contact is read from text, structured data and microdata', async () => {
    const values = async (markup: string) =>
      (await checkContact({ home: await visit(markup), contact: null }, 'US')).evidence.map(
        ({ code, values: [value] }) => [code, value],
      );
    expect(await values('<p>Call (213) 373-4253</p>')).toEqual([['phone', '+1 213 373 4253']]);
    expect(await values('<p>hello@shop.example</p>')).toEqual([['email', 'hello@shop.example']]);
    expect(await values('<script type="application/ld+json">{"@type":"PostalAddress"}</script>')).toEqual([
      ['address', undefined],
    ]);
    expect(await values('<div itemprop="address">1 Main St</div>')).toEqual([['address', undefined]]);
    expect(await values('<p>Order 2024-11-22 for 19.99</p>')).toEqual([['no_contact', undefined]]);
  });
});
