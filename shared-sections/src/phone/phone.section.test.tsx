import { render, screen, within } from '@testing-library/react';
import { FakeRoot } from '../testing';
import { createFakePage, fakeStore } from '@listings/shared-app/testing';
import {
  setUp,
  pass,
  show,
  numberField,
  sendButton,
  boxes,
  digits,
  verifyButton,
  alertText,
  askForCode,
} from './phone.harness';
import { PhoneSection, phoneTarget } from './phone.section';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('entering the phone number', () => {
  it('begins with the country of the store, found by name or calling code [S2.31]', async () => {
    const user = setUp();
    await show();
    const country = screen.getByRole('combobox', { name: 'Country code' });
    expect(country).toHaveValue('United States (US) (+1)');
    await user.click(country);
    await user.type(country, '+44');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['United Kingdom (UK) (+44)']);
    await user.keyboard('{Enter}');
    expect(country).toHaveValue('United Kingdom (UK) (+44)');
  });

  it('begins with the saved number, to be verified again [S3.12, S4.18]', async () => {
    const contact = { ...fakeStore().contact, phone_number: '+442071838750' };
    const fake = await show({ contact });
    expect(numberField()).toHaveValue('2071838750');
    expect(screen.getByRole('combobox')).toHaveValue('United Kingdom (UK) (+44)');
    expect(sendButton()).toBeEnabled();
    expect(fake.events).toEqual([
      {
        name: 'gla_mc_phone_number_check',
        properties: { path: '/google/setup-mc', exist: 'yes', isValid: 'yes' },
      },
    ]);
  });

  it('enables Send only for a number that is valid in the country, and says why it is none [S5.15]', async () => {
    const user = setUp();
    await show();
    expect(sendButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Enter a phone number.' }));
    expect(numberField()).toHaveFocus();
    await user.type(numberField(), '2');
    await user.tab();
    expect(numberField()).toBeInvalid();
    expect(numberField()).toHaveAccessibleDescription('The phone number is too short.');
    expect(sendButton()).toHaveAccessibleDescription(/The phone number is too short\.$/);
    expect(sendButton()).toBeDisabled();
    await user.type(numberField(), '133734253');
    expect(numberField()).toBeValid();
    expect(sendButton()).toBeEnabled();
  });

  it('takes the country of a number that is typed in international form, and leaves one that is picked after it [S2.31]', async () => {
    const user = setUp();
    await show();
    const country = screen.getByRole('combobox', { name: 'Country code' });
    await user.type(numberField(), '+44 20 7183 875');
    expect(country).toHaveValue('United States (US) (+1)');
    await user.type(numberField(), '0');
    expect(country).toHaveValue('United Kingdom (UK) (+44)');
    expect(sendButton()).toBeEnabled();
    await user.click(country);
    await user.type(country, 'united states (');
    await user.keyboard('{Enter}');
    expect(country).toHaveValue('United States (US) (+1)');
    expect(numberField()).toHaveValue('+44 20 7183 8750');
    expect(sendButton()).toBeDisabled();
  });

  it('tells who does not see it that a typed number changed the country, until another is picked [S2.31]', async () => {
    const user = setUp();
    await show();
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told()).toEqual(['', '']);
    await user.type(numberField(), '+49 30 901820');
    expect(told()).toEqual(['Country code changed to Germany (+49).', '']);
    const country = screen.getByRole('combobox', { name: 'Country code' });
    await user.click(country);
    await user.type(country, '+44');
    await user.keyboard('{Enter}');
    expect(told()).toEqual(['', '']);
  });

  it('tells the limit of five attempts inside the card [S5.19, S9.02] [decisions 10]', async () => {
    const user = setUp();
    const sent = { verificationId: 'x', number: '+12133734253', method: 'SMS' } as const;
    await show({ sentCodes: [sent, sent, sent, sent, sent] });
    await user.type(numberField(), '2133734253');
    await user.click(sendButton());
    await pass(0);
    expect(alertText()).toBe(
      'Unable to initiate the verification code request. A maximum of five attempts to verify the same phone number every four hours. Please try again later. Wait until four hours have passed, or use another number.',
    );
    expect(document.getElementById(phoneTarget)).toContainElement(screen.getByRole('alert'));
  });

  it("shows the server's words, or the catalogue's when it has none, by which its log names it, and no notice [S8.38, S8.40]", async () => {
    const user = setUp();
    const fake = await show();
    fake.fail('requestVerificationCode', {
      status: 400,
      body: { message: 'Invalid phone number!', reason: 'badRequest' },
    });
    fake.fail('requestVerificationCode', { kind: 'network' });
    await user.type(numberField(), '2133734253');
    await user.click(sendButton());
    await pass(0);
    expect(alertText()).toBe('Invalid phone number!');
    await user.click(sendButton());
    await pass(0);
    expect(alertText()).toBe('Unable to request the phone verification code. Please try again later.');
    fake.fail('requestVerificationCode', { status: 500, body: { message: 'It broke.' }, reference: 'r-41' });
    await user.click(sendButton());
    await pass(0);
    expect(alertText()).toBe('It broke.Reference: r-41');
    expect(fake.notices).toEqual([]);
  });
});

