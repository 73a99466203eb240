import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../forms/text-field';
import { AppProviders } from '../theme/app-providers';
import { Button } from './button';
import { ExternalLink } from './external-link';
import { PrimaryAction } from './primary-action';

const show = (element: React.ReactNode) => render(<AppProviders>{element}</AppProviders>);

it('keeps the focus while loading and takes no click', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const { rerender } = show(<Button onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  rerender(
    <AppProviders>
      <Button loading onClick={onClick}>
        Save
      </Button>
    </AppProviders>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('submits no form while loading', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  show(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

const reasons = [
  { key: 'city', text: 'Enter a city', targetId: 'address' },
  { key: 'phone', text: 'Verify your phone number' },
];

it('is disabled exactly while there are reasons, and is described by them', () => {
  const { rerender } = show(<PrimaryAction reasons={reasons}>Continue</PrimaryAction>);
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/Enter a city\s+Verify your phone number/);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  rerender(
    <AppProviders>
      <PrimaryAction>Continue</PrimaryAction>
    </AppProviders>,
  );
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(screen.queryByRole('list')).toBeNull();
});

it('leads from a reason to its cause', async () => {
  const user = userEvent.setup();
  show(
    <>
      <div id="address">
        <TextField label="City" value="" onChange={() => undefined} />
      </div>
      <PrimaryAction reasons={reasons}>Continue</PrimaryAction>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Enter a city' }));
  expect(screen.getByLabelText('City')).toHaveFocus();
});

it('opens another site in a new tab without handing over the page, and says so', () => {
  show(<ExternalLink href="https://example.com/terms">Terms</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
});

it('shows the reasons when it is pressed while it is disabled, and not when a button beside it is [S4.20]', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.textContent ?? '');
  };
  const { container } = render(
    <PrimaryAction
      reasons={[{ key: 'one', text: 'Nothing has changed yet' }]}
      reasonsTitle="Before you can save:"
      others={<Button>Send a test</Button>}
    >
      Save
    </PrimaryAction>,
    { wrapper: AppProviders },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(scrolled).toEqual([]);
  // A disabled button takes no press: its row does.
  const row = container.querySelector('[data-main]');
  if (row === null) throw new Error('There is no row of buttons.');
  await userEvent.click(row);
  expect(scrolled).toEqual(['Before you can save:Nothing has changed yet']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('keeps the focus in its place when what was pressed has nothing left to do [G17]', async () => {
  const element = (props: object) => (
    <AppProviders>
      <PrimaryAction {...props} others={<Button>Send a test</Button>}>
        Save
      </PrimaryAction>
    </AppProviders>
  );
  const unchanged = [{ key: 'one', text: 'Nothing has changed yet' }];
  const { container, rerender } = render(element({}));
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(element({ loading: true, reasons: unchanged }));
  expect(button).toHaveFocus();
  rerender(element({ reasons: unchanged }));
  expect(container.querySelector('[data-main]')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Send a test' })).toHaveFocus();
});
