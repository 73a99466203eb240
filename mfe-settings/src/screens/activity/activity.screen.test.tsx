import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import './activity.screen';
import { openDialog, settingsPage } from '../../testing/settings.harness';

const failure = { status: 500, body: { message: 'Broken' }, reference: 'r-35' } as const;
const location = { path: '/google/settings', params: { subpath: '/activity', entry: '7' } } as const;

it.each([
  ['listActivity', { subpath: '/activity' }],
  ['getActivityEntry', { subpath: '/activity', entry: '7' }],
] as const)('names the reference of what could not be read, and reads it again: %s', async (key, params) => {
  const { fake, element } = settingsPage({ location: { ...location, params } }, (page) => page.fail(key, failure));
  await openDialog(() => render(element));
  const problem = within(await screen.findByRole('alert'));
  expect(problem.getByText('Reference: r-35')).toBeVisible();
  fireEvent.click(problem.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(fake.callsOf(key)).toHaveLength(2);
});

it('tells of a file that could not be made under the name of the failed read, which has its reference', async () => {
  const { fake, element } = settingsPage({ location: { ...location, params: { subpath: '/activity' } } });
  await openDialog(() => render(element));
  fake.fail('listActivity', failure);
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(fake.notices).toMatchObject([
      { id: 'failed.listActivity', kind: 'error', failure: { status: 500, reference: 'r-35' } },
    ]),
  );
});
