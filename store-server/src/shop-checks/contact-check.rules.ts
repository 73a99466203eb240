import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min';
import { letOthersGo } from '../db/yield';
import { evidence, obstacleOf, pagesOf, type Evidence, type ShopCheck, type ShopVisits } from './shop-check.types';
import type { ShopPage } from './shop-page';

/** Text in which a number is looked for: long pages have many digits that are none. */
const MOST_TEXT = 50_000;

/** Characters in which numbers are looked for at once: that takes long where there are many digits. */
const SLICE = 2000;

/** More than any number has. */
const LONGEST = 50;

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

/** The first number of a text, slice by slice: others go on meanwhile. Each slice has what stands around it, for numbers at its ends. */
async function phoneIn(text: string, country: CountryCode | undefined): Promise<string | null> {
  for (let at = 0; at < text.length; at += SLICE) {
    if (at > 0) await letOthersGo();
    const from = Math.max(0, at - LONGEST);
    const found = findPhoneNumbersInText(text.slice(from, at + SLICE + LONGEST), country);
    const first = found.find(({ startsAt }) => startsAt + from >= at && startsAt + from < at + SLICE);
    if (first) return first.number.formatInternational();
  }
  return null;
}

const phoneOn = async (page: ShopPage, country: CountryCode | undefined): Promise<string | null> =>
  afterScheme('tel:', page) ?? (await phoneIn(page.text.slice(0, MOST_TEXT), country));

const contactsOn = async (url: string, page: ShopPage, country: CountryCode | undefined): Promise<Evidence[]> => {
  const phone = await phoneOn(page, country);
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
export async function checkContact(
  { home, contact }: Pick<ShopVisits, 'home' | 'contact'>,
  country: CountryCode | undefined,
): Promise<ShopCheck> {
  const id = 'contact_info_visible';
  const visits = [contact, home];
  const pages = pagesOf(visits);
  const found: Evidence[] = [];
  for (const { url, page } of pages) found.push(...(await contactsOn(url, page, country)));
  const kinds = found.filter(({ code }, at) => found.findIndex((one) => one.code === code) === at);
  if (kinds.length > 0) return { id, verdict: 'found', evidence: kinds };
  const obstacles = visits.flatMap(obstacleOf);
  const looked = pages.map(({ url }) => evidence('no_contact', url));
  const isCertain = home.kind === 'page' && obstacles.length === 0;
  return { id, verdict: isCertain ? 'not_found' : 'unknown', evidence: [...looked, ...obstacles] };
}
