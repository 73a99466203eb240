import { act, cleanup, render, screen, within } from '@testing-library/react';
import { FakeRoot } from '../testing';
import { createFakePage, type FakePage } from '@listings/shared-app/testing';
import { setUp, pass, show, numberField, sendButton, boxes, verifyButton, askForCode } from './phone.harness';
import { PhoneSection } from './phone.section';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Everything the browser itself keeps. */
/** The number, a group of it or the code, standing for themselves: moments in milliseconds have the same digits in them by chance. */
const typed = /(?<!\d)(?:1?213\W*373\W*4253|1?213373\d*|213|373|4253|123456)(?!\d)/;
const storage = () => JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }]);

it.each(['2133734253', '+1 213 373 4253', '"373"', '"213373"', '"code":"123456"'])('is looked for: %s', (kept) => {
  expect(kept).toMatch(typed);
});
it.each(['1795335627213', '{"coolingUntil":1795373425300}', '1795331234560'])('is no moment: %s', (kept) => {
  expect(kept).not.toMatch(typed);
});

describe('what was begun', () => {
  const mount = async (fake: FakePage, ready: () => Promise<unknown>) => {
    cleanup();
    render(
      <FakeRoot fake={fake}>
        <PhoneSection view="setup-mc" />
      </FakeRoot>,
    );
    await ready();
    await pass(0);
  };
  /** The page goes and comes back; the server is the same. */
  const reload = async (fake: FakePage, ready: () => Promise<unknown>) => {
    const again = createFakePage({ store: fake.store });
    await mount(again, ready);
    return again;
  };

  it('is there again after another step: the number and the method', async () => {
    const user = setUp();
    const fake = await show();
    await user.type(numberField(), '21337');
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    await mount(fake, () => screen.findByRole('textbox', { name: 'Phone number' }));
    expect(numberField()).toHaveValue('21337');
    expect(screen.getByRole('radio', { name: 'Phone call' })).toBeChecked();
  });

  it('keeps the number out of every storage of the browser, and asks before the page goes with it [S4.21] [B-5]', async () => {
    const user = setUp();
    const fake = await show();
    expect(fake.isGuarded()).toBe(false);
    await user.type(numberField(), '213 373 4253');
    expect(fake.isGuarded()).toBe(true);
    expect(fake.isGuarded({ path: '/google/start' })).toBe(false);
    expect(Object.keys(window.sessionStorage)).toEqual(['listings.phone']);
    await user.click(screen.getByRole('button', { name: 'Send verification code' }));
    await pass(0);
    expect(fake.isGuarded()).toBe(false);
    expect(storage()).not.toMatch(typed);
    await user.keyboard('123456{Enter}');
    await pass(0);
    expect(screen.getByText('Verified')).toBeVisible();
    expect(storage()).not.toMatch(typed);
  });

  it('writes nothing into the browser with the keys of a number', async () => {
    const user = setUp();
    await show();
    await user.type(numberField(), '2');
    const written = jest.spyOn(Storage.prototype, 'setItem');
    await user.type(numberField(), '1337');
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it('is there again after a reload: the code that was sent can be entered, without the number [S4.18] [B-5]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    await reload(fake, () => screen.findByRole('group', { name: 'Verification code' }));
    expect(screen.getByText(/^Enter the 6-digit verification code of the text message/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Get the code/ })).toBeNull();
    expect(fake.callsOf('requestVerificationCode')).toHaveLength(1);
    await user.click(boxes()[0]!);
    await user.paste('123456');
    await user.click(verifyButton());
    await pass(0);
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.getByText('+1 213 373 4253')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit phone number' }));
    expect(numberField()).toHaveValue('2133734253');
  });

  it('goes on waiting after a reload: the rest of the cool-down counts for the next code [S4.18, S9.02]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    await pass(20_000);
    await reload(fake, () => screen.findByRole('group', { name: 'Verification code' }));
    await user.click(screen.getByRole('button', { name: 'Edit phone number' }));
    await user.type(numberField(), '2133734253');
    const send = sendButton();
    expect(send).toBeDisabled();
    expect(within(send).getByText('Send verification code (40 s)', { selector: '[aria-hidden=true]' })).toBeVisible();
    await pass(40_000);
    expect(sendButton()).toBeEnabled();
  });

  const verify = async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    await user.keyboard('123456{Enter}');
    await pass(0);
    return { user, fake };
  };
  const asked = () => screen.findByRole('textbox', { name: 'Phone number' });

  it('stays verified over a reload as long as the server holds that number [S4.20]', async () => {
    const { fake } = await verify();
    await reload(fake, () => screen.findByText('Verified'));
    expect(screen.getByText('+1 213 373 4253')).toBeVisible();
    for (const number of ['+12133734254', null]) {
      fake.store.contact = { ...fake.store.contact, phone_number: number };
      await reload(fake, asked);
      expect(screen.queryByText('Verified')).toBeNull();
    }
  });

  it('is not announced as verified by a reload: that was told before [S4.18, S4.20]', async () => {
    const { fake } = await verify();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced()).toEqual(['+1 213 373 4253 is verified.']);
    await reload(fake, () => screen.findByText('Verified'));
    expect(announced()).toEqual(['']);
  });

  it('stays verified in another tab, and is asked for anew in another session [S4.20]', async () => {
    const { fake } = await verify();
    window.sessionStorage.clear();
    await reload(fake, () => screen.findByText('Verified'));
    await mount(createFakePage({ store: fake.store, session: 'second' }), asked);
    expect(screen.queryByText('Verified')).toBeNull();
    expect(numberField()).toHaveValue('2133734253');
  });

  it('is verified after a reload, too, when only the code was entered there [S4.20]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    const again = await reload(fake, () => screen.findByRole('group', { name: 'Verification code' }));
    await user.click(boxes()[0]!);
    await user.paste('123456');
    await user.click(verifyButton());
    await pass(0);
    const last = await reload(again, () => screen.findByText('Verified'));
    last.store.contact = { ...last.store.contact, phone_number: '+12133734254' };
    await reload(last, asked);
    expect(screen.queryByText('Verified')).toBeNull();
  });

  it('costs no further code when it is edited and kept, nor when the page is reloaded meanwhile [S4.20, S9.02]', async () => {
    const { user, fake } = await verify();
    const again = await reload(fake, () => screen.findByText('Verified'));
    await user.click(screen.getByRole('button', { name: 'Edit phone number' }));
    await user.type(numberField(), '{Backspace}');
    expect(screen.getByRole('button', { name: 'Send verification code' })).toBeVisible();
    await user.type(numberField(), '3');
    await user.click(screen.getByRole('button', { name: 'Keep this number' }));
    expect(screen.getByText('Verified')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit phone number' }));
    await reload(fake, () => screen.findByText('Verified'));
    expect(again.callsOf('requestVerificationCode')).toEqual([]);
  });

  it('is not kept by the settings', async () => {
    const user = setUp();
    await show({}, { view: 'settings' });
    await user.type(numberField(), '21337');
    expect(window.sessionStorage).toHaveLength(0);
  });
});

it('is there again in the settings after a lost connection was mended; the number is in no storage [B-5]', async () => {
  const user = setUp();
  const fake = createFakePage({ store: { merchant: { id: 12345678, status: 'connected' } } });
  const mount = async (ready: () => Promise<unknown>) => {
    cleanup();
    render(
      <FakeRoot fake={fake}>
        <PhoneSection view="settings" />
      </FakeRoot>,
    );
    await ready();
    await pass(0);
  };
  const reconnect = { path: '/google/settings', params: { subpath: '/reconnect-google-account' } } as const;
  await mount(() => screen.findByRole('textbox', { name: 'Phone number' }));
  await user.type(numberField(), '213 373 4253');
  act(() => fake.page.navigation.to(reconnect));
  await mount(() => screen.findByRole('textbox', { name: 'Phone number' }));
  expect(numberField()).toHaveValue('213 373 4253');
  act(() => fake.page.navigation.to({ path: '/google/settings' }));
  await user.click(sendButton());
  await pass(0);
  act(() => fake.page.navigation.to(reconnect));
  await mount(() => screen.findByRole('group', { name: 'Verification code' }));
  expect(screen.getByText(/213-373-4253|213 373 4253/)).toBeVisible();
  expect(storage()).not.toMatch(typed);
});
