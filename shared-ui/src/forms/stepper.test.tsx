import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../theme/app-providers';
import { Stepper } from './stepper';

const steps = ['accounts', 'audience', 'listings', 'requirements'].map((key) => ({ key, label: key }));
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

const show = (active: string, reached?: string) => {
  const onSelect = jest.fn();
  render(
    <AppProviders>
      <Stepper label="Setup" steps={steps} active={active} onSelect={onSelect} reached={reached} />
    </AppProviders>,
  );
  return onSelect;
};

it('opens earlier steps by a click and no later one', async () => {
  const user = userEvent.setup();
  const onSelect = show('listings');
  await user.click(button('accounts'));
  expect(onSelect.mock.calls).toEqual([['accounts']]);
  expect(button('requirements')).toBeDisabled();
});

it('keeps steps open that were reached before', () => {
  show('accounts', 'listings');
  expect(button('listings')).toBeEnabled();
  expect(button('requirements')).toBeDisabled();
});

it('says which step is the current one, of how many, and which are done', () => {
  show('audience');
  expect(screen.getByRole('list', { name: 'Setup' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
  ]);
  expect(button('accounts')).toHaveAccessibleName('Step 1 of 4: accounts (Completed)');
});
