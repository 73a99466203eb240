import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, showFeed } from '../../testing/product-feed.harness';

const flag = 'gla-can-onboarding-setup-ces-prompt-open';
const title = 'How easy was it to set up Google Listings & Ads?';
const prompt = async () => within(await screen.findByRole('group', { name: title }));
const context = 'onboarding-setup';

beforeEach(() => localStorage.clear());

it('asks at the visit after the success guide was closed, once [S2.37, O2.51]', async () => {
  await openDialog(() =>
    showFeed({ location: { path: '/google/product-feed', params: { guide: 'submission-success' } } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('group', { name: title })).toBeNull();
  const second = showFeed();
  expect((await prompt()).getByText('From 1, very difficult, to 5, very easy')).toBeVisible();
  // The page keeps no screen that shows it.
  expect(screen.getByRole('group', { name: title })).toHaveAttribute('data-once');
  expect(second.fake.events).toEqual([{ name: 'gla_ces_snackbar_open', properties: { context } }]);
  second.unmount();
  const third = showFeed();
  await screen.findAllByText('No issues to resolve');
  expect(third.fake.events).toEqual([]);
});

it('takes a score and a comment, and says thank you [S2.37, O2.51]', async () => {
  localStorage.setItem(flag, 'true');
  const { fake } = showFeed();
  const survey = await prompt();
  expect(survey.queryByRole('button', { name: 'Send' })).toBeNull();
  await userEvent.click(survey.getByRole('button', { name: '2, somewhat difficult' }));
  await userEvent.click(survey.getByRole('button', { name: '4, somewhat easy' }));
  expect(survey.getByRole('button', { name: '4, somewhat easy' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(survey.getByLabelText(/^What could be better\?/), ' Fewer steps ');
  await userEvent.click(survey.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('group', { name: title })).toBeNull();
  expect(fake.notices.map(({ text }) => text)).toEqual(['Thank you for your answer.']);
  expect(fake.events.slice(1)).toEqual([
    { name: 'gla_ces_modal_open', properties: { context } },
    { name: 'gla_ces_feedback', properties: { context, score: 4, comments: 'Fewer steps' } },
  ]);
});

it('goes away without an answer', async () => {
  localStorage.setItem(flag, 'true');
  const { fake } = showFeed();
  await screen.findByRole('button', { name: 'What the statuses mean' });
  await userEvent.click((await prompt()).getByRole('button', { name: 'No, thanks' }));
  expect(screen.getByRole('link', { name: 'Active 0' })).toHaveFocus();
  expect(screen.queryByRole('group', { name: title })).toBeNull();
  expect(fake.events.at(-1)).toEqual({ name: 'gla_ces_snackbar_closed', properties: { context } });
});

it('asks nobody where nothing is recorded', async () => {
  localStorage.setItem(flag, 'true');
  showFeed({ bootstrap: { trackingEnabled: false } });
  await screen.findByText('No issues to resolve');
  expect(screen.queryByRole('group', { name: title })).toBeNull();
});
