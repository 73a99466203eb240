import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { formatNumber, parseNumber } from '@listings/shared-values';
import { AppProviders } from '@listings/shared-ui';
import { NumberField, type NumberFieldProps } from './number-field';

const english = { precision: 2, decimalSeparator: '.', thousandSeparator: ',' };
const german = { precision: 2, decimalSeparator: ',', thousandSeparator: '.' };
const french = { precision: 2, decimalSeparator: ',', thousandSeparator: ' ' };
const days = { precision: 0, decimalSeparator: '.', thousandSeparator: ',' };

describe('parseNumberText', () => {
  it.each([
    ['1,234.50', english, 1234.5],
    ['1.234,50', german, 1234.5],
    ['1 234,5', french, 1234.5],
    ['$ 12.00 USD', english, 12],
    ['-3', english, -3],
    ['(5)', english, -5],
    ['7 days', days, 7],
    ['2.5', days, 3],
    ['0.005', english, 0.01],
    ['1.005', english, 1.01],
    ['999999999999.994', english, 999999999999.99],
  ] as const)('reads %s with the store’s separators and precision [S5.12]', (text, format, expected) => {
    expect(parseNumber(text, format)).toBe(expected);
  });

  it.each(['', '   ', 'abc', '-', '.', '()'])('takes %j, which means no number, for 0 [S5.12]', (text) => {
    expect(parseNumber(text, english)).toBe(0);
  });
});

it.each([
  [1234567.5, english, '1,234,567.50'],
  [1234.5, german, '1.234,50'],
  [-3, french, '-3,00'],
  [1234, days, '1,234'],
] as const)('writes %d as its format says', (value, format, expected) => {
  expect(formatNumber(value, format)).toBe(expected);
});

const onCommit = jest.fn();

function Form(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(1234.5);
  const commit = (next: number) => {
    onCommit(next);
    setValue(next);
  };
  return (
    <AppProviders>
      <NumberField label="Rate" suffix="EUR" {...german} {...props} value={value} onCommit={commit} />
    </AppProviders>
  );
}

beforeEach(() => onCommit.mockClear());

it('shows the store’s separators and becomes a number when it is left, not per key [S5.12]', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const input = screen.getByLabelText('Rate');
  expect(input).toHaveValue('1.234,50');
  await user.clear(input);
  await user.type(input, '2000,1');
  expect(input).toHaveValue('2000,1');
  expect(onCommit).not.toHaveBeenCalled();
  await user.tab();
  expect(onCommit.mock.calls).toEqual([[2000.1]]);
  expect(input).toHaveValue('2.000,10');
});

it('tells nothing when the number is the same, and commits by Enter', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const input = screen.getByLabelText('Rate');
  await user.clear(input);
  await user.type(input, '1234,50{Enter}');
  expect(onCommit).not.toHaveBeenCalled();
  await user.clear(input);
  await user.type(input, '5{Enter}');
  expect(onCommit.mock.calls).toEqual([[5]]);
});

it('ties its hint and its message to the input', () => {
  render(<Form hint="Per order" error="The estimated shipping rate cannot be less than 0." />);
  const input = screen.getByLabelText('Rate');
  expect(input).toHaveAccessibleDescription('Per order The estimated shipping rate cannot be less than 0.');
  expect(input).toBeInvalid();
});
