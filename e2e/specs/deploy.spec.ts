import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { ReportsTeam } from '../src/deploys';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';

openStore(['--deploy-port', '0']);

const state = { scenario: 'ads-complete' };

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const offer = (page: Page) => page.getByText('A new version of this page is ready.');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

/** Build of the reports that the page has evaluated. */
const reportsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['reports'] ?? 'as built');
/** What goes wrong on pages of a server alone, not where an application is shown once before it goes live. */
const onPages = (line: string) => `if (document.querySelector('meta[name=release]')) { ${line} }`;
const marked = (name: string) => `document.documentElement.dataset.reports = '${name}';`;

const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content');

/** Simulates an admin who comes back to this tab: the page checks at once whether it is still the newest. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The watch is loaded a while after the page: an admin who comes back does so again and again. */
async function untilOffered(page: Page) {
  for (let tries = 0; tries < 40; tries += 1) {
    await comeBack(page);
    if (await offer(page).waitFor({ timeout: 500 }).then(() => true, () => false)) return; // prettier-ignore
  }
  await offer(page).waitFor({ timeout: 1 });
}

it(
  'goes on with what an open page began with, offers the new release, and loads it when asked to [D-4, D-9]',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    await open('/google/settings');
    await heading(page, 'Settings').waitFor();

    // A page that runs no reports has nothing new to be offered.
    const looked = page.waitForResponse('**/wp-json/store/v1/release?page=*');
    await team.publish(marked('second'));
    const looking = setInterval(() => void comeBack(page).catch(() => undefined), 500);
    await looked.finally(() => clearInterval(looking));
    await tab(page, 'Reports').click();
    await heading(page, 'Reports').waitFor();
    expect(await offer(page).count()).toBe(0);
    expect(await reportsOf(page)).toBe('as built');
    await untilOffered(page);

    await reload(page).click();
    await heading(page, 'Reports').waitFor();
    await page.waitForFunction(() => document.documentElement.dataset['reports'] === 'second');
    expect(await offer(page).count()).toBe(0);
  },
  state,
);

it(
  'never takes a form that is being filled in: the offer asks first, and staying keeps what was typed [D-9]',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
    await tab(page, 'Settings').click();
    await page.getByRole('link', { name: 'Edit the target audience' }).click();
    await heading(page, 'Edit free listings').waitFor();
    await page.getByRole('radio', { name: /all countries/i }).check();

    await team.publish(marked('third'));
    await untilOffered(page);
    await reload(page).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    await becomes(() => page.getByRole('radio', { name: /all countries/i }).isChecked(), true);
    await offer(page).waitFor();

    await reload(page).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await heading(page, 'Edit free listings').waitFor();
    await becomes(() => page.getByRole('radio', { name: /all countries/i }).isChecked(), false);
  },
  state,
);

it(
  'serves a release that is broken to nobody who asks after the roll-back; the rest of the page lived all the while [D-5]',
  async ({ page, store, open, problems }) => {
    problems.allow(/broken on purpose/, /support id/);
    const team = await ReportsTeam.at(store);
    const good = await team.revision();
    await team.publish(onPages(`throw new Error('broken on purpose');`));
    await open('/google/reports');
    await page.getByRole('alert').filter({ hasText: 'This section did not load' }).waitFor();
    await tab(page, 'Settings').click();
    await heading(page, 'Settings').waitFor();

    const start = performance.now();
    await team.rollback(good);
    expect(performance.now() - start).toBeLessThan(1000);
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
  },
  state,
);

it(
  'takes a candidate that fails on the pages of its share away by itself; the next page has the last good one [D-6, G14]',
  async ({ page, store, open, problems }) => {
    problems.allow(/broken on purpose/, /support id/);
    const team = await ReportsTeam.at(store);
    await open('/google/settings');
    const live = await releaseOf(page);
    await team.publish(onPages(`throw new Error('broken on purpose');`), { share: 99 });
    // One session in a hundred is none of the share: then another one signs in.
    for (await open('/google/settings'); (await releaseOf(page)) === live; await open('/google/settings'))
      await page.context().request.get(store.signInUrl, { maxRedirects: 0 });
    const failed = page.getByRole('alert').filter({ hasText: 'This section did not load' });
    for (let pages = 0; pages < 3; pages += 1) {
      const told = page.waitForResponse('**/slots');
      await open('/google/reports');
      await failed.waitFor();
      await told;
    }
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
    expect(await team.last()).toMatchObject({
      action: 'canary',
      by: [],
      reason: expect.stringMatching(/^3 of \d+ starts of mfe-reports 2\.0\.\d+ failed$/),
    });
  },
  state,
);

