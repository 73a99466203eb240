import { it, openStore } from '../src/scene';
import { looksRight } from '../src/setup';
import { becomes } from '../src/waiting';

// In the afternoon no budget is spent before noon.
openStore([], { STORE_TIME: '2031-05-14T20:00:00Z' });

it(
  'alerts come by mail: the settings say where they go, the sandbox keeps them, and a link turns them off',
  async ({ page, store, open }) => {
    await open('/google/settings?subpath=/alerts');
    await page.getByText('This server has no mail server: mails are kept on the sandbox page.').waitFor();
    const address = page.getByRole('textbox', { name: 'Mail address' });
    await address.fill('ada@shop');
    await page.getByText('This is not a mail address: it looks like name@shop.example.').first().waitFor();
    await address.fill('ada@shop.example');
    await page.getByRole('switch', { name: 'No mails at night' }).click();
    await page.getByRole('combobox', { name: 'How often' }).selectOption({ label: 'Once a day' });
    await page.getByRole('combobox', { name: 'At', exact: true }).waitFor();
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await looksRight(page);
    }
    await page.getByRole('combobox', { name: 'How often' }).selectOption({ label: 'Each alert at once' });
    await page.getByRole('switch', { name: 'No mails at night' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('What you are told of is saved.').first().waitFor();

    await store.scenario('disapproved');
    await open('/sandbox');
    const mail = page.getByRole('region', { name: 'Mails' }).locator('details').first();
    await becomes(async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      return (await mail.count()) > 0;
    }, true);
    await mail.locator('summary').click();
    await mail.getByText('to ada@shop.example').waitFor();
    const text = (await mail.locator('pre').textContent()) ?? '';
    expect(text).toMatch(/^Your Merchant Center account has a problem\n/);
    expect(text).toMatch(/\nSee what to correct: http:\/\/localhost:\d+\/google\/product-feed\n/);
    await page.setViewportSize({ width: 400, height: 900 });
    await looksRight(page);

    const stop = /No more mails of this kind: (\S+)/.exec(text)?.[1] ?? '';
    await open(new URL(stop).pathname + new URL(stop).search);
    await page.getByRole('heading', { name: 'No more mails of “Account warned or disapproved”?' }).waitFor();
    await page.getByRole('button', { name: 'Turn these mails off' }).click();
    await page.getByRole('heading', { name: 'These mails are off' }).waitFor();
    await page.getByRole('link', { name: 'Open the settings of alerts' }).click();
    const row = page.getByRole('group', { name: 'Account warned or disapproved' });
    await row.getByRole('switch', { name: 'Also by mail' }).waitFor();
    expect(await row.getByRole('switch', { name: 'Also by mail' }).isChecked()).toBe(false);
  },
  { scenario: 'complete' },
);

it(
  'a webhook is tested from the settings: a private address is not called, and the screen says so',
  async ({ page, open }) => {
    await open('/google/settings?subpath=/alerts');
    const address = page.getByRole('textbox', { name: 'Webhook address' });
    await address.fill('http://chat.example/hook');
    await page
      .getByText(/^The webhook address has to begin with https:/)
      .first()
      .waitFor();
    await address.fill('https://127.0.0.1/hook');
    await page.getByRole('button', { name: 'Save webhook' }).click();
    const secret = page.getByRole('textbox', { name: 'Secret of the signatures' });
    await secret.waitFor();
    expect(await secret.inputValue()).toMatch(/^[0-9a-f]{64}$/);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText(/^The address leads into a private network/).waitFor();
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await looksRight(page);
    }
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByText(/^The address leads into a private network/).waitFor();
    expect(await secret.count()).toBe(0);
  },
  { scenario: 'complete' },
);
