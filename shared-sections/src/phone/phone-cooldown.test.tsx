import { screen, within } from '@testing-library/react';
import { askForCode, numberField, pass, sendButton, setUp, show } from './phone.harness';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends nothing by a method that still cools down from another number, and says when it can [S4.18]', async () => {
  const user = setUp();
  const fake = await show();
  await askForCode(user);
  await user.click(screen.getByRole('button', { name: 'Edit phone number' }));
  await user.clear(numberField());
  await user.type(numberField(), '213 373 4254');
  await user.click(screen.getByRole('radio', { name: 'Phone call' }));
  await user.click(sendButton());
  await pass(10_000);
  await user.click(screen.getByRole('button', { name: /^Get the code by text message/ }));
  await pass(0);
  expect(fake.callsOf('requestVerificationCode')).toHaveLength(2);
  expect(screen.getByText('There is no valid verification code for +1 213 373 4254. Ask for a new one.')).toBeVisible();
  const again = screen.getByRole('button', { name: /^Resend code/ });
  expect(within(again).getByText('Resend code in 50 s', { selector: '[aria-hidden=true]' })).toBeVisible();
});
