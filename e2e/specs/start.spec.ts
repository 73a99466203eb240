import type { Page, Route } from 'playwright-core';
import { tampered } from '../src/app-faults';
import { readRelease, textOf } from '../src/release';
import { it, openStore } from '../src/scene';
import { releaseWith } from '../src/tampering';

const store = openStore();

/** Time within which the page reports anything that blocks the start. */
const TOLD_MS = 5000;

const { entry, imports } = readRelease();
const shared = imports['react'] ?? '';

const messageOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not start' });

/** Waits for the message that the page did not start; answers with its cause and its reference. */
async function told(page: Page) {
  const message = messageOf(page);
  await message.waitFor({ timeout: TOLD_MS });
  const shown = await message.locator('p').filter({ visible: true }).allTextContents();
  const [cause, reference, reload] = shown;
  expect(shown).toHaveLength(3);
  expect(reference).toMatch(/^Reference: [0-9a-f-]{36}$/);
  expect(reload).toBe('Reload the page');
  return { cause, reference: reference?.replace('Reference: ', '') ?? '' };
}

/** Cause that the server logged under the page's reference. */
async function logged(reference: string) {
  const reports = await store().call<{ directive: string; blocked: string; sample: string }[]>(
    'GET',
    '/sandbox/v1/reports',
  );
  const { directive, blocked } = reports.find(({ sample }) => sample === reference) ?? {};
  return { directive, blocked };
}

const start = /^Show your products to people/;
const reloads = async (page: Page) => {
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { level: 1, name: start }).waitFor();
  expect(await messageOf(page).count()).toBe(0);
};

const provoked = [/^console: /, /^policy report: /, /^server error: /];
const fetchText = /^A file of it could not be fetched, or is not the file that belongs to this version\./;

const changeDocument = (page: Page, change: (body: string) => string, header?: (value: string) => string) =>
  page.route('**/google/start', async (route: Route) => {
    const response = await route.fetch();
    const headers = response
      .headersArray()
      .filter(({ name }) => !/^content-(length|encoding)$/i.test(name))
      .reduce<Record<string, string>>((all, { name, value }) => {
        const key = name.toLowerCase();
        const next = header?.(value) ?? value;
        return { ...all, [key]: all[key] === undefined ? next : `${all[key]}, ${next}` };
      }, {});
    await route.fulfill({ status: 200, headers, body: change(await response.text()) });
  });

describe('a page that cannot start says why, with a reference that the log has and a way to reload', () => {
  it.each([
    ['the shell', entry],
    ['what the shell imports', shared],
  ])('%s is missing [C-4]', async ({ page, open, problems }, _, url) => {
    problems.allow(...provoked);
    await page.route(`**${url}`, (route) => route.fulfill({ status: 404, body: '' }));
    await open('/google/start');
    const { cause, reference } = await told(page);
    expect(cause).toMatch(fetchText);
    expect(await logged(reference)).toEqual({ directive: 'start: fetch', blocked: store().url + url });
    await reloads(page);
  });

  it.each([
    ['the shell', entry],
    ['what the shell imports', shared],
  ])('%s is not what the release says [B-2]', async ({ page, open, problems }, _, url) => {
    problems.allow(...provoked);
    await tampered(page, url);
    await open('/google/start');
    const { cause, reference } = await told(page);
    expect(cause).toMatch(fetchText);
    expect(await logged(reference)).toEqual({ directive: 'start: fetch', blocked: store().url + url });
    await reloads(page);
  });

  it('a policy refuses it [B-1]', async ({ page, open, problems }) => {
    problems.allow(...provoked, /^uncaught: /);
    await changeDocument(
      page,
      (body) => body,
      (value) => value.replace("script-src 'self'", 'script-src'),
    );
    await open('/google/start');
    const { cause, reference } = await told(page);
    expect(cause).toMatch(/^A security policy refused a part of it\./);
    expect(await logged(reference)).toEqual({ directive: 'start: refused', blocked: store().url + entry });
    await reloads(page);
  });

  it('the browser knows no import maps', async ({ page, open, problems }) => {
    problems.allow(...provoked);
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.route(`**${entry}`, (route) => route.fulfill({ status: 404, body: '' }));
    await open('/google/start');
    const { cause, reference } = await told(page);
    expect(cause).toMatch(/^Your browser is too old for it\./);
    expect((await logged(reference)).directive).toBe('start: browser');
  });

  it('its code throws', async ({ page, open, problems }) => {
    problems.allow(...provoked, /^uncaught: /);
    await releaseWith(page, entry, `throw new Error('boom');\n${textOf(entry)}`);
    await open('/google/start');
    const { cause, reference } = await told(page);
    expect(cause).toBe('An error stopped it while it started.');
    expect(await logged(reference)).toEqual({ directive: 'start: error', blocked: store().url + entry });
  });

  it('the page’s data is not what this version reads [C-4]', async ({ page, open, problems }) => {
    problems.allow(...provoked, /^uncaught: /);
    await changeDocument(page, (body) => body.replace('"restRoot"', '"other"'));
    await open('/google/start');
    const { cause, reference } = await told(page);
    expect(cause).toBe('The server sent page data that this version does not understand.');
    expect((await logged(reference)).directive).toBe('start: unreadable');
    await reloads(page);
  });

  it('a file does not arrive: it says so within five seconds, and goes on by itself when it does', async ({ page }) => {
    let arrives: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrives = resolve));
    await page.route(`**${shared}`, async (route) => {
      await held;
      await route.fallback();
    });
    // The document itself is whole: only its scripts are waited for.
    await page.goto(`${store().url}/google/start`, { waitUntil: 'commit' });
    const { cause } = await told(page);
    expect(cause).toMatch(/^A part of it has not arrived yet/);
    arrives();
    await page.getByRole('heading', { level: 1, name: start }).waitFor();
    expect(await messageOf(page).count()).toBe(0);
  });

  it('its own watch over the start is refused as well: style alone says so', async ({ page, open, problems }) => {
    problems.allow(...provoked);
    await changeDocument(page, (body) =>
      body.replaceAll(/<script nonce="[^"]*"/g, '<script').replaceAll(/<script type="module"[^>]*>/g, ''),
    );
    await open('/google/start');
    const { cause } = await told(page);
    expect(cause).toMatch(/^A part of it has not arrived yet/);
  });

  it(
    'scripts are off',
    async ({ page, open }) => {
      await open('/google/start');
      const { cause } = await told(page);
      expect(cause).toMatch(/^It needs JavaScript/);
    },
    { javaScriptEnabled: false },
  );
});
