import { isRefusedByRobots } from './robots.rules';

const home = 'https://shop.example/de/lamps?sort=new';
const refuses = (text: string, url = home) => isRefusedByRobots(text, url, 'Googlebot');

describe('robots.txt', () => {
  it.each([
    ['nothing in it', '', false],
    ['a rule for all', 'User-agent: *\nDisallow: /', true],
    ['an empty rule', 'User-agent: *\nDisallow:', false],
    [
      'a group of the crawler without a rule',
      'User-agent: *\nDisallow: /\nUser-agent: Googlebot\nCrawl-delay: 3',
      false,
    ],
    ['two names for one group', 'User-agent: Other\nUser-agent: googlebot/2.1\nDisallow: /de', true],
    ['a group of somebody else', 'User-agent: Other\nDisallow: /', false],
    ['two groups of the crawler', 'User-agent: googlebot\nAllow: /x\n\nUser-agent: Googlebot\nDisallow: /de/', true],
    ['the longer rule', 'User-agent: *\nDisallow: /\nAllow: /de/', false],
    ['the one that allows, of two as long', 'User-agent: *\nDisallow: /de\nAllow: /de', false],
    ['wildcards', 'User-agent: *\nDisallow: /*/l*s?*=new', true],
    ['the end', 'User-agent: *\nDisallow: /de/lamps$', false],
    ['the end behind a wildcard', 'User-agent: *\nDisallow: /d*w$', true],
    ['a comment and another end of the line', 'User-agent: * # all\rDisallow : /de # no\r', true],
    ['a rule before any name', 'Disallow: /\nUser-agent: *\nAllow: /', false],
  ])('with %s', (_case, text, isRefused) => {
    expect(refuses(text)).toBe(isRefused);
  });

  it('may write what is not ASCII as it is or in percent signs', () => {
    expect(refuses('User-agent: *\nDisallow: /gläser', 'https://shop.example/gl%c3%a4ser')).toBe(true);
    expect(refuses('User-agent: *\nDisallow: /gl%C3%a4ser', 'https://shop.example/gläser')).toBe(true);
  });

  // Each of them held up the whole server for seconds, the first one for twenty.
  it.each([
    ['wildcards', `User-agent: *\n${`Disallow: /${'*a'.repeat(900)}b\n`.repeat(560)}`],
    ['rules', `User-agent: *\n${'Disallow: /*a$\n'.repeat(68_000)}`],
    ['names and rules', `${'User-agent: a\n'.repeat(20_000)}${'Allow: /\n'.repeat(30_000)}`],
    ['ends of lines', '\r'.repeat(1024 * 1024)],
  ])('[T17] holds nobody up with a million characters of %s', (_what, text) => {
    const begun = performance.now();
    refuses(text, `https://shop.example/${'a'.repeat(1900)}`);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
