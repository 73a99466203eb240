import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../../theme/app-providers';
import { TreeSelect } from './tree-select';
import { groups } from './tree-select.fixture';
import { active, chosen, field, Form, names, open, row, setWidth } from './tree-select.harness';

const everything = groups.flatMap((group) => group.options.map((option) => option.code));

beforeEach(() => setWidth(1280));

it('opens with the root and its groups closed', async () => {
  await open();
  expect(names()).toEqual(['All countries', 'Europe', 'South America', 'Asia']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(row('Europe')).toHaveAttribute('aria-expanded', 'false');
  expect(row('Europe')).toHaveAttribute('aria-level', '2');
});

it('filters from three characters on, outer blanks not counted, whatever the case, the match in bold [S2.29, S9.07]', async () => {
  const user = await open();
  await user.keyboard(' un');
  expect(names()).toEqual(['All countries', 'Europe', 'South America', 'Asia']);
  expect(screen.getByText('Type 1 more character to filter')).toBeInTheDocument();
  await user.keyboard('I');
  expect(names()).toEqual(['Europe', 'United Kingdom', 'Asia', 'United Arab Emirates']);
  expect(screen.getAllByText('Uni', { selector: 'strong' })).toHaveLength(2);
});

it('says so when nothing matches', async () => {
  const user = await open();
  await user.keyboard('xyz');
  expect(screen.getByText('No matches')).toBeInTheDocument();
});

it('keeps an option and a group of the same code apart', async () => {
  const user = await open();
  await user.keyboard('saudi');
  await user.click(row('Saudi Arabia'));
  expect(chosen()).toBe('SA');
  expect(row('South America')).toHaveAttribute('aria-checked', 'false');
  expect(row('Asia')).toHaveAttribute('aria-checked', 'mixed');
});

it('clears the filter when an option is chosen and keeps the focus', async () => {
  const user = await open();
  await user.keyboard('ita');
  await user.click(row('Italy'));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('chooses a whole group, and everything by the root; pressed again, none of it', async () => {
  const user = await open();
  await user.click(row('Europe'));
  expect(chosen()).toBe('FR DE IT GB');
  expect(row('All countries')).toHaveAttribute('aria-checked', 'mixed');
  await user.click(row('All countries'));
  expect(chosen()).toBe('FR DE IT GB BR SA AE');
  expect(row('All countries')).toHaveAttribute('aria-checked', 'true');
  await user.click(row('Asia'));
  expect(chosen()).toBe('FR DE IT GB BR');
});

it('goes by arrows: down, open a group, into it, choose, back to the group, close it', async () => {
  const user = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(row('Europe')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(chosen()).toBe('DE');
  await user.keyboard('{ArrowLeft}');
  expect(field()).toHaveAttribute('aria-activedescendant', row('Europe').id);
  await user.keyboard('{ArrowLeft}');
  expect(row('Europe')).toHaveAttribute('aria-expanded', 'false');
});

it('opens a group by the left arrow and closes it by the right one where the page is read from right to left [G17]', async () => {
  document.documentElement.dir = 'rtl';
  const user = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
  expect(row('Europe')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowLeft}');
  expect(active()).toBe('France');
  await user.keyboard('{ArrowRight}');
  expect(active()).toBe('Europe');
  await user.keyboard('{ArrowRight}');
  expect(row('Europe')).toHaveAttribute('aria-expanded', 'false');
  document.documentElement.dir = '';
});

it('takes the last tag away by Backspace in the empty input only', async () => {
  const user = await open(['FR', 'IT']);
  await user.keyboard('a{Backspace}');
  expect(chosen()).toBe('FR IT');
  await user.keyboard('{Backspace}');
  expect(chosen()).toBe('FR');
});

it('takes a tag away by its button and keeps the focus in the field', async () => {
  const user = userEvent.setup();
  render(<Form initial={['FR', 'IT']} />);
  await user.click(screen.getByRole('button', { name: 'Remove France' }));
  expect(chosen()).toBe('IT');
  expect(field()).toHaveFocus();
});

it('closes by Escape without closing what is around it', async () => {
  const user = userEvent.setup();
  const onKeyDown = jest.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that closes on Escape
    <div onKeyDown={(event) => onKeyDown(event.key)}>
      <Form />
    </div>,
  );
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tree')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledWith('Escape');
});

it.each([
  [959, 5, '+ 2 more'],
  [600, 5, '+ 2 more'],
])(
  'shows 5 tags at %d pixels, medium or smaller, and the others on request [S2.29, S9.07]',
  async (width, count, more) => {
    setWidth(width);
    const user = userEvent.setup();
    render(<Form initial={everything} />);
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(count);
    await user.click(screen.getByRole('button', { name: more }));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(count);
  },
);

it('shows 10 tags from 960 pixels up, the rest as a number [S2.29, S9.07]', () => {
  setWidth(960);
  const many = {
    code: 'X',
    label: 'Many',
    options: Array.from({ length: 12 }, (_, n) => ({ code: `${n}`, label: `Land ${n}` })),
  };
  render(
    <AppProviders>
      <TreeSelect
        label="Countries"
        groups={[many]}
        value={many.options.map(({ code }) => code)}
        onChange={() => undefined}
      />
    </AppProviders>,
  );
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(10);
  expect(screen.getByRole('button', { name: '+ 2 more' })).toBeInTheDocument();
});

it('opens a group by its own button without choosing it', async () => {
  const user = await open();
  await user.click(within(row('Asia')).getByRole('button', { name: 'Expand Asia' }));
  expect(names()).toEqual(['All countries', 'Europe', 'South America', 'Asia', 'Saudi Arabia', 'United Arab Emirates']);
  expect(chosen()).toBe('');
});