describe('entering the code', () => {
  it('asks for it by the method chosen and has the focus in the first of six boxes [S2.31, S4.18, S9.02]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user, 'Phone call');
    expect(fake.callsOf('requestVerificationCode').map(({ body }) => body)).toEqual([
      { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'PHONE_CALL' },
    ]);
    expect(
      screen.getByText('You will get a phone call at +1 213 373 4253 with the 6-digit verification code.'),
    ).toBeVisible();
    expect(boxes()).toHaveLength(6);
    expect(boxes()[0]).toHaveFocus();
  });

  it('drops what is no digit; Verify is enabled once all six are filled [S5.15]', async () => {
    const user = setUp();
    await show();
    await askForCode(user);
    await user.keyboard('1a2-3 45');
    expect(digits()).toEqual(['1', '2', '3', '4', '5', '']);
    expect(verifyButton()).toBeDisabled();
    expect(verifyButton()).toHaveAccessibleDescription(/Enter all 6 digits of the verification code\.$/);
    await user.keyboard('6');
    expect(verifyButton()).toBeEnabled();
  });

  it('takes a pasted code, and Enter verifies it [S4.18] [decisions 21]', async () => {
    const user = setUp();
    const onVerifiedChange = jest.fn();
    const fake = await show({}, { onVerifiedChange });
    await askForCode(user);
    await user.paste('123 456');
    expect(digits()).toEqual(['1', '2', '3', '4', '5', '6']);
    await user.keyboard('{Enter}');
    await pass(0);
    expect(fake.callsOf('verifyPhoneNumber').map(({ body }) => body)).toEqual([
      { verification_id: 'verification-101', verification_code: '123456', verification_method: 'SMS' },
    ]);
    expect(screen.getByText('+1 213 373 4253')).toBeVisible();
    expect(screen.getByText('Verified')).toBeVisible();
    expect(onVerifiedChange.mock.calls).toEqual([[false], [true]]);
    expect(fake.store.contact.phone_number).toBe('+12133734253');
  });

  it('that is right is announced once, with the number: before, the live region is there and silent [S4.18]', async () => {
    const user = setUp();
    await show();
    await askForCode(user);
    const regions = screen.getAllByRole('status');
    const told: string[] = [];
    const changes = { childList: true, characterData: true, subtree: true };
    for (const region of regions) {
      expect(region).not.toHaveTextContent('is verified');
      new MutationObserver(() => told.push(region.textContent)).observe(region, changes);
    }
    await user.keyboard('123456{Enter}');
    await pass(120_000);
    expect(screen.getByText('Verified')).toBeVisible();
    expect(told).toEqual(['+1 213 373 4253 is verified.']);
  });

  it('tells a wrong code, empties the boxes and puts the focus into the first [S5.20]', async () => {
    const user = setUp();
    await show();
    await askForCode(user);
    await user.keyboard('654321{Enter}');
    await pass(0);
    expect(alertText()).toBe('Wrong verification code. Please try again.');
    expect(digits()).toEqual(['', '', '', '', '', '']);
    expect(boxes()[0]).toHaveFocus();
  });

  it('tells an expired code [S5.20]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    fake.store.sentCodes = [];
    await user.keyboard('123456{Enter}');
    await pass(0);
    expect(alertText()).toBe(
      'The verification code has expired. Please initiate a new verification request by the resend button.',
    );
    expect(
      screen.getByText('There is no valid verification code for +1 213 373 4253. Ask for a new one.'),
    ).toBeVisible();
  });

  it('is not verified by an unknown failure [S8.39] [decisions 11]', async () => {
    const user = setUp();
    const fake = await show();
    fake.fail('verifyPhoneNumber', { status: 500, body: { message: '' } });
    await askForCode(user);
    await user.keyboard('123456{Enter}');
    await pass(0);
    expect(alertText()).toBe('Unable to verify your phone number. Please try again later.');
    expect(screen.queryByText('Verified')).toBeNull();
  });

  it('takes nothing else while it is verified [S4.18]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    await pass(60_000);
    fake.hold('verifyPhoneNumber');
    await user.keyboard('123456{Enter}');
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Edit phone number' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Get the code/ })).toBeDisabled();
    for (const box of boxes()) expect(box).toBeDisabled();
  });
});

