import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRoot } from '../testing';
import { createFakePage } from '@listings/shared-app/testing';
import { DateRangeSection } from './date-range.section';
import { useDateRange } from './use-date-range';

// 22:30 on Thursday in New York, Friday elsewhere.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T03:30:00Z')));
afterEach(() => jest.restoreAllMocks());

const path = '/google/reports';

function Shown() {
  return <DateRangeSection view={useDateRange('reports-programs')} />;
}

async function openRange(bootstrap = {}, params: Record<string, string> = {}) {
  const fake = createFakePage({
    location: { path, params: { reportKey: 'programs', ...params } },
    bootstrap: { timeZone: 'America/New_York', weekStartsOn: 1, ...bootstrap },
  });
  render(
    <FakeRoot fake={fake} catalogs={{}}>
      <Shown />
    </FakeRoot>,
  );
  await userEvent.click(opener());
  await screen.findByLabelText('Start date');
  return fake;
}

const opener = () => screen.getByRole('combobox', { name: 'Date range', hidden: true });
const start = () => screen.getByRole('textbox', { name: 'Start date' });
const end = () => screen.getByRole('textbox', { name: 'End date' });
const day = (name: string) => screen.getByRole('gridcell', { name });
const days = (after: string, before: string) => ({ period: 'custom', compare: 'previous_year', after, before });

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
  await userEvent.tab();
}

