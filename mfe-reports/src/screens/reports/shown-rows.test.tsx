import type { ReportRow } from '@listings/shared-machines';
import { createFakePage } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { act, render, screen } from '@testing-library/react';
import { reportsTexts } from '../../messages/reports.texts';
import { ShownRows } from './shown-rows';

const fake = createFakePage();
const rowsOf = (...ids: string[]) => ids.map((id): ReportRow => ({ id, name: id, figures: {} }));
const element = (rows: readonly ReportRow[] | undefined) => (
  <FakeRoot fake={fake} catalogs={{ reports: reportsTexts }}>
    <ShownRows subject="programs" rows={rows} />
  </FakeRoot>
);

it('tells how many rows there are once others are shown, and nothing of those that were there or of their order [17.5]', async () => {
  const { rerender } = render(element(undefined));
  const show = (...ids: string[]) => act(async () => rerender(element(rowsOf(...ids))));
  await show('7', '8');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await show('8', '7');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await show('7');
  expect(screen.getByRole('status')).toHaveTextContent('1 program shown');
  await act(async () => rerender(element(undefined)));
  expect(screen.getByRole('status')).toHaveTextContent('1 program shown');
  await show();
  expect(screen.getByRole('status')).toHaveTextContent('0 programs shown');
});

it('tells as many rows again where they are others [17.5]', async () => {
  const { rerender } = render(element(rowsOf('7', '8')));
  const show = (...ids: string[]) => act(async () => rerender(element(rowsOf(...ids))));
  await show('7', '9');
  const told = screen.getByText('2 programs shown');
  await show('9', '7');
  expect(screen.getByText('2 programs shown')).toBe(told);
  await show('8', '9');
  expect(screen.getByText('2 programs shown')).not.toBe(told);
});
