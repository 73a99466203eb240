import { box, callsOf, complete, verified, verifyPhone } from '../src/requirements';
import { it, openStore } from '../src/scene';
import { button, notice, once, opens, pressTwice, provoked, slowly, stepPath } from '../src/setup';
import { becomes } from '../src/waiting';

openStore();

it(
  'Complete setup says which call failed, keeps everything, and completes once however often it is pressed [S2.19, S4.20, S4.21, S8.36, S8.43] [decisions 4]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await open(stepPath.requirements);
    await verifyPhone(page, store);
    for (const at of [0, 1, 2, 3, 4]) await box(page, at).check();
    await opens(complete(page));
    await store.fault(once('POST mc/contact-information'));
    await complete(page).click();
    await notice(page, 'Unable to update your Google Merchant Center contact information.').waitFor();
    await opens(complete(page));
    await store.fault(once('POST mc/settings/sync'));
    await complete(page).click();
    await notice(page, 'Unable to complete your setup. Please try again later.').waitFor();
    await opens(complete(page));
    await verified(page).waitFor();
    const before = (await callsOf(store, 'syncSettings')).length;
    await store.fault(slowly('POST mc/settings/sync'));
    await pressTwice(complete(page));
    await page.waitForURL('**/google/product-feed?guide=submission-success');
    expect((await callsOf(store, 'syncSettings')).length - before).toBe(1);
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key.startsWith('listings.'))).toEqual([]);
  },
  { scenario: 'shipping-saved' },
);

it(
  'Complete setup asks the store anew: what was undone meanwhile is told and led to, and nothing is completed without it [S2.19, S4.17, S4.20]',
  async ({ page, store, open, problems }) => {
    problems.allow(/^console: (setupUnfinished|requirementsUnticked) failed/);
    await open(stepPath.requirements);
    await verifyPhone(page, store);
    for (const at of [0, 1, 2, 3, 4]) await box(page, at).check();
    await opens(complete(page));
    const sent = async () =>
      (await callsOf(store, 'saveContactInformation')).length + (await callsOf(store, 'syncSettings')).length;
    const before = await sent();

    await store.call('POST', '/wc/gla/mc/settings', { refund_tos_visible: false });
    await complete(page).click();
    const unticked = notice(page, 'an item of the checklist is not ticked any more');
    await unticked.waitFor();
    // Nothing was sent: the store refused nothing.
    expect(await unticked.textContent()).not.toMatch(/Your store/);
    await becomes(() => box(page, 3).isChecked(), false);
    await box(page, 3).check();
    await opens(complete(page));

    const audience = await store.call<{ countries: string[] }>('GET', '/wc/gla/mc/target_audience');
    const [first] = audience.countries;
    await store.call('POST', '/wc/gla/mc/target_audience', { location: 'selected', countries: [first] });
    expect(await store.call('GET', '/wc/gla/mc/setup')).toEqual({ status: 'incomplete', step: 'shipping_and_taxes' });
    await complete(page).click();
    await notice(page, 'a step is not finished any more').waitFor();
    await page.waitForURL(`**${stepPath.listings}`);
    expect(await sent()).toBe(before);

    await opens(button(page, 'Continue'));
    await button(page, 'Continue').click();
    await verified(page).waitFor();
    await opens(complete(page));
    await complete(page).click();
    await page.waitForURL('**/google/product-feed?guide=submission-success');
  },
  { scenario: 'shipping-saved' },
);
