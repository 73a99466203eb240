import { ApiError, type Api } from '@listings/shared-api/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { alertTexts } from '../messages/alerts.texts';
import { textsOf } from '../messages/texts';
import { createNoticeList } from '../notices/notice-list';
import type { Page } from '../page/create-page';
import { mountAlertPanel } from './alert-panel';

const failure = (endpoint: 'listAlerts' | 'markAlertsRead') =>
  new ApiError({ kind: 'http', endpoint, method: 'GET', path: '/', status: 500, reference: 'r-36' });

const alert = {
  id: 1,
  rule: 'sync_old',
  tone: 'warning',
  title: 'Products not synced',
  text: 'For a day.',
  action: 'See',
  url: '/google/product-feed',
  at: 1_764_000_000,
  read: false,
  cured: false,
};
const inbox = { alerts: [alert], unread: 1, next_page: null };

/** The opened panel of a page whose store answers like this. */
async function open(api: { readonly [Key in keyof Api]?: jest.Mock }) {
  const notices = createNoticeList();
  const references = new Map([['listAlerts', 'r-36']]);
  const bootstrap = { timeZone: 'UTC' };
  const props = { api, notices, references, bootstrap, language: 'en', queryClient: new QueryClient() };
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  await act(async () => mountAlertPanel(element, { props } as unknown as Page, textsOf(alertTexts, 'en', {}))());
  return notices;
}

it('names the reference of alerts that could not be read, and reads them again', async () => {
  await open({ listAlerts: jest.fn().mockRejectedValueOnce(failure('listAlerts')).mockResolvedValue(inbox) });
  const problem = within(await screen.findByRole('alert'));
  expect(problem.getAllByText('Reference: r-36')).toHaveLength(1);
  fireEvent.click(problem.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByText('Products not synced')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells of alerts that could not be marked under the name of that call, which has its reference', async () => {
  const notices = await open({
    listAlerts: jest.fn().mockResolvedValue(inbox),
    markAlertsRead: jest.fn().mockRejectedValue(failure('markAlertsRead')),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
  await waitFor(() =>
    expect(notices.get()).toMatchObject([{ id: 'failed.markAlertsRead', kind: 'error', failure: { status: 500 } }]),
  );
});
