import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { AppProviders } from '../theme/app-providers';
import { breakpoints } from '../theme/breakpoints';
import type { DayPick } from './day-pick.rules';
import { RangeCalendar, type RangeCalendarProps } from './range-calendar';

/** A window of a width, for what asks whether it is at least so wide. */
function openWindow(width: number) {
  const matches = (query: string) => width >= Number(/min-width:([\d.]+)px/.exec(query)?.[1] ?? Infinity);
  window.matchMedia = jest.fn((query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matches(query),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-05T12:00:00Z')));
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

function Shown({ begin, picked, ...props }: Partial<RangeCalendarProps> & { begin: DayPick; picked: jest.Mock }) {
  const [pick, setPick] = useState(begin);
  return (
    <AppProviders>
      <RangeCalendar
        label="Days"
        pick={pick}
        onPick={(next) => {
          picked(next);
          setPick(next);
        }}
        today="2026-11-20"
        last="2026-11-20"
        weekStartsOn={1}
        locale="en"
        {...props}
      />
      <button type="button" onClick={() => setPick({ ...pick, first: '2024-02-29' })}>
        Type
      </button>
    </AppProviders>
  );
}

const november: DayPick = { first: '2026-11-02', last: '2026-11-05', next: null };

function show(begin = november, props: Partial<RangeCalendarProps> = {}) {
  const picked = jest.fn();
  render(<Shown begin={begin} picked={picked} {...props} />);
  return picked;
}

const day = (name: string) => screen.getByRole('gridcell', { name });
const monthsShown = () =>
  screen
    .getAllByRole('grid')
    .map((grid) => grid.getAttribute('aria-labelledby') ?? '')
    .map((id) => document.getElementById(id)?.textContent);
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (keys: string) => userEvent.keyboard(keys);

it('shows one month, two on a wide screen; the later one has the end of the range', () => {
  openWindow(breakpoints.large - 1);
  const { unmount } = render(<Shown begin={november} picked={jest.fn()} />);
  expect(monthsShown()).toEqual(['November 2026']);
  unmount();
  openWindow(breakpoints.large);
  show({ first: '2026-01-01', last: '2026-10-31', next: null });
  expect(monthsShown()).toEqual(['September 2026', 'October 2026']);
});

it('marks the days of the range as chosen, and today where the caller says it is', () => {
  show();
  const chosen = screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);
  expect(chosen).toEqual(['2', '3', '4', '5']);
  expect(day('Friday, November 20, 2026')).toHaveAttribute('aria-current', 'date');
  expect(day('Saturday, November 21, 2026')).toBeDisabled();
});

it.each([
  ['en', 0, ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], 'November 2026'],
  ['de', 1, ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], 'November 2026'],
  ['ja', 6, ['土', '日', '月', '火', '水', '木', '金'], '2026年11月'],
])('names days and months in %s, weeks beginning on day %d', (locale, weekStartsOn, names, month) => {
  show(november, { locale, weekStartsOn });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(names);
  expect(monthsShown()).toEqual([month]);
});

it('goes by arrows, Home, End, Page Up and Page Down, by years with Shift, and not beyond the last day', async () => {
  const picked = show();
  act(() => day('Monday, November 2, 2026').focus());
  await press('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Tuesday, November 10, 2026');
  await press('{Home}');
  expect(focused()).toBe('Monday, November 9, 2026');
  await press('{End}');
  expect(focused()).toBe('Sunday, November 15, 2026');
  await press('{PageUp}');
  expect(focused()).toBe('Thursday, October 15, 2026');
  await press('{Shift>}{PageUp}{/Shift}');
  expect(focused()).toBe('Wednesday, October 15, 2025');
  await press('{Shift>}{PageDown}{PageDown}{/Shift}');
  expect(focused()).toBe('Friday, November 20, 2026');
  await press('{ArrowRight}');
  expect(focused()).toBe('Friday, November 20, 2026');
  await press('{Enter}');
  expect(picked).toHaveBeenLastCalledWith({ first: '2026-11-20', last: null, next: 'last' });
});

it('goes from one month to the one beside it, and takes both along beyond them', async () => {
  openWindow(breakpoints.wide);
  show();
  act(() => day('Monday, November 2, 2026').focus());
  await press('{ArrowUp}');
  expect([focused(), monthsShown()]).toEqual(['Monday, October 26, 2026', ['October 2026', 'November 2026']]);
  await press('{PageUp}');
  expect([focused(), monthsShown()]).toEqual(['Saturday, September 26, 2026', ['September 2026', 'October 2026']]);
  await press('{PageDown}');
  expect([focused(), monthsShown()]).toEqual(['Monday, October 26, 2026', ['September 2026', 'October 2026']]);
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(monthsShown()).toEqual(['August 2026', 'September 2026']);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(monthsShown()).toEqual(['October 2026', 'November 2026']);
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

it('leads to another year, and chooses nothing by that', async () => {
  const picked = show();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a year' }));
  await userEvent.click(within(screen.getByRole('radiogroup')).getByRole('radio', { name: '2024' }));
  expect(monthsShown()).toEqual(['November 2024']);
  expect(picked).not.toHaveBeenCalled();
});

it('brings an end that was typed into view', async () => {
  openWindow(breakpoints.wide);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Type' }));
  expect(monthsShown()).toEqual(['February 2024', 'March 2024']);
  expect(day('Thursday, February 29, 2024')).toHaveAttribute('aria-selected', 'true');
});

it('offers no day before the first one, by press or key', async () => {
  const picked = show(november, { first: '2026-11-04' });
  expect(screen.getByRole('gridcell', { name: 'Tuesday, November 3, 2026' })).toBeDisabled();
  expect(screen.getByRole('gridcell', { name: 'Wednesday, November 4, 2026' })).toBeEnabled();
  act(() => screen.getByRole('gridcell', { name: 'Thursday, November 5, 2026' }).focus());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(picked).toHaveBeenLastCalledWith({ first: '2026-11-04', last: null, next: 'last' });
});

it('draws its days after what they stand in [19.12]', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const cells = () => place.querySelectorAll('[role="gridcell"]').length;
  const seen = await act(async () => {
    flushSync(() => root.render(<Shown begin={november} picked={jest.fn()} />));
    const group = within(place).getByRole('group', { name: 'Days' });
    return [cells(), group.children.length];
  });
  expect([seen, cells()]).toEqual([[0, 1], 42]);
  await act(async () => root.unmount());
});
