import { createFakePage } from '@listings/shared-app/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRoot } from '../testing';
import { DayField } from './day-field';
import './day-panel';

const bounds = { today: '2026-11-20', first: '2026-11-20', last: '2027-11-20' } as const;

async function open(value: string | null) {
  const chosen = jest.fn();
  await act(async () =>
    render(
      <FakeRoot fake={createFakePage()}>
        <DayField label="Last day" noneText="Choose a day" value={value} {...bounds} onChange={chosen} />
      </FakeRoot>,
    ),
  );
  const field = screen.getByRole('combobox', { name: 'Last day' });
  await act(async () => userEvent.click(field));
  return { chosen, field };
}

it('says that no day is chosen, and chooses one in the calendar, which closes', async () => {
  const { chosen, field } = await open(null);
  expect(field).toHaveTextContent('Choose a day');
  await userEvent.click(await screen.findByRole('gridcell', { name: 'Tuesday, November 24, 2026' }));
  expect(chosen.mock.calls).toEqual([['2026-11-24']]);
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('begins at the day chosen, and offers none before the first', async () => {
  const { field } = await open('2026-11-25');
  expect(field).toHaveTextContent('November 25, 2026');
  expect(await screen.findByRole('gridcell', { name: 'Wednesday, November 25, 2026' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(screen.getByRole('gridcell', { name: 'Thursday, November 19, 2026' })).toBeDisabled();
});
