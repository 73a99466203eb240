import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';

openStore();

const step = '/google/setup-mc?step=store_requirements';
const again = (page: Page) => page.getByRole('button', { name: 'Check the store requirements again' });
const seen = (page: Page, item: string) => page.getByRole('list', { name: `What we saw: ${item}` });
const contact = 'My store’s phone number, email or address is visible on my website';

it(
  'the store is looked at before its requirements are confirmed: evidence stands beside each item [S2.30]',
  async ({ page, open }) => {
    await open(step);
    await page.getByText(/^We looked at lantern-and-loam\.example on /).waitFor();
    await becomes(() => page.getByText('Found', { exact: true }).count(), 5);
    expect(await seen(page, contact).textContent()).toContain('Phone number: +12133734253');
    expect(await seen(page, 'My store website is live').textContent()).toContain('lantern-and-loam.example/robots.txt');
    for (const box of await page.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(false);
  },
  { scenario: 'shipping-saved' },
);

it(
  'what is wrong with the store shows after it was looked at again, and is ticked all the same when the admin says so [S4.19]',
  async ({ page, store, open }) => {
    await open(step);
    await page.getByText(/^We looked at /).waitFor();
    await store.call('POST', '/sandbox/v1/shop', { faults: ['no-contact', 'http-checkout'] });
    await again(page).focus();
    await page.keyboard.press('Enter');
    await becomes(() => page.getByText('Not found', { exact: true }).count(), 2);
    expect(await seen(page, contact).textContent()).toContain('No phone number, email or postal address was found');
    expect(await seen(page, 'I have a complete and secure checkout process').textContent()).toContain(
      'Checkout without https http://lantern-and-loam.example/checkout',
    );
    await page.getByRole('checkbox', { name: contact }).check();
    await page.getByText('Saved', { exact: true }).waitFor();
    await becomes(
      async () =>
        (await store.call<{ contact_info_visible: boolean }>('GET', '/wc/gla/mc/settings')).contact_info_visible,
      true,
    );
  },
  { scenario: 'shipping-saved' },
);

it(
  'a store that does not answer holds nothing up: the items can be ticked while it is waited for',
  async ({ page, store, open }) => {
    await store.call('POST', '/sandbox/v1/shop', { faults: ['slow'] });
    await open(step);
    await again(page).click();
    await page.getByText('Looking at lantern-and-loam.example…').waitFor();
    await page.getByRole('checkbox', { name: 'My store website is live' }).check();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByText(/^We looked at /).waitFor({ timeout: 20_000 });
    expect(await seen(page, 'My store website is live').textContent()).toContain('No complete answer in time');
  },
  { scenario: 'shipping-saved' },
);
