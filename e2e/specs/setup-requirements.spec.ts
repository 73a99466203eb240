import { keyboard } from '../src/input-methods';
import {
  box,
  callsOf,
  code,
  complete,
  number,
  send,
  typeCode,
  verified,
  verify,
  verifyPhone,
} from '../src/requirements';
import { it, openStore } from '../src/scene';
import {
  button,
  focusedName,
  inPlace,
  looksRight,
  notice,
  once,
  opens,
  pressTwice,
  provoked,
  reasonsOf,
  stepPath,
} from '../src/setup';
import { becomes } from '../src/waiting';

openStore();

it(
  'what cannot be read says so in its card, with Retry, and Complete setup leads there [S8.23, S8.37, S4.20] [decisions 22]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await store.fault(once('GET mc/contact-information', { times: 2 }));
    await store.fault(once('GET mc/settings'));
    await open(stepPath.requirements);
    const contact = inPlace(page, 'There was an error loading Google Merchant Center contact information.');
    const settings = inPlace(page, 'There was an error loading merchant center settings.');
    await contact.nth(1).waitFor();
    await settings.waitFor();
    expect(await reasonsOf(complete(page))).toEqual([
      'Verify your phone number',
      'Load your store address again',
      'Load the checklist again',
    ]);
    await looksRight(page);
    await button(page, 'Load the checklist again').click();
    expect(await focusedName(page)).toBe('Retry');
    await page.keyboard.press('Enter');
    await box(page, 0).waitFor();
    await button(contact.first(), 'Retry').click();
    await contact.first().waitFor();
    await button(contact.first(), 'Retry').click();
    await number(page).waitFor();
    await page.getByText('1600 Example Avenue').waitFor();
  },
  { scenario: 'shipping-saved' },
);

it(
  'each tick is saved at once; a save that fails is told once, keeps the tick and is made up for [S4.19, S5.14, S8.24] [decisions 16]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await open(stepPath.requirements);
    await box(page, 0).waitFor();
    await button(page, 'Tick every item of the checklist').click();
    await becomes(() => focusedName(page), expect.stringMatching(/^My store website is live/));
    await becomes(() => page.getByText('Please check the requirement. Tick it once your store meets it.').count(), 5);
    await looksRight(page);
    await store.fault(once('POST mc/settings', { times: 2 }));
    const told = notice(page, 'There was an error trying to save settings. Please try again later.');
    await box(page, 0).check();
    await told.waitFor();
    await button(told, /^(Close|Dismiss)/).click();
    await told.waitFor({ state: 'detached' });
    await box(page, 1).check();
    await page
      .getByRole('status')
      .filter({ hasText: /^Not saved/ })
      .waitFor();
    expect(await told.count()).toBe(0);
    expect(await reasonsOf(complete(page))).toContain('The checklist could not be saved: try again');
    await button(page, 'The checklist could not be saved: try again').click();
    await button(page.getByRole('status').filter({ hasText: /^Not saved/ }), 'Retry').click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    await page.reload();
    await box(page, 0).waitFor();
    const ticks = () => Promise.all([0, 1, 2].map((at) => box(page, at).isChecked()));
    await becomes(ticks, [true, true, false]);
  },
  { scenario: 'shipping-saved' },
);

