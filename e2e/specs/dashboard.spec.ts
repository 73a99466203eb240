import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { tabTo, typeInto } from '../src/keyboard';
import { onPrintedAnswers } from '../src/printed-answers';
import { unmarkedTexts } from '../src/pseudo';
import { amount, count, readReport } from '../src/reports';
import { it, openStore } from '../src/scene';
import { turns } from '../src/scheme';
import { ready, settled, sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

const store = openStore(['--scenario', 'ads-complete']);

const path = '/google/dashboard';
const programs = 'Everything, everywhere';
const card = (page: Page, name: string) => page.getByRole('group', { name });
const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const trouble = "We're having trouble loading this data...";

/** First and last day of each preset on Friday, November 20, 2026, for a store whose weeks begin on Sunday. */
const presets = {
  Today: ['today', '2026-11-20', '2026-11-20'],
  Yesterday: ['yesterday', '2026-11-19', '2026-11-19'],
  'Week to date': ['week', '2026-11-15', '2026-11-20'],
  'Last week': ['last_week', '2026-11-08', '2026-11-14'],
  'Last month': ['last_month', '2026-10-01', '2026-10-31'],
  'Month to date': ['month', '2026-11-01', '2026-11-20'],
  'Quarter to date': ['quarter', '2026-10-01', '2026-11-20'],
  'Last quarter': ['last_quarter', '2026-07-01', '2026-09-30'],
  'Year to date': ['year', '2026-01-01', '2026-11-20'],
  'Last year': ['last_year', '2025-01-01', '2025-12-31'],
} as const;

const opener = (page: Page) => page.getByRole('combobox', { name: 'Date range' });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Opens the date range by its key and goes to a period, which applies nothing yet. */
async function goToPeriod(page: Page, name: string) {
  await tabTo(opener(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Today' }).waitFor();
  await page.keyboard.press('Home');
  for (let steps = 0; steps <= 10 && (await focusedText(page)) !== name; steps += 1)
    await page.keyboard.press('ArrowDown');
  expect(await focusedText(page)).toBe(name);
}

describe('the date range', () => {
  it('offers each preset to the keyboard; the reports are asked for its days in the time of the store [O2.21, O2.22, O2.23, O2.25, O2.39]', async ({
    page,
    open,
  }) => {
    // In New York it is still the 20th.
    await page.clock.setFixedTime('2026-11-21T03:30:00Z');
    await open(`${path}?period=custom&compare=previous_year&after=2024-02-29&before=2024-02-29`);
    await settled(page, programs);
    for (const [name, [period, after, before]] of Object.entries(presets)) {
      const asked = page.waitForRequest((request) => {
        const { pathname, searchParams } = new URL(request.url());
        const days = [searchParams.get('after'), searchParams.get('before')];
        // The year before this one begins on the same day: its request may come late.
        return pathname.endsWith('/mc/reports/programs') && days.join() === [after, before].join();
      });
      await goToPeriod(page, name);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('period') === period);
      expect([name, new URL((await asked).url()).searchParams.get('before')]).toEqual([name, before]);
    }
    expect(paramsOf(page)).toEqual({ period: 'last_year', compare: 'previous_year' });
  });

  it('says what is wrong with typed dates and asks for nothing until they are right [O2.22, O5.01]', async ({
    page,
    open,
  }) => {
    await open(`${path}?period=custom&compare=previous_period&after=2026-10-01&before=2026-10-31`);
    await settled(page, programs);
    const [start, end] = [page.getByLabel('Start date'), page.getByLabel('End date')];
    await goToPeriod(page, 'Custom');
    await page.keyboard.press('Enter');
    await becomes(() => hasFocus(start), true);
    const reports: string[] = [];
    page.on('request', (request) => request.url().includes('/reports/') && reports.push(request.url()));
    const cases = [
      [start, 'yesterday-ish', 'Invalid date'],
      [start, '02/30/2026', 'Invalid date'],
      [start, '12/31/2099', 'Select a date in the past'],
      [start, '11/01/2026', 'Start date must be before end date'],
    ] as const;
    for (const [field, typed, error] of cases) {
      await field.focus();
      await typeInto(field, typed);
      await page.keyboard.press('Tab');
      await page.getByText(error).first().waitFor();
      expect([await field.getAttribute('aria-invalid'), await field.inputValue()]).toEqual(['true', typed]);
    }
    await page.getByRole('button', { name: 'Apply' }).click();
    await becomes(() => hasFocus(start), true);
    expect([paramsOf(page)['after'], reports]).toEqual(['2026-10-01', []]);
    await typeInto(start, '2026-10-05');
    await typeInto(end, '10/06/2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(/after=2026-10-05&before=2026-10-06/);
    const { totals } = await readReport(store(), 'mc/programs', { after: '2026-10-05', before: '2026-10-06' });
    await card(page, 'Free listings')
      .getByText(count(totals['clicks'] ?? 0), { exact: true })
      .waitFor();
  });

  it('has a calendar that the keyboard goes through; both days chosen, it applies and gives the focus back [O2.39, O5.01]', async ({
    page,
    open,
  }) => {
    await open(`${path}?period=custom&compare=previous_year&after=2026-10-01&before=2026-10-31`);
    await settled(page, programs);
    await goToPeriod(page, 'Custom');
    await tabTo(page.getByRole('gridcell', { name: 'Thursday, October 1, 2026' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await becomes(() => page.getByLabel('Start date').inputValue(), '10/09/2026');
    await page.getByText('Now choose the last day.').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/after=2026-10-09&before=2026-10-10/);
    await becomes(() => hasFocus(opener(page)), true);
  });

  it('changes nothing when Escape closes it [O2.20]', async ({ page, open }) => {
    await open(path);
    await settled(page, programs);
    await goToPeriod(page, 'Last year');
    await page.keyboard.press('Escape');
    await becomes(() => page.getByRole('dialog').count(), 0);
    expect([await hasFocus(opener(page)), paramsOf(page)]).toEqual([true, {}]);
  });

  it.each([
    [400, 'light'],
    [400, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('opens over the page at %d px, %s, and moves nothing', async ({ page, open }, width, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 850 });
    await open(path);
    await settled(page, programs);
    const place = () => page.getByText('Free listings', { exact: true }).first().boundingBox();
    const before = await place();
    await opener(page).click();
    await page.getByRole('grid').first().waitFor();
    expect(await page.getByRole('grid').count()).toBe(width === 400 ? 1 : 2);
    expect([await place(), await sidewaysScroll(page), await axeViolations(page)]).toEqual([before, 0, []]);
  });

  it('speaks the language of the page in all its parts [O2.39]', async ({ page, open }) => {
    await open(`${path}?_locale=en-XA`);
    await ready(page, programs);
    await page.getByRole('combobox').first().click();
    await page.getByRole('grid').first().waitFor();
    const english = [/^\w+day, \w+ \d+, \d{4}$/, /^\w+ 2026$/, /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/, /^\w{3}$/];
    expect(await unmarkedTexts(page, english, '[role=dialog]')).toEqual([]);
  });

  it('goes along to the reports, and Back brings the dashboard as it was [O2.03, O2.20]', async ({ page, open }) => {
    const params = { period: 'last_month', compare: 'previous_period' };
    await open(`${path}?${new URLSearchParams(params).toString()}`);
    await settled(page, programs);
    await page.getByRole('link', { name: 'View Reports' }).click();
    await settled(page, 'Performance');
    await becomes(async () => [new URL(page.url()).pathname, paramsOf(page)], ['/google/reports', params]);
    await page.goBack();
    await settled(page, programs);
    await becomes(() => opener(page).innerText(), 'Last month');
  });
});

describe('the cards', () => {
  it('show what the reports say, say when, and take it anew by themselves [O2.03, O2.17, O3.13, O7.08]', async ({
    page,
    open,
  }) => {
    const days = { after: '2026-10-01', before: '2026-10-31' };
    await open(`${path}?period=custom&compare=previous_year&after=${days.after}&before=${days.before}`);
    await settled(page, programs);
    const [free, paid] = await Promise.all([
      readReport(store(), 'mc/programs', days),
      readReport(store(), 'ads/programs', days),
    ]);
    await card(page, 'Free listings')
      .getByText(count(free.totals['clicks'] ?? 0), { exact: true })
      .waitFor();
    await card(page, 'Free listings').getByText('Free', { exact: true }).waitFor();
    for (const field of ['sales', 'spend'])
      await card(page, 'Paid campaigns')
        .getByText(amount(paid.totals[field] ?? 0), { exact: true })
        .waitFor();
    expect(
      await card(page, 'Paid campaigns')
        .getByText(/^As of [A-Z][a-z]{2} \d+, 20\d\d, \d+:\d\d\s[AP]M$/)
        .count(),
    ).toBe(1);
    // Waits for the parts that load after the first screen.
    await card(page, 'Needs attention').waitFor();
    await page.getByRole('slider').waitFor();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Refresh Free listings' }).click();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/wp-json/wc/gla/mc/reports/programs', '/wp-json/wc/gla/mc/reports/programs']);
  });

  it.each([
    ['Free listings', 'Paid campaigns', 'mc', 'https://merchants.google.com/mc/reporting/dashboard'],
    ['Paid campaigns', 'Free listings', 'ads', 'https://ads.google.com/'],
  ])(
    'fail alone, say where else to look, and are loaded again: %s [O2.06, O8.18]',
    async ({ page, open, problems }, name, other, source, url) => {
      problems.allow(/^console: Failed to load resource/);
      await store().fault({
        method: 'GET',
        path: `/wc/gla/${source}/reports/programs`,
        status: 400,
        body: { message: 'No.' },
      });
      await open(path);
      await card(page, name).getByText(trouble).waitFor();
      expect(await card(page, name).getByRole('link').getAttribute('href')).toBe(url);
      await card(page, other)
        .getByText(/^Previous/)
        .first()
        .waitFor();
      expect(await card(page, other).getByText(trouble).count()).toBe(0);
      expect([await sidewaysScroll(page), await axeViolations(page)]).toEqual([0, []]);
      await store().clearFaults();
      await card(page, name).getByRole('button', { name: 'Retry' }).click();
      await card(page, name)
        .getByText(/^Previous/)
        .first()
        .waitFor();
    },
  );

  it('ask nothing of campaigns before the ads setup is complete [O2.07]', async ({ page, open }) => {
    await store().scenario('complete');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/wp-json/') && asked.push(new URL(request.url()).pathname));
    onPrintedAnswers(page, ({ url }) => asked.push(url.split('?')[0] ?? ''));
    await open(path);
    await settled(page, 'Add paid campaign');
    await page.getByRole('link', { name: 'View Reports' }).click();
    await settled(page, 'Performance');
    expect(asked.filter((one) => /\/ads\/(reports|campaigns)/.test(one))).toEqual([]);
    expect(asked.filter((one) => one.endsWith('/mc/reports/programs')).length).toBeGreaterThan(1);
  });
});

describe('the notices', () => {
  it('tell of another currency, and amounts are in that of the ads account [O2.03, O2.17]', async ({ page, open }) => {
    await store().scenario('currency-mismatch');
    await open(path);
    await page.getByText('Your accounts use different currencies').waitFor();
    await card(page, 'Paid campaigns')
      .getByText(/\u00a0EUR$/)
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('tell of converted campaigns here and in the reports, each dismissed for good [O4.08, O9.04]', async ({
    page,
    open,
  }) => {
    await store().scenario('campaigns-converted');
    const title = 'Your campaigns were upgraded';
    for (const place of [path, '/google/reports']) {
      await open(place);
      await page.getByText(title).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await page.getByText(title).waitFor({ state: 'detached' });
      await page.reload();
      await settled(page, programs);
      expect(await page.getByText(title).count()).toBe(0);
    }
    await page.getByRole('button', { name: 'About Lanterns 2024' }).focus();
    await page.getByRole('tooltip', { name: /These are its figures before the upgrade/ }).waitFor();
  });
});

it('fits 320 to 1440 pixels, light and dark, with days of one’s own [O2.03, O9.09]', async ({ page, open }) => {
  await store().scenario('ads-complete');
  await open(`${path}?period=custom&compare=previous_year&after=2026-10-01&before=2026-10-31`);
  await settled(page, programs);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [960, 'dark'],
    [600, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await turns(page, colorScheme);
    await page.setViewportSize({ width, height: 900 });
    const found = { width, scroll: await sidewaysScroll(page), axe: await axeViolations(page) };
    expect(found).toEqual({ width, scroll: 0, axe: [] });
  }
});
