import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../theme/app-providers';
import { Combobox } from './combobox';

const options = [
  { value: 'DE', label: 'Germany (+49)', keywords: 'DE' },
  { value: 'GB', label: 'United Kingdom (+44)', keywords: 'GB' },
  { value: 'US', label: 'United States (+1)', keywords: 'US' },
];

function Form() {
  const [value, setValue] = useState<string | null>('GB');
  return (
    <AppProviders>
      <Combobox label="Country" value={value} onChange={setValue} options={options} />
      <output>{value}</output>
    </AppProviders>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Country' });
const names = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));

it('shows the chosen one, opens with all of them and stands on it', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(field()).toHaveValue('United Kingdom (+44)');
  await user.click(field());
  expect(names()).toEqual(['Germany (+49)', 'United Kingdom (+44)', 'United States (+1)']);
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute('data-active', 'true');
});

it.each([
  ['united', ['United Kingdom (+44)', 'United States (+1)']],
  ['+49', ['Germany (+49)']],
  ['de', ['Germany (+49)']],
  ['atlantis', []],
])('finds by %s in the label and the other words', async (typed, found) => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(field());
  await user.keyboard(typed);
  expect(names()).toEqual(found);
});

it('finds by what was typed without its accents', async () => {
  const user = userEvent.setup();
  render(
    <AppProviders>
      <Combobox
        label="Country"
        value={null}
        onChange={() => undefined}
        options={[{ value: 'TR', label: 'Türkiye (+90)' }]}
      />
    </AppProviders>,
  );
  await user.click(field());
  await user.keyboard('turk');
  expect(names()).toEqual(['Türkiye (+90)']);
});

it('chooses by keyboard', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(field());
  await user.keyboard('united{ArrowDown}{Enter}');
  expect(screen.getByText('US')).toBeInTheDocument();
  expect(field()).toHaveValue('United States (+1)');
  expect(names()).toEqual([]);
});

it('gives up by Escape and keeps what was chosen', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(field());
  await user.keyboard('ger{Escape}');
  expect(field()).toHaveValue('United Kingdom (+44)');
});
