import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../theme/app-providers';
import { Checkbox } from './checkbox';
import { RadioCards } from './radio-cards';
import { Select } from './select';
import { Switch } from './switch';
import { TextField } from './text-field';

const show = (element: React.ReactNode) => render(<AppProviders>{element}</AppProviders>);

function Rates({ error }: { error?: string }) {
  const [value, setValue] = useState<'automatic' | 'flat' | null>(null);
  return (
    <RadioCards
      legend="Shipping rates"
      value={value}
      onChange={setValue}
      error={error}
      options={[
        { value: 'automatic', label: 'Automatic', description: 'As your store has them' },
        { value: 'flat', label: 'Flat', content: <p>Rates by country</p> },
      ]}
    />
  );
}

it('chooses one of several described options and shows what belongs to it', async () => {
  const user = userEvent.setup();
  show(<Rates />);
  expect(screen.getByRole('radio', { name: 'Automatic' })).toHaveAccessibleDescription('As your store has them');
  expect(screen.queryByText('Rates by country')).toBeNull();
  await user.click(screen.getByLabelText('Flat'));
  expect(screen.getByRole('radio', { name: 'Flat' })).toBeChecked();
  expect(screen.getByText('Rates by country')).toBeInTheDocument();
});

it('ties the message of a choice to its group', () => {
  show(<Rates error="Please select a shipping rate option." />);
  expect(screen.getByRole('group', { name: 'Shipping rates' })).toHaveAccessibleDescription(
    'Please select a shipping rate option.',
  );
});

it('ticks a checkbox by its label and shows a mixed state', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  show(<Checkbox label="I agree" checked={false} indeterminate onChange={onChange} />);
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBePartiallyChecked();
  await user.click(screen.getByText('I agree'));
  expect(onChange.mock.calls).toEqual([[true]]);
});

it('takes no further change of a switch while one is on its way', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  show(<Switch label="Enabled" checked busy onChange={onChange} />);
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('offers its placeholder only while nothing is chosen', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  show(
    <Select
      label="Account"
      value=""
      placeholder="Select one"
      onChange={onChange}
      options={[{ value: '1', label: 'Shop (1)' }]}
    />,
  );
  const select = screen.getByLabelText('Account');
  expect(select).toHaveDisplayValue('Select one');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Select one' }).disabled).toBe(true);
  await user.selectOptions(select, 'Shop (1)');
  expect(onChange.mock.calls).toEqual([['1']]);
});

it('ties label, hint and message to a text field', () => {
  show(
    <TextField
      label="City"
      value=""
      onChange={() => undefined}
      hint="Where you are"
      error="Please enter a city."
      required
    />,
  );
  const input = screen.getByLabelText('City');
  expect(input).toHaveAccessibleDescription('Where you are Please enter a city.');
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('aria-required', 'true');
});