it(
  'on a phone a press of the button that cannot be pressed yet shows why, at the end of the page [S4.20]',
  async ({ page, open }) => {
    await open(stepPath.requirements);
    const why = button(page, 'Verify your phone number');
    const isInSight = () =>
      why.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await why.waitFor();
    expect(await isInSight()).toBe(false);
    // A press of what is disabled is none to Playwright: it waits until it can be pressed.
    const { x, y, width, height } = (await complete(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await becomes(isInSight, true);
    await page.mouse.wheel(0, -4000);
    await looksRight(page);
  },
  { scenario: 'shipping-saved', viewport: { width: 400, height: 850 }, hasTouch: true },
);

it(
  'everything that may go wrong with the phone is told in its card, with what was typed kept; by keyboard at 320 px [S2.31, S4.18, S5.15, S5.19, S5.20, S8.38, S8.39, S8.40, S9.02] [decisions 10, 11, 21]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked, /status of 4(00|29)/);
    await open(stepPath.requirements);
    await keyboard.type(number(page), '21337');
    await keyboard.press(button(page, 'The phone number is not valid for the selected country.'));
    await becomes(() => number(page).evaluate((input) => input === document.activeElement), true);
    await keyboard.type(number(page), '213 373 4253');
    const failures = [
      ['Unable to request the phone verification code. Please try again later.', {}],
      ['Invalid phone number!', { status: 400, body: { message: 'Invalid phone number!', reason: 'badRequest' } }],
      [
        'A maximum of five attempts to verify the same phone number every four hours.',
        { status: 429, body: { message: 'Retries quota exceeded.', reason: 'rateLimitExceeded' } },
      ],
    ] as const;
    for (const [text, answer] of failures) {
      await store.fault(once('POST mc/phone-verification/request', answer));
      await opens(send(page));
      await keyboard.press(send(page));
      await inPlace(page, text).waitFor();
      await becomes(() => number(page).inputValue(), '213 373 4253');
    }
    await looksRight(page);
    await opens(send(page));
    await pressTwice(send(page));
    await code(page).waitFor();
    expect((await store.phone()).length).toBe(1);
    await page
      .getByText(/^Resend code in \d+ s$/)
      .first()
      .waitFor();
    expect(await reasonsOf(verify(page))).toEqual(['Enter all 6 digits of the verification code.']);

    const wrong = [
      ['Wrong verification code. Please try again.', undefined],
      ['Unable to verify your phone number. Please try again later.', {}],
      [
        'The verification code has expired. Please initiate a new verification request by the resend button.',
        { status: 400, body: { message: '[verificationId] Expired.', reason: 'badRequest' } },
      ],
    ] as const;
    for (const [text, answer] of wrong) {
      if (answer !== undefined) await store.fault(once('POST mc/phone-verification/verify', answer));
      await typeCode(page, '000000');
      await page.keyboard.press('Enter');
      await inPlace(page, text).waitFor();
    }
    await looksRight(page);
    await keyboard.press(button(page, 'Get the code by phone call'));
    await page
      .getByText(/^Call again in \d+ s$/)
      .first()
      .waitFor();
    const sent = await store.phone();
    expect(sent.map(({ method }) => method).sort()).toEqual(['PHONE_CALL', 'SMS']);
    await typeCode(page, sent.find(({ method }) => method === 'PHONE_CALL')?.code ?? '');
    await keyboard.press(verify(page));
    await verified(page).waitFor();
    await page.getByText('+1 213 373 4253', { exact: true }).waitFor();
    expect((await callsOf(store, 'verifyPhoneNumber')).filter(({ status }) => status === 204)).toHaveLength(1);
  },
  { scenario: 'shipping-saved', viewport: { width: 320, height: 740 } },
);

it(
  'a phone verified in this session stays so over a reload, in another tab and when it is edited and kept, and is asked for again after signing in anew [S4.20, S9.02] [B-5]',
  async ({ page, store, open, problems }) => {
    await open(stepPath.requirements);
    await verifyPhone(page, store);
    for (const at of [0, 1, 2, 3, 4]) await box(page, at).check();
    await opens(complete(page));
    const sent = async () => (await callsOf(store, 'requestVerificationCode')).length;
    const before = await sent();
    await page.reload();
    await verified(page).waitFor();
    await opens(complete(page));
    await looksRight(page);
    const other = await page.context().newPage();
    await other.goto(store.url + stepPath.requirements);
    await verified(other).waitFor();
    await other.goto('about:blank');
    await button(page, 'Edit phone number').click();
    await button(page, 'Keep this number').click();
    await verified(page).waitFor();
    await opens(complete(page));
    expect(await sent()).toBe(before);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/2133734253|213[ -]373/);

    problems.allow(/Failed to load resource/);
    // Case of a browser that ignores the request to clear its storage, or of a session that ended by itself.
    const remains = await page.evaluate(() => ({ ...localStorage }));
    await page.context().clearCookies();
    await page.goto(store.signInUrl, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(remains);
    await open(stepPath.requirements);
    await send(page).waitFor();
    expect(await number(page).inputValue()).toBe('2133734253');
    expect(await verified(page).count()).toBe(0);
    expect(await reasonsOf(complete(page))).toContain('Verify your phone number');
    expect(await sent()).toBe(before);
  },
  { scenario: 'shipping-saved' },
);

it(
  'a phone whose number the store replaced meanwhile is asked for again [S4.20]',
  async ({ page, store, open }) => {
    await open(stepPath.requirements);
    await verifyPhone(page, store);
    const contact = await store.call<object>('GET', '/wc/gla/mc/contact-information');
    const replaced = { status: 200, body: { ...contact, phone_number: '+12133734254' } };
    await store.fault(once('GET mc/contact-information', replaced));
    await page.reload();
    await send(page).waitFor();
    expect(await verified(page).count()).toBe(0);
    await page.reload();
    await verified(page).waitFor();
  },
  { scenario: 'shipping-saved' },
);

it(
  'an address that lacks something says what, and is read again on request [S2.30, S3.11, S4.20]',
  async ({ page, store, open }) => {
    const contact = await store.call<object>('GET', '/wc/gla/mc/contact-information');
    const lacking = { ...contact, wc_address_errors: ['city', 'postcode'] };
    await store.fault(once('GET mc/contact-information', { status: 200, body: lacking }));
    await open(stepPath.requirements);
    await page.getByText('Add to your store address: city, postcode.').waitFor();
    await button(page, 'Fill in your store address').click();
    expect(await focusedName(page)).toBe('Get the address from my store');
    await page.keyboard.press('Enter');
    await page.getByText(/^Add to your store address/).waitFor({ state: 'detached' });
    expect(await reasonsOf(complete(page))).not.toContain('Fill in your store address');
  },
  { scenario: 'shipping-saved' },
);