describe('asking again', () => {
  /** The countdown as it is seen; assistive technology hears a coarser one. */
  const shown = { selector: '[aria-hidden=true]' };
  const again = (name: RegExp) => screen.getByRole('button', { name });

  it('is possible after 60 s, with a countdown of its own for each method [S4.18, S9.02]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    await pass(10_000);
    expect(within(again(/^Resend code/)).getByText('Resend code in 50 s', shown)).toBeVisible();
    await user.click(again(/^Get the code by phone call/));
    await pass(0);
    expect(fake.callsOf('requestVerificationCode')).toHaveLength(2);
    expect(within(again(/^Call again/)).getByText('Call again in 60 s', shown)).toBeVisible();
    await pass(50_000);
    expect(again(/^Call again/)).toBeDisabled();
    await user.click(again(/^Get the code by text message/));
    expect(fake.callsOf('requestVerificationCode')).toHaveLength(2);
    await user.click(again(/^Resend code$/));
    await pass(0);
    expect(fake.callsOf('requestVerificationCode').map(({ body }) => body)).toMatchObject([
      { verification_method: 'SMS' },
      { verification_method: 'PHONE_CALL' },
      { verification_method: 'SMS' },
    ]);
  });

  it('leaves the way back to the number open, and records Edit of a verified one [S4.18]', async () => {
    const user = setUp();
    const fake = await show();
    await askForCode(user);
    await user.click(screen.getByRole('button', { name: 'Edit phone number' }));
    expect(numberField()).toHaveValue('213 373 4253');
    await user.click(sendButton());
    await user.keyboard('123456{Enter}');
    await pass(0);
    await user.click(screen.getByRole('button', { name: 'Edit phone number' }));
    expect(numberField()).toBeVisible();
    expect(fake.events.at(-1)).toEqual({
      name: 'gla_mc_phone_number_edit_button_click',
      properties: { view: 'setup-mc' },
    });
  });
});

describe('a phone number that cannot be had', () => {
  it('says so, and reads again on Retry [S8.37]', async () => {
    const user = setUp();
    const fake = createFakePage({ store: { merchant: { id: 12345678, status: 'connected' } } });
    fake.fail('getContactInformation', { status: 500, body: { message: 'Oops.' } });
    render(
      <FakeRoot fake={fake}>
        <PhoneSection view="setup-mc" />
      </FakeRoot>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error loading Google Merchant Center contact information.',
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeVisible();
  });
});
