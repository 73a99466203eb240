import type { Page } from 'playwright-core';
import { ReportsTeam } from '../src/deploys';
import { it, openStore } from '../src/scene';

openStore(['--deploy-port', '0']);

const state = { scenario: 'ads-complete' };

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const offer = (page: Page) => page.getByText('A new version of this page is ready.');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

/** Which of the published reports the page has evaluated. */
const reportsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['reports'] ?? 'as built');
const marked = (name: string) => `document.documentElement.dataset.reports = '${name}';`;

/** As if the admin came back to this tab: the page looks at once whether it is still the newest. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The watch is loaded a while after the page: an admin who comes back does so again and again. */
async function untilOffered(page: Page) {
  for (let tries = 0; tries < 20; tries += 1) {
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

    await team.publish(marked('second'));
    await untilOffered(page);
    await tab(page, 'Reports').click();
    await heading(page, 'Reports').waitFor();
    expect(await reportsOf(page)).toBe('as built');

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
    await open('/google/dashboard?subpath=/free-listings/edit');
    await heading(page, 'Edit free listings').waitFor();
    await page.getByRole('radio', { name: /all countries/i }).check();

    await team.publish(marked('third'));
    await untilOffered(page);
    await reload(page).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByRole('radio', { name: /all countries/i }).isChecked()).toBe(true);
    await offer(page).waitFor();

    await reload(page).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await heading(page, 'Edit free listings').waitFor();
    expect(await page.getByRole('radio', { name: /all countries/i }).isChecked()).toBe(false);
  },
  state,
);

it(
  'serves a release that is broken to nobody who asks after the roll-back; the rest of the page lived all the while [D-5]',
  async ({ page, store, open, problems }) => {
    problems.allow(/broken on purpose/, /support id/);
    const team = await ReportsTeam.at(store);
    const good = await team.revision();
    await team.publish(`throw new Error('broken on purpose');`);
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
