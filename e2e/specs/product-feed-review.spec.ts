import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { placeOf } from '../src/lost-connection';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';

openStore();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');

describe('the review of a refused account', () => {
  it(
    'is asked for once the listed issues are said to be resolved; a failure tells the server’s words and leaves the dialog open [O4.01, O4.02, O4.05, O5.03, O7.01, O7.02]',
    async ({ page, open, store, problems }) => {
      problems.allow(/^console: /);
      await open('/google/product-feed');
      await page.getByText('Your account is disapproved: your products are not listed.').waitFor();
      await button(page, 'Request review').click();
      const modal = dialog(page);
      const listed = modal.getByRole('list', { name: 'Issues to resolve' }).getByRole('listitem');
      await listed.first().waitFor();
      await becomes(() => listed.count(), 5);
      await modal.getByRole('button', { name: 'Show 1 more issue' }).click();
      await becomes(() => listed.count(), 6);
      const submit = modal.getByRole('button', { name: 'Request account review' });
      expect(await submit.isEnabled()).toBe(false);
      await modal.getByRole('checkbox', { name: 'I have resolved all the issue(s) listed above.' }).check();
      const words = 'Your account is not eligible for a new request review.';
      const body = { message: words };
      await store.fault({ method: 'POST', path: '/wc/gla/mc/review', status: 400, body, times: 1 });
      await submit.click();
      await page.getByText(words).waitFor();
      expect(await modal.getByRole('checkbox').isChecked()).toBe(true);
      await submit.click();
      await modal.waitFor({ state: 'detached' });
      await page.getByText('Your account review was requested. It takes at least 7 days.').waitFor();
      await page.getByText('Under review: this takes at least 7 days').waitFor();
      expect(await button(page, 'Request review').count()).toBe(0);
    },
    { scenario: 'disapproved' },
  );

  it(
    'waits for the end of a cool-down, whose date it shows, and names the regions it is for [O3.05, O4.03, O4.04, O9.03]',
    async ({ page, open, store }) => {
      const review = (more: object) =>
        store.fault({
          method: 'GET',
          path: '/wc/gla/mc/review',
          status: 200,
          body: { status: 'WARNING', cooldown: 0, issues: [], reviewEligibleRegions: ['US', 'GB'], ...more },
        });
      await review({ cooldown: Date.UTC(2031, 4, 6, 12) });
      await open('/google/product-feed');
      await page
        .getByText(/You can request a new review on May 6, 2031/)
        .first()
        .waitFor();
      expect(await button(page, 'Request review').isEnabled()).toBe(false);
      await store.clearFaults();
      await review({});
      await page.reload();
      await page.getByText(/A review can be requested for: United States \(US\), United Kingdom \(UK\)\./).waitFor();
      expect(await button(page, 'Request review').isEnabled()).toBe(true);
      await store.clearFaults();
      await review({ reviewEligibleRegions: [] });
      await page.reload();
      await page.getByText(/No review can be requested at the moment\./).waitFor();
      expect(await button(page, 'Request review').count()).toBe(0);
    },
    { scenario: 'disapproved' },
  );
});

describe('the guide after the setup', () => {
  it(
    'has two pages, offers ad credit, and is followed at the next visit by one question [O2.40, O2.51, O9.05] [decisions 28]',
    async ({ page, open }) => {
      await open('/google/product-feed?guide=submission-success');
      const guide = dialog(page);
      await guide.getByRole('heading', { name: 'You have successfully set up Google Listings & Ads' }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await guide.getByRole('button', { name: 'Next' }).click();
      await guide.getByRole('heading', { name: 'Spend $500 and get $500 in ad credit' }).waitFor();
      await guide.getByRole('button', { name: 'Maybe later' }).click();
      await guide.waitFor({ state: 'detached' });
      expect(placeOf(page)).toBe('/google/product-feed');
      await page.reload();
      const survey = page.getByRole('group', { name: 'How easy was it to set up Google Listings & Ads?' });
      const isTracked = await page.evaluate(
        () =>
          (JSON.parse(document.getElementById('bootstrap')?.textContent ?? '{}') as { trackingEnabled: boolean })
            .trackingEnabled,
      );
      await page.getByRole('heading', { name: 'Products', exact: true }).waitFor();
      expect(await survey.count()).toBe(isTracked ? 1 : 0);
      await open('/google/product-feed?guide=submission-success');
      await guide.getByRole('button', { name: 'Next' }).click();
      await guide.getByRole('button', { name: 'Create paid campaign' }).click();
      await page.waitForURL('**/google/setup-ads*');
    },
    { scenario: 'complete' },
  );
});
