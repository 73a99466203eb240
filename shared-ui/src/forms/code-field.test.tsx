import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../theme/app-providers';
import { CodeField } from './code-field';

const onSubmit = jest.fn();

function Form({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return (
    <AppProviders>
      <CodeField label="Verification code" value={code} onChange={setCode} onSubmit={onSubmit} error={error} />
      <output>{code}</output>
      <button type="button" onClick={() => setCode('')}>
        New code
      </button>
    </AppProviders>
  );
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () => boxes().map((box) => box.value);
const code = () => screen.getByRole('status').textContent;

beforeEach(() => onSubmit.mockClear());

it('has six boxes of one digit, each named by its place in a group with the label [S5.15, S9.02]', () => {
  render(<Form />);
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `Digit ${n} of 6`),
  );
  expect(screen.getByRole('group', { name: 'Verification code' })).toBeInTheDocument();
  expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
  expect(boxes()[0]).toHaveAttribute('inputmode', 'numeric');
});

it('moves on with each digit and drops what is none [S5.15]', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.keyboard('1a2-3 4');
  expect(shown()).toEqual(['1', '2', '3', '4', '', '']);
  expect(code()).toBe('1234');
  expect(boxes()[4]).toHaveFocus();
});

it('fills all boxes with a pasted code, whichever box it is pasted into [S5.15]', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(boxes()[3] as HTMLInputElement);
  await user.paste(' 12 34-56 ');
  expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(code()).toBe('123456');
  expect(boxes()[5]).toHaveFocus();
});

it('takes digits of other keyboards as plain ones [S5.15]', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.paste('１２３');
  await user.keyboard('٤۵6');
  expect(code()).toBe('123456');
});

it('fills all boxes when the browser fills in the whole code', () => {
  render(<Form />);
  fireEvent.change(boxes()[0] as HTMLInputElement, { target: { value: '654321' } });
  expect(code()).toBe('654321');
  expect(shown()).toEqual(['6', '5', '4', '3', '2', '1']);
});

it('keeps a gap where a digit in the middle was taken away, and gives only digits', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.paste('123456');
  await user.click(boxes()[2] as HTMLInputElement);
  await user.keyboard('{Backspace}');
  expect(shown()).toEqual(['1', '2', '', '4', '5', '6']);
  expect(code()).toBe('12456');
  await user.keyboard('9');
  expect(code()).toBe('129456');
});

it('keeps its boxes from left to right where the page is read from right to left: a code is a number [G17]', () => {
  render(
    <div dir="rtl">
      <Form />
    </div>,
  );
  expect(boxes().map((box) => box.closest('[dir]')?.getAttribute('dir'))).toEqual(Array(6).fill('ltr'));
  expect(screen.getByText('Verification code').closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

it('moves by arrows, Home and End, and back by Backspace in an empty box', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.keyboard('12{ArrowLeft}');
  expect(boxes()[1]).toHaveFocus();
  await user.keyboard('{Home}');
  expect(boxes()[0]).toHaveFocus();
  await user.keyboard('{End}{Backspace}');
  expect(boxes()[4]).toHaveFocus();
});

it('submits by Enter, and is emptied by its owner', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.paste('123456');
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.click(screen.getByText('New code'));
  expect(shown()).toEqual(['', '', '', '', '', '']);
});

it('ties its message to the boxes', () => {
  render(<Form error="Wrong verification code." />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Wrong verification code.');
  expect(boxes()[0]).toBeInvalid();
});