/** Kinds of failure that no start reports: what the build does, and what the ledger says of it. */
const silentFaults: [string, string, RegExp][] = [
  [
    'throws a moment after it has started',
    `setTimeout(() => { throw new Error('broken on purpose'); }, 50);`,
    /^3 of \d+ starts of mfe-reports 2\.0\.\d+ failed$/,
  ],
  [
    'rejects where nobody hears it',
    `setTimeout(() => void Promise.reject(new Error('broken on purpose')), 50);`,
    /^3 of \d+ starts of mfe-reports 2\.0\.\d+ failed$/,
  ],
];

it.each(silentFaults)(
  'goes back by itself from a live version that %s [D-6]',
  async ({ page, store, open, problems }, _kind, line, reason) => {
    problems.allow(/broken on purpose/);
    const team = await ReportsTeam.at(store);
    await team.publish(onPages(line));
    for (let pages = 0; pages < 3; pages += 1) {
      const told = page.waitForResponse(
        (answer) => answer.url().endsWith('/slots') && (answer.request().postData() ?? '').includes('"late":true'),
      );
      await open('/google/reports');
      await told;
    }
    expect(await team.last()).toMatchObject({ action: 'rollback', by: [], reason: expect.stringMatching(reason) });
  },
  state,
);

it(
  'goes back by itself from a live version that freezes the page: nothing runs there, and it is told by its silence',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    // A script that waits for an answer holds the page as one that does not end, and leaves the processor to others.
    let thaw = () => {};
    const thawed = new Promise<void>((resolve) => (thaw = resolve));
    await page.context().route('**/held-answer', async (route) => {
      await thawed;
      await route.fulfill({ body: '' });
    });
    await team.publish(
      onPages(`const asked = new XMLHttpRequest(); asked.open('GET', '/held-answer', false); asked.send();`),
    );
    const frozen = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
    const going = frozen.map((opened) => opened.goto(new URL('/google/reports', store.signInUrl).href).catch(() => {}));
    const said = /^3 of \d+ pages with mfe-reports 2\.0\.\d+ fell silent before they had started$/;
    await becomes(async () => (await team.last()).reason, expect.stringMatching(said), 45_000);
    thaw();
    await Promise.all(going);
    await Promise.all(frozen.map((opened) => opened.close()));
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
  },
  state,
);

it(
  'shows a preview to who opens its link, says so all the while, keeps it from screen to screen, and stores nothing',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    const previewUntil = new Date(Date.now() + 3_600_000).toISOString();
    const word = await team.publish(marked('preview'), { previewUntil });
    await open(`/google/settings?preview=${word}`);
    await heading(page, 'Settings').waitFor();
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await banner.getByText(/^You see a preview: mfe-reports 2\.0\.\d+, until /).waitFor();
    await tab(page, 'Reports').click();
    await heading(page, 'Reports').waitFor();
    expect(await reportsOf(page)).toBe('preview');
    expect(new URL(page.url()).searchParams.get('preview')).toBe(word);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain(word);

    // The page that is left may still tell of its own screen.
    const left = await page.locator('meta[name="release"]').getAttribute('content');
    const told = page.waitForResponse(
      (answer) => answer.url().endsWith('/slots') && answer.request().postDataJSON().release !== left,
    );
    await banner.getByRole('button', { name: 'Leave the preview' }).click();
    await heading(page, 'Reports').waitFor();
    await banner.waitFor({ state: 'detached' });
    expect([await reportsOf(page), new URL(page.url()).searchParams.has('preview')]).not.toContain('preview');

    // The same without its link, by the key that also says who serves this page.
    await told;
    await page.keyboard.press('Control+Alt+Shift+KeyV');
    const choice = page.getByRole('dialog').getByRole('combobox', { name: 'mfe-reports' });
    await choice.selectOption(word);
    await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
    await banner.waitFor();
    await heading(page, 'Reports').waitFor();
    expect(await reportsOf(page)).toBe('preview');

    await open('/google/settings?preview=a-word-nobody-was-given');
    await page.getByText('This preview is over: you see what everybody sees.').waitFor();
  },
  state,
);

it(
  'tells by a key who serves this screen, on a narrow window too',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    await team.publish(marked('shown'));
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
    const table = page.getByRole('dialog', { name: 'What serves this page' });
    await page.waitForResponse('**/slots');
    await page.keyboard.press('Control+Alt+Shift+KeyV');
    await table.waitFor();
    const cells = table.getByRole('row', { name: /^mfe-reports/ }).getByRole('cell');
    await becomes(
      () => cells.allTextContents(),
      [
        expect.stringMatching(/^2\.0\.\d+$/),
        'reports',
        expect.stringMatching(/\d{4}/),
        expect.stringMatching(/^\d+ ms$/),
        '0',
        expect.stringMatching(/^0 of [1-9]/),
      ],
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press('Escape');
    await table.waitFor({ state: 'detached' });
  },
  state,
);
