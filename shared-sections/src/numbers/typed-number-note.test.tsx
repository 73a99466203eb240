import { createFakePage } from '@listings/shared-app/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { FakeRoot } from '../testing/fake-root';
import { NumberField, type NumberFieldProps } from './number-field';

const english = { precision: 2, decimalSeparator: '.', thousandSeparator: ',' };
const onCommit = jest.fn();

const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());

beforeEach(() => {
  onCommit.mockClear();
  onSubmit.mockClear();
});
afterEach(() => jest.useRealTimers());

function Form(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(null);
  const commit = (next: number) => {
    onCommit(next);
    setValue(next);
  };
  return (
    <form onSubmit={onSubmit}>
      <NumberField label="Budget" {...english} {...props} value={value} onCommit={commit} />
      <button type="button" onClick={() => setValue(30)}>
        Take 30
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

function show(props: Partial<NumberFieldProps> = {}) {
  render(
    <FakeRoot fake={createFakePage()}>
      <Form {...props} />
    </FakeRoot>,
  );
  return screen.getByLabelText('Budget');
}

/** A field that shows nothing for 0, as that of a budget does. */
function showEmptyable() {
  render(
    <FakeRoot fake={createFakePage()}>
      <NumberField label="Budget" {...english} value={null} onCommit={onCommit} />
    </FakeRoot>,
  );
  return screen.getByLabelText('Budget');
}

it('says what digits were read as that are parted otherwise than the store parts them, until it is typed on [S5.12]', async () => {
  const input = show();
  await userEvent.type(input, '12,5');
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([[125]]);
  expect(input).toHaveValue('125.00');
  expect(screen.getByRole('status')).toHaveTextContent(
    '“12,5” was read as 125.00. Decimals are written with “.” here.',
  );
  await userEvent.type(input, '{Backspace}');
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.tab();
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['12.345', english, 12.35, '“12.345” was rounded to 2 decimals: 12.35.'],
  ['0,25', { ...english, precision: 1, decimalSeparator: ',' }, 0.3, '“0,25” was rounded to 1 decimal: 0,3.'],
])(
  'says of %s that it was rounded, and nothing of separators, which it has as the store has them [S5.12]',
  async (typed, format, read, said) => {
    const input = show(format);
    await userEvent.type(input, `${typed}{Enter}`);
    expect([onCommit.mock.calls, onSubmit.mock.calls.length]).toEqual([[[read]], 0]);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  },
);

it('speaks of no decimals where there are none, and of nothing where the number is written as the store does [S5.12]', async () => {
  const input = show({ precision: 0 });
  await userEvent.type(input, '1.000,5{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(/^“1\.000,5” was read as 1\.$/);
  await userEvent.clear(input);
  await userEvent.type(input, '1,000{Enter}');
  expect(onCommit.mock.calls).toEqual([[1], [1000]]);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['3-5', 0],
  ['3–5', 35],
  ['5€50', 550],
])('says what %s was read as before Enter sends it: a range is no number [S5.12]', async (typed, read) => {
  const input = show({ precision: 0 });
  await userEvent.type(input, `${typed}{Enter}`);
  expect([onCommit.mock.calls, onSubmit.mock.calls.length]).toEqual([[[read]], 0]);
  expect(screen.getByRole('status')).toHaveTextContent(`“${typed}” was read as ${read}.`);
});

it('says it of what was read as nothing where nothing is an empty field [S5.12]', async () => {
  const input = showEmptyable();
  await userEvent.type(input, '20-30');
  await userEvent.tab();
  expect(input).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent(/^“20-30” was read as 0\.00\./);
});

it('says it while the field still has the focus, once typing pauses: a press of Save need not come as a surprise [S5.12]', () => {
  jest.useFakeTimers();
  const input = show();
  fireEvent.change(input, { target: { value: '12,5' } });
  act(() => jest.advanceTimersByTime(999));
  fireEvent.change(input, { target: { value: '12,50' } });
  act(() => jest.advanceTimersByTime(999));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(/^“12,50” was read as 1,250\.00\./);
  fireEvent.change(input, { target: { value: '12,500' } });
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('status')).toBeNull();
  expect(onCommit).not.toHaveBeenCalled();
});

it('sends no form by Enter before it was said as what the number was read [S5.12]', async () => {
  const input = show();
  await userEvent.type(input, '12,5{Enter}');
  expect([onCommit.mock.calls, onSubmit.mock.calls.length]).toEqual([[[125]], 0]);
  expect(screen.getByRole('status')).toHaveTextContent(/^“12,5” was read as 125\.00\./);
  await userEvent.type(input, '{Enter}');
  expect(onSubmit.mock.calls).toHaveLength(1);
  await userEvent.clear(input);
  await userEvent.type(input, '12.5{Enter}');
  expect(onSubmit.mock.calls).toHaveLength(2);
});

it('says nothing any more once the number is another, whoever changed it [S5.12]', async () => {
  const input = show();
  await userEvent.type(input, '12,5');
  await userEvent.tab();
  await screen.findByRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Take 30' }));
  expect(input).toHaveValue('30.00');
  expect(screen.queryByRole('status')).toBeNull();
});