it('offers the periods, the chosen one marked, and takes one over when it is pressed [O2.21]', async () => {
  const fake = await openRange();
  const options = within(screen.getByRole('listbox', { name: 'Periods' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    'Week to date',
    'Last week',
    'Month to date',
    'Last month',
    'Quarter to date',
    'Last quarter',
    'Year to date',
    'Last year',
    'Custom',
  ]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Month to date');
  expect(screen.getByRole('option', { selected: true })).toHaveFocus();
  await userEvent.click(screen.getByRole('option', { name: 'Last quarter' }));
  expect(fake.page.navigation.current().params).toEqual({
    reportKey: 'programs',
    period: 'last_quarter',
    compare: 'previous_year',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener()).toHaveTextContent('Last quarter');
  expect(opener()).toHaveFocus();
});

it('asks for nothing while arrows and letters go through the periods; Custom leads to the first date [O2.21]', async () => {
  const fake = await openRange();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(screen.getByRole('option', { name: 'Custom' })).toHaveFocus();
  await userEvent.keyboard('q');
  expect(screen.getByRole('option', { name: 'Quarter to date' })).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(start()).toHaveFocus();
  expect(fake.visits).toEqual([]);
});

it("begins with the days shown, up to the store's today, and writes days of one's own into the address by Enter [O2.20, O2.22, O2.39]", async () => {
  const fake = await openRange();
  expect([start(), end()].map((field) => (field as HTMLInputElement).value)).toEqual(['11/01/2026', '11/19/2026']);
  await type(start(), '2026-11-03');
  await userEvent.clear(end());
  expect(fake.visits).toEqual([]);
  await userEvent.paste('11/5/2026');
  await userEvent.keyboard('{Enter}');
  const chosen = days('2026-11-03', '2026-11-05');
  expect(fake.page.navigation.current()).toEqual({ path, params: { reportKey: 'programs', ...chosen } });
  expect(fake.visits).toHaveLength(1);
  expect(fake.events.at(-1)).toEqual({
    name: 'gla_datepicker_update',
    properties: { report: 'reports-programs', ...chosen },
  });
  expect(opener()).toHaveAccessibleDescription(/^Nov 3\s–\s5, 2026$/);
});

it.each([
  ['Start date', 'soon', 'Invalid date'],
  ['Start date', '2/30/2026', 'Invalid date'],
  ['End date', '11/20/2026', 'Select a date in the past'],
  ['Start date', '11/20/2026', 'Select a date in the past'],
  ['End date', '10/31/2026', 'Start date must be before end date'],
])('rejects as %s %p: %s [O5.01]', async (label, typed, message) => {
  const fake = await openRange();
  const field = screen.getByLabelText(label);
  await type(field, typed);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(field).toHaveAccessibleDescription(new RegExp(message));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(fake.visits).toEqual([]);
  expect(field).toHaveFocus();
});

it('calls a start after the end wrong at the start, and takes it once it is mended [O5.01]', async () => {
  const fake = await openRange();
  await type(end(), '11/05/2026');
  await type(start(), '11/06/2026');
  expect(start()).toHaveAccessibleDescription(/Start date must be before end date/);
  expect(end()).toBeValid();
  await type(start(), '11/05/2026');
  expect(screen.queryByText('Start date must be before end date')).toBeNull();
  await userEvent.type(start(), '{Enter}');
  expect(fake.page.navigation.current().params).toMatchObject({ after: '2026-11-05', before: '2026-11-05' });
});

it('takes two days of the calendar over when both are chosen, and says which one is next [O2.22]', async () => {
  const fake = await openRange();
  await userEvent.click(day('Tuesday, November 10, 2026'));
  expect([start(), end()].map((field) => (field as HTMLInputElement).value)).toEqual(['11/10/2026', '']);
  expect(screen.getByRole('status')).toHaveTextContent('Now choose the last day.');
  expect(fake.visits).toEqual([]);
  await userEvent.click(day('Thursday, November 12, 2026'));
  expect(fake.page.navigation.current().params).toMatchObject(days('2026-11-10', '2026-11-12'));
  expect(opener()).toHaveFocus();
});

it('begins anew in the calendar when the keyboard has only passed the fields on its way', async () => {
  const fake = await openRange({}, days('2026-11-10', '2026-11-12'));
  await userEvent.keyboard('{End}{Enter}');
  while (document.activeElement?.getAttribute('role') !== 'gridcell') await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(fake.visits).toEqual([]);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(fake.page.navigation.current().params).toMatchObject(days('2026-11-09', '2026-11-10'));
});

it('changes one end alone when its field was pressed before, or the other one typed [O2.22]', async () => {
  const fake = await openRange({}, days('2026-11-10', '2026-11-12'));
  await userEvent.click(end());
  await userEvent.click(day('Monday, November 16, 2026'));
  expect(fake.page.navigation.current().params).toMatchObject(days('2026-11-10', '2026-11-16'));
  await userEvent.click(opener());
  await userEvent.clear(await screen.findByLabelText('Start date'));
  await userEvent.paste('2026-11-03');
  expect(screen.getByRole('status')).toHaveTextContent('Now choose the last day.');
  await userEvent.click(day('Wednesday, November 4, 2026'));
  expect(fake.page.navigation.current().params).toMatchObject(days('2026-11-03', '2026-11-04'));
});

it('shows the weeks and the today of the store, and no day after it can be chosen [O2.39]', async () => {
  await openRange({ weekStartsOn: 3 });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
    'Mon',
    'Tue',
  ]);
  // The browser's clock, which is in UTC, is at the 20th.
  expect(day('Thursday, November 19, 2026')).toHaveAttribute('aria-current', 'date');
  expect(day('Friday, November 20, 2026')).toBeDisabled();
});

it('keeps what was chosen when it is closed by Escape, and gives the focus back', async () => {
  const fake = await openRange();
  await userEvent.click(day('Tuesday, November 10, 2026'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.visits).toEqual([]);
  expect(opener()).toHaveFocus();
  await userEvent.click(opener());
  expect(start()).toHaveValue('11/01/2026');
});

it('compares with another time as soon as that is chosen [O2.20, O2.23]', async () => {
  const fake = await openRange({}, days('2026-11-10', '2026-11-12'));
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(screen.getByLabelText('Compare to'), 'Previous period');
  expect(fake.page.navigation.current().params).toEqual({
    reportKey: 'programs',
    ...days('2026-11-10', '2026-11-12'),
    compare: 'previous_period',
  });
  expect(screen.getByLabelText('Compare to')).toHaveAccessibleDescription(/^Nov 7\s–\s9, 2026$/);
});
