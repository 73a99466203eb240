import {
  comingSoonMarks,
  comingSoonWords,
  passwordFieldWords,
  passwordWords,
  type StoreCheckVerdict,
} from '@listings/shared-api/contract';
import { evidence, obstacleOf, type Evidence, type ShopCheck, type ShopVisits } from './shop-check.types';
import { isRefusedByRobots } from './robots.rules';
import type { ShopPage } from './shop-page';

/** The provider's crawler by its name in robots.txt. */
const CRAWLER = 'Googlebot';

/** A page that only announces a shop is short. */
const SHORT_PAGE = 1500;

const isComingSoon = ({ title, text, marks }: ShopPage): boolean =>
  marks.some((mark) => comingSoonMarks.test(mark)) ||
  comingSoonWords.test(title) ||
  (text.length < SHORT_PAGE && comingSoonWords.test(text));

const asksForPassword = (url: string, { title, text, hasPasswordField }: ShopPage): boolean =>
  /\/(password|wp-login\.php)\/?$/.test(new URL(url).pathname) ||
  passwordWords.test(title) ||
  (text.length < SHORT_PAGE && (passwordWords.test(text) || (hasPasswordField && passwordFieldWords.test(text))));

/** Statuses that say that the shop is not there, or only for some; others may be a mishap or mean our visit alone. */
const CLOSED: ReadonlySet<number> = new Set([401, 404, 410]);

/** Directives that have a value: what stands before their colon names no crawler. */
const VALUED = /^(max-|unavailable_after$)/;

/** True when instructions for all crawlers, or for the provider's, keep the page out of the search. A name counts to the end of its line. */
const isHidden = (robots: string): boolean =>
  robots.split('\n').some((line) => {
    let crawler = '';
    return line.split(',').some((part) => {
      // A date has colons, too, after a space.
      const [, name = '', named = ''] = /^\s*([^\s:]+)\s*:(.*)$/.exec(part) ?? [];
      const isNamed = name !== '' && !VALUED.test(name);
      if (isNamed) crawler = name;
      const isForProvider = crawler === '' || crawler === CRAWLER.toLowerCase();
      return isForProvider && ['noindex', 'none'].includes((isNamed ? named : part).trim());
    });
  });

/** The shop opens for everybody without a password, and search engines may list it. */
export function checkLive({ home, robots }: Pick<ShopVisits, 'home' | 'robots'>): ShopCheck {
  const done = (verdict: StoreCheckVerdict, ...found: readonly Evidence[]): ShopCheck => ({
    id: 'website_live',
    verdict,
    evidence: found,
  });
  if (home.kind === 'obstacle') {
    if (home.status === 401) return done('not_found', evidence('password', home.url));
    const isClosed = CLOSED.has(home.status) || home.code === 'no_such_host' || home.code === 'certificate';
    return done(isClosed ? 'not_found' : 'unknown', ...obstacleOf(home));
  }
  const { url, page } = home;
  if (asksForPassword(url, page)) return done('not_found', evidence('password', url));
  if (isComingSoon(page)) return done('not_found', evidence('coming_soon', url));
  const opened = evidence('opened', url);
  if (isHidden(page.robots)) return done('not_found', opened, evidence('not_indexed', url));
  if (robots.text === null) return done('unknown', opened, evidence('unreachable', robots.url));
  if (isRefusedByRobots(robots.text, url, CRAWLER))
    return done('not_found', opened, evidence('robots_refuse', robots.url));
  return done('found', opened, evidence('robots_allow', robots.url));
}
