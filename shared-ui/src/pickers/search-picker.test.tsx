import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../theme/app-providers';
import { SearchPicker, type SearchPickerProps } from './search-picker';

const fruit = ['Apple', 'Banana', 'Cherry'].map((label, index) => ({ value: String(index), label }));

/** A caller that answers searches at once. */
function Caller({ multiple = false, ...over }: Partial<SearchPickerProps>) {
  const [search, setSearch] = useState('');
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <AppProviders>
      <SearchPicker
        label="Fruit"
        search={search}
        onSearch={setSearch}
        options={fruit.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))}
        chosen={fruit.filter(({ value }) => values.includes(value))}
        multiple={multiple}
        onChange={setValues}
        {...over}
      />
      <output>{values.join(' ')}</output>
    </AppProviders>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Fruit' });
const values = () => document.querySelector('output')?.textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('finds one by typing, takes it by Enter and closes', async () => {
  render(<Caller />);
  await userEvent.type(box(), 'an');
  expect(options()).toEqual(['Banana']);
  await userEvent.keyboard('{Enter}');
  expect(values()).toBe('1');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('Banana');
  expect(box()).toHaveFocus();
});

it('goes up and down with the arrows, and Escape closes without a choice', async () => {
  render(<Caller />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(values()).toBe('2');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(options()).toEqual([]);
  expect(values()).toBe('2');
});

it('takes several, which can be removed again', async () => {
  render(<Caller multiple />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Apple' }));
  await userEvent.click(screen.getByRole('option', { name: 'Cherry' }));
  expect(values()).toBe('0 2');
  await userEvent.click(screen.getByRole('option', { name: 'Apple' }));
  expect(values()).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cherry' }));
  expect(values()).toBe('');
  expect(box()).toHaveFocus();
});

it('says that it is searching, and that nothing was found', async () => {
  const { rerender } = render(<Caller options={[]} searching />);
  await userEvent.click(box());
  expect(screen.getByText('Loading…')).toBeVisible();
  rerender(<Caller options={[]} />);
  expect(screen.getByText('No matches')).toBeVisible();
});
