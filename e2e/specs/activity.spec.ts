import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { it, openStore } from '../src/scene';
import { sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

const store = openStore(['--scenario', 'ads-complete']);

const id = 17_890_001;
const campaign = `/wc/gla/ads/campaigns/${id}`;
const edit = (body: object) => store().call('PATCH', campaign, body);
const place = '/google/settings?subpath=/activity';
const change = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const budget = /changed the daily budget of Everything, everywhere from \$20\.00 to \$42\.00/;
const amount = async () => (await store().call<{ amount: number }>('GET', campaign)).amount;
const shot = async (page: Page, name: string) => {
  if (process.env['SHOTS']) await page.screenshot({ path: `/tmp/shots/activity-${name}.png`, fullPage: true });
};

it(
  'a change is found in the activity, opened at its address with what was before and after, and taken back',
  async ({ page, open }) => {
    await edit({ amount: 42 });
    await open('/google/settings');
    await page.getByRole('link', { name: 'Open the activity' }).click();
    await change(page, budget).click();
    await page.getByRole('row', { name: 'Daily budget $20.00 $42.00' }).waitFor();
    expect(new URL(page.url()).searchParams.get('entry')).toMatch(/^\d+$/);
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'open-1280');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Take this change back?' });
    await dialog.getByText('Daily budget: $20.00').waitFor();
    await shot(page, 'undo-1280');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('The change was taken back.').waitFor();
    await change(page, /from \$42\.00 to \$20\.00.*Undo of an earlier change/).waitFor();
    await change(page, /to \$42\.00.*Taken back/).waitFor();
    expect(await amount()).toBe(20);
    await page.reload();
    await page.getByRole('row', { name: 'Daily budget $20.00 $42.00' }).waitFor();
  },
  { scenario: 'ads-complete' },
);

it(
  'a change whose object was changed since is not taken back: who did it and the way there are said',
  async ({ page, open, problems }) => {
    problems.allow(/409 \(Conflict\)/);
    await edit({ amount: 42 });
    await open(place);
    await change(page, budget).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await edit({ amount: 50 });
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: /Changed again by \w+ on .+/ });
    await refusal.waitFor();
    await shot(page, 'refused-1280');
    await refusal.getByRole('link', { name: 'Show that change' }).click();
    await page.getByRole('row', { name: 'Daily budget $42.00 $50.00' }).waitFor();
    expect(await amount()).toBe(50);
  },
  { scenario: 'ads-complete' },
);

it(
  'person, kind, time, object and search are in the address, fit a phone, and say when nothing fits',
  async ({ page, open }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await edit({ amount: 42 });
    await store().call('POST', '/wc/gla/mc/shipping/times', { country_code: 'US', time: 9 });
    await open(place);
    await change(page, budget).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, '400');
    await page.getByLabel('What', { exact: true }).selectOption('Shipping times');
    await becomes(() => change(page, /changed the daily budget/).count(), 0);
    await change(page, /changed the shipping times of the United States|of United States/).click();
    await page.getByRole('row', { name: /Delivery to United States 3 days 9 days/ }).waitFor();
    await shot(page, 'open-400');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByLabel('Search', { exact: true }).fill('zebra');
    await page.getByText('No change fits these filters').waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ kind: 'times', search: 'zebra' });
    await page.getByRole('button', { name: 'Show everything' }).click();
    await change(page, budget).click();
    await page.getByRole('link', { name: 'All changes of Everything, everywhere' }).click();
    await page.getByText('Only changes of Everything, everywhere').waitFor();
    await becomes(() => change(page, /Everything, everywhere/).count(), 2);
    await becomes(() => change(page, /shipping times/).count(), 0);
  },
  { scenario: 'ads-complete' },
);

it(
  'a failure says so and is mended by Retry; the file has what the filters find, harmless to spreadsheets',
  async ({ page, open, problems }) => {
    problems.allow(/^server error: 500/, /^console: /);
    await edit({ name: '=SUM(A1)' });
    await store().fault({ method: 'GET', path: '/wc/gla/activity', status: 500 });
    await open(`${place}&kind=campaign`);
    await page.getByRole('alert').filter({ hasText: 'There was an error loading what was changed.' }).first().waitFor();
    await store().clearFaults();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await change(page, /renamed the campaign Everything, everywhere to =SUM/).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().split('\r\n');
    expect(lines[0]).toContain('Id,Time,Who,From,Kind,Object,Change,Before and after,Reference');
    expect(lines[1]).toContain(",Campaigns,'=SUM(A1),");
    expect(lines).toHaveLength(7);
  },
  { scenario: 'ads-complete' },
);
