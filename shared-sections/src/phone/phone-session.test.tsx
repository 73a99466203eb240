import { cleanup, render, screen, within } from '@testing-library/react';
import { createFakePage, FakeRoot, type FakePage } from '../testing';
import { setUp, pass, show, numberField, boxes, verifyButton, askForCode } from './phone.harness';
import { PhoneSection } from './phone.section';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what was begun', () => {
  /** The page goes and comes back; the server is the same. */
  const reload = async (fake: FakePage, ready: () => Promise<unknown>) => {
    cleanup();
    render(
      <FakeRoot fake={createFakePage({ store: fake.store })}>
        <PhoneSection view="setup-mc" />
      </FakeRoot>,
    );
    await ready();
    await pass(0);
  };

  it('is there again after a reload: the number and the method', async () => {
    const user = setUp();
    const fake = await show();
    await user.type(numberField(), '21337');
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    await reload(fake, () => screen.findByRole('textbox', { name: 'Phone number' }));
    expect(numberField()).toHaveValue('21337');
    expect(screen.getByRole('radio', { name: 'Phone call' })).toBeChecked();
  });

  it('is there again after a reload: the code that was sent, with the rest of its cool-down [S4.18]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    await pass(20_000);
    await reload(fake, () => screen.findByRole('group', { name: 'Verification code' }));
    const resend = screen.getByRole('button', { name: /^Resend code/ });
    expect(within(resend).getByText('Resend code in 40 s', { selector: '[aria-hidden=true]' })).toBeVisible();
    expect(fake.callsOf('requestVerificationCode')).toHaveLength(1);
    await user.click(boxes()[0]!);
    await user.paste('123456');
    await user.click(verifyButton());
    await pass(0);
    expect(screen.getByText('Verified')).toBeVisible();
  });

  it('stays verified over a reload as long as the server holds that number [S4.20]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    await user.keyboard('123456{Enter}');
    await pass(0);
    await reload(fake, () => screen.findByText('Verified'));
    expect(screen.getByText('+1 213 373 4253')).toBeVisible();
    fake.store.contact = { ...fake.store.contact, phone_number: '+12133734254' };
    await reload(fake, () => screen.findByRole('textbox', { name: 'Phone number' }));
    expect(screen.queryByText('Verified')).toBeNull();
  });

  it('is not kept by the settings', async () => {
    const user = setUp();
    await show({}, { view: 'settings' });
    await user.type(numberField(), '21337');
    expect(window.sessionStorage).toHaveLength(0);
  });
});
