import { axeViolations } from '../src/axe';
import { it, openStore } from '../src/scene';
import { looksRight } from '../src/setup';

const serving = openStore();

const keys = '/google/settings?subpath=/api-keys';
const CAMPAIGN = '/wp-json/wc/gla/ads/campaigns/17890001';

/** A script with a key and nothing else. */
const script = (key: string) => async (method: string, path: string, body?: unknown) => {
  const response = await fetch(serving().url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as { code?: string; message?: string; id?: number } };
};

it(
  'an owner makes a key, a script reads with it and changes no more than its role allows, and it ends at once when revoked',
  async ({ page, open }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/google/settings');
    await page.getByRole('link', { name: 'Open the API keys' }).click();
    await page.getByText('There are no keys yet.').waitFor();
    const submit = page.getByRole('button', { name: 'Make key' });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Name' }).fill('nightly');
    await page.getByRole('combobox', { name: 'Works until' }).selectOption({ label: 'A day of your choice' });
    await page.getByText('The last day has to be today or later, at most a year ahead').waitFor();
    await page.getByRole('combobox', { name: 'Last day' }).click();
    const calendar = page.getByRole('dialog', { name: 'Last day' });
    await calendar.locator('[aria-current=date]').click();
    await calendar.waitFor({ state: 'detached' });
    await page.getByText('The last day has to be today or later, at most a year ahead').waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Works until' }).selectOption({ label: '30 days from now' });
    await submit.click();
    const field = page.getByRole('textbox', { name: 'Key', exact: true });
    const key = await field.inputValue();
    expect(key).toMatch(/^key_[\w-]{43}$/);
    await page.getByRole('button', { name: 'Copy key' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await looksRight(page);
      await page.screenshot({ path: `e2e/artifacts/api-keys-${width}.png`, fullPage: true });
    }
    expect(await axeViolations(page)).toEqual([]);

    const call = script(key);
    expect((await call('GET', CAMPAIGN)).body.id).toBe(17890001);
    const refused = await call('PATCH', CAMPAIGN, { amount: 1 });
    expect([refused.status, refused.body.code]).toEqual([403, 'rest_role_needed']);

    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByText(/Viewer · Made by .+ · Last day: .+ · Last used on/).waitFor();
    expect(await field.count()).toBe(0);
    await page.getByRole('button', { name: 'Revoke “nightly”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke “nightly”?' });
    await dialog.getByText('Scripts that use it are refused from now on.', { exact: false }).waitFor();
    await page.screenshot({ path: 'e2e/artifacts/api-keys-revoke.png' });
    await dialog.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    const ended = await call('GET', CAMPAIGN);
    expect([ended.status, ended.body.message]).toEqual([401, 'This API key was revoked. An owner can make a new one.']);
  },
  { scenario: 'ads-complete' },
);

it(
  'what a script changes with the key of an advertiser stands in the activity under the name of the key',
  async ({ page, open }) => {
    await open(keys);
    await page.getByRole('textbox', { name: 'Name' }).fill('budget bot');
    await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Advertiser' });
    await page.getByRole('textbox', { name: 'Most that all running campaigns may spend a day' }).fill('a lot');
    await page.getByText('The limit has to be an amount, such as 50').waitFor();
    await page.getByRole('textbox', { name: 'Most that all running campaigns may spend a day' }).fill('5000');
    await page.getByRole('button', { name: 'Make key' }).click();
    const key = await page.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
    await page.getByText(/^Advertiser, up to \$5,000\.00 a day · /).waitFor();
    const call = script(key);
    expect((await call('PATCH', CAMPAIGN, { name: 'Renamed by a script' })).status).toBe(200);
    expect((await call('PATCH', CAMPAIGN, { amount: 6000 })).status).toBe(400);
    expect((await call('POST', '/wp-json/wc/gla/mc/settings', {})).status).toBe(403);
    expect((await call('GET', '/wp-json/wc/gla/api-keys')).body.code).toBe('rest_not_for_api_keys');
    await open('/google/settings?subpath=/activity');
    await page
      .getByText(/^API key “budget bot” .+Renamed by a script/)
      .first()
      .waitFor();
  },
  { scenario: 'ads-complete' },
);
