import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, productIssue, showFeed, times } from '../../testing/product-feed.harness';

const guided = { location: { path: '/google/product-feed', params: { guide: 'submission-success' } } } as const;
type Options = NonNullable<Parameters<typeof showFeed>[0]>;
async function showGuide(bootstrap: Options['bootstrap'] = {}, store: Options['store'] = {}) {
  let shown: ReturnType<typeof showFeed> | undefined;
  await openDialog(() => (shown = showFeed({ ...guided, bootstrap, store })));
  if (shown === undefined) throw new Error('Nothing is shown');
  return shown;
}

const button = (name: string) => screen.findByRole('button', { name });
const back = [{ how: 'replace', target: { path: '/google/product-feed', params: {} } }];
const closed = (action: string) => ({
  name: 'gla_modal_closed',
  properties: { context: 'submission-success', action },
});

it('is shown only when the address asks for it [O2.40, S2.37]', async () => {
  showFeed({ location: { path: '/google/product-feed', params: { guide: 'other' } } });
  await screen.findByText('No issues to resolve');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has two pages: the success, then the offer of ad credit; forth and back [O2.40, O2.51, S2.07, S2.37]', async () => {
  const { fake } = await showGuide();
  const success = await screen.findByRole('dialog', { name: 'You have successfully set up Google Listings & Ads' });
  expect(success).toHaveTextContent('Page 1 of 2');
  expect(success).toHaveTextContent('which takes 3 to 5 days');
  expect(success).not.toHaveTextContent('First of all');
  await userEvent.click(await button('Next'));
  const offer = await screen.findByRole('dialog', { name: 'Spend $500 and get $500 in ad credit' });
  expect(offer).toHaveTextContent('Page 2 of 2');
  expect(offer).toHaveTextContent('within 60 days');
  expect(within(offer).getByRole('button', { name: 'Maybe later' })).toBeVisible();
  expect(within(offer).getByRole('button', { name: 'Create paid campaign' })).toBeVisible();
  await userEvent.click(await button('Back'));
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(fake.events).toContainEqual({ name: 'gla_modal_open', properties: { context: 'submission-success' } });
});

it('says first how many issues keep products back, and leads to them; nothing where there is none', async () => {
  const { fake } = await showGuide({}, { issues: times(3, productIssue) });
  expect(await screen.findByText('First of all: 3 issues keep products from being listed.')).toBeVisible();
  await userEvent.click(await button('See what to do'));
  expect(fake.visits).toEqual(back);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is closed for good by “Maybe later” [O2.51, S2.37]', async () => {
  const { fake } = await showGuide();
  await userEvent.click(await button('Next'));
  await userEvent.click(await button('Maybe later'));
  expect(fake.visits).toEqual(back);
  expect(fake.events).toContainEqual(closed('maybe-later'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is closed by its cross on any page [S2.37]', async () => {
  const { fake } = await showGuide();
  await userEvent.click(await button('Close'));
  expect(fake.visits).toEqual(back);
  expect(fake.events).toContainEqual(closed('dismiss'));
});

it('leads to the ads setup by “Create paid campaign” [O2.51, S2.37]', async () => {
  const { fake } = await showGuide();
  await userEvent.click(await button('Next'));
  await userEvent.click(await button('Create paid campaign'));
  expect(fake.visits).toEqual([{ how: 'to', target: { path: '/google/setup-ads' } }]);
  expect(fake.events).toContainEqual({
    name: 'gla_modal_closed',
    properties: { context: 'submission-success', action: 'create-paid-campaign', href: '/google/setup-ads' },
  });
});

it('leads to the form of a further campaign where the first one exists, and offers the credit of the store’s country [O2.51, O9.05]', async () => {
  const { fake } = await showGuide({ adsSetupComplete: true, defaultCountry: 'GB' });
  await userEvent.click(await button('Next'));
  expect(screen.getByRole('dialog')).toHaveTextContent(/Spend 400.GBP and get 400.GBP in ad credit/);
  await userEvent.click(await button('Create paid campaign'));
  expect(fake.visits).toEqual([
    { how: 'to', target: { path: '/google/dashboard', params: { subpath: '/campaigns/create' } } },
  ]);
});
