import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';
import { languagesOfServer, readLanguage } from '../texts/language-files';
import { textsIn } from '../texts/server-texts';
import { richText } from './local-page';

describe('pages that the server writes itself', () => {
  let domain: DomainUnderTest;
  beforeAll(async () => {
    domain = await startDomain();
  });
  afterAll(() => domain.stop());

  const get = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
    const { body } = await domain.server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    return body;
  };
  /** Texts of a page between its elements; what stands in `<code>` is no text. */
  const wordsOf = (page: string): string[] =>
    page
      .slice(page.indexOf('<main>'))
      .replaceAll(/<code>.*?<\/code>/g, '')
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter((text) => text !== '');

  it.each(['/google/dashboard', '/sign-in?token=dead&x=1', '/nowhere', '/sign-in/arrived?to=/google'])(
    'say %s in the language of the address, with nothing outside the catalogs',
    async (address) => {
      const url = `${address}${address.includes('?') ? '&' : '?'}_locale=en-XA`;
      const page = await get(url);
      expect(page).toContain('<html lang="en-XA" dir="ltr">');
      expect(wordsOf(page).join(' ')).toMatch(/^\[/);
      expect(wordsOf(page).filter((text) => /[a-z]{3}/.test(text))).toEqual([]);
    },
  );

  it('take the chosen language before the browser’s, and English where they have neither', async () => {
    const headers = { 'accept-language': 'eo, en-XA;q=0.5', cookie: 'language=en-XA' };
    expect(await get('/nowhere', headers)).toContain('lang="en-XA"');
    expect(await get('/nowhere', { 'accept-language': 'eo' })).toContain('<html lang="en" dir="ltr">');
  });
});

it('a language is a folder, and what it lacks is English', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  for (const language of ['en', 'ar']) mkdirSync(join(folder, language));
  writeFileSync(join(folder, 'ar', 'pages.json'), '{"toAdmin":"الإدارة"}');
  expect(languagesOfServer(folder)).toEqual(['ar']);
  expect(readLanguage('ar', ['pages', 'consent'], folder)).toEqual({ pages: { toAdmin: 'الإدارة' } });
  expect(readLanguage('../..', ['pages'], folder)).toEqual({});
  expect([textsIn('ar').direction, textsIn('de').direction]).toEqual(['rtl', 'ltr']);
});

it('a value with markup in it stays text', () => {
  expect(richText(textsIn('en'), 'pages.lostCookie.allow', { origin: '<b>"{{x}}' }).markup).toContain(
    '<code>&lt;b&gt;&quot;{{x}}</code>',
  );
});
