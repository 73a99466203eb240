import { keyboard } from '../src/input-methods';
import { heading } from '../src/journey';
import { it, openStore } from '../src/scene';
import { button, focusedName, inPlace, looksRight, notice, once, opens, provoked, stepPath } from '../src/setup';
import { becomes } from '../src/waiting';

// The store reads the URL of a help video from its environment.
process.env['HELP_VIDEO_ID'] = 'setup-tour';

openStore();

const start = 'Start listing products →';

it(
  'the video asks nothing of another site before it is played, and is framed then [S1.05, S7.39] [B-5]',
  async ({ page, store, open }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(store.url) && request.url().startsWith('http')) elsewhere.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title><p>Video' }),
    );
    await open('/google/start');
    const play = button(page, 'Play the video');
    await play.waitFor();
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
    await looksRight(page);
    await keyboard.press(play);
    await page.frameLocator('iframe[title="How to list your products on Google"]').getByText('Video').waitFor();
    expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/setup-tour?autoplay=1']);
  },
  { scenario: 'fresh' },
);

it(
  'ten questions open and close by keyboard at 320 px, and the way into the setup is a press away [S1.08, S1.09, S2.10]',
  async ({ page, open }) => {
    await open('/google/start');
    const main = page.locator('main');
    const closed = main.getByRole('button', { expanded: false });
    await closed.first().waitFor();
    await becomes(() => closed.count(), 10);
    const first = button(main, 'What do I need to get started?');
    await keyboard.press(first);
    await main.getByText(/^A Google account you can sign in to/).waitFor();
    await looksRight(page);
    await page.keyboard.press('Space');
    await main.getByText(/^A Google account you can sign in to/).waitFor({ state: 'hidden' });
    await keyboard.press(page.getByRole('link', { name: start }).last());
    await heading(page, 'Get started with Google Listings & Ads').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: start }).first().waitFor();
  },
  { scenario: 'fresh', viewport: { width: 320, height: 740 } },
);

it(
  'a language that is not supported closes the way in, and says so where the reason leads [S2.11, S5.17, S8.49] [decisions 22, 27]',
  async ({ page, open }) => {
    await open('/google/start');
    const begin = button(page, start);
    await begin.waitFor();
    expect(await begin.isEnabled()).toBe(false);
    await button(page, 'Your site language is not supported yet').click();
    const at = await page.evaluate(() => document.activeElement?.closest('#unsupported-language') !== null);
    expect(at).toBe(true);
    await looksRight(page);
  },
  { scenario: 'unsupported-language' },
);

it(
  'the first step asks for its accounts one after the other, each reason leading to its place [S2.20, S4.01, S4.02] [decisions 22]',
  async ({ page, open }) => {
    await open(stepPath.accounts);
    for (const [reason, place] of [
      ['Connect your WordPress.com account', /^Connect \(WordPress\.com\)/],
      ['Connect your Google account', /^First connect your WordPress\.com account/],
      ['Connect a Merchant Center account', /^First connect your WordPress\.com account/],
    ] as const) {
      await button(page, reason).click();
      expect(await focusedName(page)).toMatch(place);
    }
    await looksRight(page);
  },
  { scenario: 'fresh' },
);

it(
  'unsaved changes are asked about before the wizard is left, and a lost answer makes no second account [S4.21] [decisions 13]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked, /ERR_/);
    await store.fault({ method: 'POST', path: '/wc/gla/mc/accounts', drop: 'after', times: 1 });
    await open(stepPath.accounts);
    await button(page, /^Create account/).click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await button(page.getByRole('dialog'), 'Create account').click();
    await page.getByText('Connected', { exact: true }).nth(2).waitFor();
    const { id } = await store.call<{ id: number }>('GET', '/wc/gla/mc/connection');
    await page.getByText(new RegExp(`\\(${id}\\)$`)).waitFor();
    const accounts = await store.call<readonly { id: number }[]>('GET', '/wc/gla/mc/accounts');
    expect(accounts.map((account) => account.id)).toEqual([id]);

    await opens(button(page, 'Continue'));
    await button(page, 'Continue').click();
    await store.fault(once('POST mc/target_audience', { times: 2 }));
    await page.getByRole('radio', { name: 'All countries' }).check();
    await notice(page, 'There was an error saving target audience data.').waitFor();
    await page.getByRole('link', { name: 'Back to the start page' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await button(question, 'Stay').click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByRole('radio', { name: 'All countries' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Back to the start page' }).click();
    await button(question, 'Leave').click();
    await page.getByRole('link', { name: start }).first().waitFor();
    expect(await inPlace(page, 'error').count()).toBe(0);
  },
  { scenario: 'connected' },
);
