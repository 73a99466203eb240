import { render, screen, within } from '@testing-library/react';
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

async function showCustom(bootstrap = {}) {
  const fake = createFakePage({
    location: { path, params: { reportKey: 'programs' } },
    bootstrap: { timeZone: 'America/New_York', weekStartsOn: 1, ...bootstrap },
  });
  render(
    <FakeRoot fake={fake} catalogs={{}}>
      <Shown />
    </FakeRoot>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Date range'), 'Custom');
  await screen.findByLabelText('Start date');
  return fake;
}

const start = () => screen.getByRole('textbox', { name: 'Start date' });
const end = () => screen.getByRole('textbox', { name: 'End date' });
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

it("begins with the days shown, up to the store's today, and writes days of one's own into the address [O2.20, O2.22, O2.39]", async () => {
  const fake = await showCustom();
  expect([start(), end()].map((field) => (field as HTMLInputElement).value)).toEqual(['11/01/2026', '11/19/2026']);
  await type(start(), '2026-11-03');
  await type(end(), '11/5/2026');
  expect(fake.visits).toEqual([]);
  await update();
  const days = { period: 'custom', compare: 'previous_year', after: '2026-11-03', before: '2026-11-05' };
  expect(fake.page.navigation.current()).toEqual({ path, params: { reportKey: 'programs', ...days } });
  expect(fake.events.at(-1)).toEqual({
    name: 'gla_datepicker_update',
    properties: { report: 'reports-programs', ...days },
  });
  expect(screen.getByLabelText('Date range')).toHaveAccessibleDescription(/^Nov 3\s–\s5, 2026$/);
});

it.each([
  ['Start date', 'soon', 'Invalid date'],
  ['Start date', '2/30/2026', 'Invalid date'],
  ['End date', '11/20/2026', 'Select a date in the past'],
  ['Start date', '11/20/2026', 'Select a date in the past'],
  ['End date', '10/31/2026', 'Start date must be before end date'],
])('rejects as %s %p: %s [O5.01]', async (label, typed, message) => {
  const fake = await showCustom();
  const field = screen.getByLabelText(label);
  await type(field, typed);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(field).toHaveAccessibleDescription(new RegExp(message));
  await update();
  expect(fake.visits).toEqual([]);
  expect(field).toHaveFocus();
});

it('calls a start after the end wrong at the start, and takes it once it is mended [O5.01]', async () => {
  const fake = await showCustom();
  await type(end(), '11/05/2026');
  await type(start(), '11/06/2026');
  expect(start()).toHaveAccessibleDescription(/Start date must be before end date/);
  expect(end()).toBeValid();
  await type(start(), '11/05/2026');
  expect(screen.queryByText('Start date must be before end date')).toBeNull();
  await update();
  expect(fake.page.navigation.current().params).toMatchObject({ after: '2026-11-05', before: '2026-11-05' });
});

it("opens a calendar of the store's weeks and goes through it by keys; days to come cannot be chosen [O2.39]", async () => {
  await showCustom({ weekStartsOn: 3 });
  const opener = within(end().parentElement ?? document.body).getByRole('button', { name: 'Choose in a calendar' });
  expect(opener).toHaveAttribute('aria-description', 'End date');
  await userEvent.click(opener);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
    'Mon',
    'Tue',
  ]);
  expect(screen.getByRole('button', { name: 'Thursday, November 19, 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(end()).toHaveValue('11/19/2026');
  await userEvent.keyboard('{PageUp}{ArrowUp}{Home}{Enter}');
  expect(end()).toHaveValue('10/07/2026');
  expect(opener).toHaveFocus();
});
