import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FakeRoot } from '../testing';
import { createFakePage } from '@listings/shared-app/testing';
import { CountrySelect } from './country-select';

const codes = ['BR', 'CA', 'CH', 'CI', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'TR', 'US'];
const names: Readonly<Record<string, string>> = {
  CI: 'Ivory Coast',
  GB: 'United Kingdom (UK)',
  NL: 'Netherlands',
  TR: 'Türkiye',
  US: 'United States (US)',
};
const options = codes.map((code) => ({ code, label: names[code] ?? `Country ${code}` }));
const groups = [
  { code: 'one', label: 'One half', options: options.slice(0, 10) },
  { code: 'other', label: 'Other half', options: options.slice(10) },
];

function Form({ initial, isUndoneElsewhere = false }: { initial: string[]; isUndoneElsewhere?: boolean }) {
  const [value, setValue] = useState<readonly string[]>(initial);
  return (
    <>
      <CountrySelect
        id="countries"
        label="Countries"
        groups={groups}
        value={value}
        onChange={setValue}
        isUndoneElsewhere={isUndoneElsewhere}
      />
      <output data-testid="chosen">{value.join(' ')}</output>
    </>
  );
}

const show = (initial: string[] = [], isUndoneElsewhere = false) =>
  render(
    <FakeRoot fake={createFakePage()}>
      <Form initial={initial} isUndoneElsewhere={isUndoneElsewhere} />
    </FakeRoot>,
  );
const chosen = () => screen.getByTestId('chosen').textContent;
const field = () => screen.getByRole('combobox', { name: 'Countries' });

it.each([
  ['usa', 'US'],
  ['england', 'GB'],
  ['holland', 'NL'],
  ['turkey', 'TR'],
  ['tur', 'TR'],
  ['cote', 'CI'],
  ['uk', 'GB'],
  ['gb', 'GB'],
])('takes for %s and Enter the country %s, and no other [S2.23, S2.29, S9.07]', async (typed, code) => {
  const user = userEvent.setup();
  show();
  await user.click(field());
  await user.keyboard(typed);
  await screen.findByRole('treeitem', { name: new RegExp(names[code]?.replace(/ .*/, '') ?? '') });
  await user.keyboard('{Enter}');
  expect(chosen()).toBe(code);
});

it('offers Undo in place when more than ten countries are added at once, and goes back to the field', async () => {
  const user = userEvent.setup();
  show(['CA']);
  await user.click(field());
  await user.click(screen.getByRole('treeitem', { name: 'All countries' }));
  expect(chosen()?.split(' ')).toHaveLength(12);
  expect(screen.getByText('11 countries were added.').closest('[role=status]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(chosen()).toBe('CA');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers no Undo for ten countries, nor once something else was chosen, nor where another Undo stands', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.click(field());
  await user.click(screen.getByRole('treeitem', { name: 'One half' }));
  expect(chosen()?.split(' ')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(screen.getByRole('treeitem', { name: 'One half' }));
  await user.click(screen.getByRole('treeitem', { name: 'All countries' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.click(screen.getByRole('treeitem', { name: 'Other half' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  unmount();
  show([], true);
  await user.click(field());
  await user.click(screen.getByRole('treeitem', { name: 'All countries' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
