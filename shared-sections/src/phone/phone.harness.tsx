import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRoot } from '../testing';
import { createFakePage, type FakePage, type FakeStore } from '@listings/shared-app/testing';
import { PhoneSection, type PhoneSectionProps } from './phone.section';

export const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const merchant = { id: 12345678, status: 'connected' } as const;

export async function show(store: Partial<FakeStore> = {}, props: Partial<PhoneSectionProps> = {}): Promise<FakePage> {
  const fake = createFakePage({ store: { merchant, ...store } });
  render(
    <FakeRoot fake={fake}>
      <PhoneSection view="setup-mc" {...props} />
    </FakeRoot>,
  );
  await screen.findByRole('textbox', { name: 'Phone number' });
  return fake;
}

export const numberField = () => screen.getByRole('textbox', { name: 'Phone number' });
export const sendButton = () => screen.getByRole('button', { name: /^Send verification code/ });
export const boxes = () => screen.getAllByLabelText<HTMLInputElement>(/^Digit \d of 6$/);
export const digits = () => boxes().map((box) => box.value);
export const verifyButton = () => screen.getByRole('button', { name: 'Verify phone number' });
export const alertText = () => screen.getByRole('alert').textContent;

/** Types a number of the US, chooses a method and asks for the code. */
export async function askForCode(user: ReturnType<typeof setUp>, method = 'Text message (SMS)') {
  await user.type(numberField(), '213 373 4253');
  await user.click(screen.getByRole('radio', { name: method }));
  await user.click(sendButton());
  await screen.findByRole('group', { name: 'Verification code' });
  await pass(0);
}
