import { createFakePage } from '@listings/shared-app/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FakeRoot } from '../testing/fake-root';
import { NumberField, type NumberFieldProps } from './number-field';

const english = { precision: 2, decimalSeparator: '.', thousandSeparator: ',' };
const onCommit = jest.fn();

beforeEach(() => onCommit.mockClear());

function Form(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(null);
  const commit = (next: number) => {
    onCommit(next);
    setValue(next);
  };
  return <NumberField label="Budget" {...english} {...props} value={value} onCommit={commit} />;
}

function show(props: Partial<NumberFieldProps> = {}) {
  render(
    <FakeRoot fake={createFakePage()}>
      <Form {...props} />
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

it('speaks of no decimals where there are none, and of nothing where the number is written as the store does [S5.12]', async () => {
  const input = show({ precision: 0 });
  await userEvent.type(input, '1.000,5{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(/^“1\.000,5” was read as 1\.$/);
  await userEvent.clear(input);
  await userEvent.type(input, '1,000{Enter}');
  expect(onCommit.mock.calls).toEqual([[1], [1000]]);
  expect(screen.queryByRole('status')).toBeNull();
});
