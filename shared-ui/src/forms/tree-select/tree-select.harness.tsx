import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../../theme/app-providers';
import { TreeSelect, type TreeSelectGroup } from './tree-select';
import { groups } from './tree-select.fixture';

export const setWidth = (width: number) => {
  window.matchMedia = (query) => {
    const least = Number(/min-width:\s*([\d.]+)/.exec(query)?.[1] ?? 0);
    return {
      matches: width >= least,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    };
  };
};

export function Form({
  initial = [],
  groups: listed = groups,
}: {
  initial?: string[] | undefined;
  groups?: TreeSelectGroup[] | undefined;
}) {
  const [value, setValue] = useState(initial);
  return (
    <AppProviders>
      <TreeSelect label="Countries" allLabel="All countries" groups={listed} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </AppProviders>
  );
}

export const field = () => screen.getByRole('combobox', { name: 'Countries' });
export const row = (name: string) => screen.getByRole('treeitem', { name });
export const chosen = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;
export const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.getAttribute('aria-label') ?? null);
};
export const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent?.replace(/^[✓–]/, ''));

export async function open(initial: string[] = []) {
  const user = userEvent.setup();
  render(<Form initial={initial} />);
  await user.click(field());
  return user;
}
