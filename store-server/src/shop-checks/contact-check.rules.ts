import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min';
import { evidence, obstacleOf, pagesOf, type Evidence, type ShopCheck, type ShopVisits } from './shop-check.types';
import type { ShopPage } from './shop-page';

/** Text in which a number is looked for: long pages have many digits that are none. */
const MOST_TEXT = 50_000;

const EMAIL = /\b[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}\b/i;

const afterScheme = (scheme: string, { links }: ShopPage): string | null => {
  const link = links.find(({ href }) => href.startsWith(scheme))?.href;
  if (link === undefined) return null;
  const [bare = ''] = link.slice(scheme.length).split('?');
  try {
    return decodeURIComponent(bare).trim().slice(0, 200) || null;
  } catch {
    return null;
  }
};

const phoneOn = (page: ShopPage, country: CountryCode | undefined): string | null =>
  afterScheme('tel:', page) ??
  findPhoneNumbersInText(page.text.slice(0, MOST_TEXT), country)[0]?.number.formatInternational() ??
  null;

const contactsOn = (url: string, page: ShopPage, country: CountryCode | undefined): Evidence[] => {
  const phone = phoneOn(page, country);
  const email = afterScheme('mailto:', page) ?? EMAIL.exec(page.text)?.[0] ?? null;
  return [
    ...(phone === null ? [] : [evidence('phone', url, [phone])]),
    ...(email === null ? [] : [evidence('email', url, [email])]),
    ...(page.facts.some((fact) => /^(PostalAddress|address|streetAddress)$/.test(fact))
      ? [evidence('address', url)]
      : []),
  ];
};

/** A phone number, an email address or a postal address is on the first page or on the page about contact. */
export function checkContact(
  { home, contact }: Pick<ShopVisits, 'home' | 'contact'>,
  country: CountryCode | undefined,
): ShopCheck {
  const id = 'contact_info_visible';
  const visits = [contact, home];
  const pages = pagesOf(visits);
  const found = pages.flatMap(({ url, page }) => contactsOn(url, page, country));
  const kinds = found.filter(({ code }, at) => found.findIndex((one) => one.code === code) === at);
  if (kinds.length > 0) return { id, verdict: 'found', evidence: kinds };
  const obstacles = visits.flatMap(obstacleOf);
  const looked = pages.map(({ url }) => evidence('no_contact', url));
  const isCertain = home.kind === 'page' && obstacles.length === 0;
  return { id, verdict: isCertain ? 'not_found' : 'unknown', evidence: [...looked, ...obstacles] };
}
