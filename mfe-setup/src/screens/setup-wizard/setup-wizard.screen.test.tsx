import { createFakePage, type FakeStore } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupTexts } from '../../messages/setup.texts';
import { SetupWizardScreen } from './setup-wizard.screen';

const connected: Partial<FakeStore> = {
  provider: {
    active: 'yes',
    email: 'jane@example.com',
    scope: ['https://www.googleapis.com/auth/content', 'https://www.googleapis.com/auth/siteverification.verify_only'],
  },
  merchant: { id: 12345678, status: 'connected' },
};
const audience: FakeStore['audience'] = {
  location: 'selected',
  countries: ['CA'],
  locale: 'en_US',
  language: 'English',
};

function show(
  store: Partial<FakeStore> = {},
  params?: Readonly<Record<string, string>>,
  missingCalls: readonly string[] = [],
) {
  const location = { path: '/google/setup-mc', ...(params ? { params } : {}) } as const;
  const fake = createFakePage({ store, location, bootstrap: { missingCalls: [...missingCalls] } });
  render(
    <FakeRoot fake={fake} catalogs={{ setup: setupTexts }}>
      <SetupWizardScreen />
    </FakeRoot>,
  );
  return fake;
}

// jsdom has no scrolling.
beforeEach(() => void (window.scrollTo = jest.fn()));

const at = (step: string) => ({ path: '/google/setup-mc', params: { step } }) as const;

/** Name of a step, without the mark that is only visible. */
const nameOf = (item: HTMLElement) => item.textContent?.replace(/^\d(?=Step)/, '');
const stepItems = () => within(screen.getByRole('list', { name: 'Setup steps' })).getAllByRole('listitem');
const openStep = async () => {
  await screen.findByRole('list', { name: 'Setup steps' });
  const open = stepItems().find((item) => item.getAttribute('aria-current') === 'step');
  return open && nameOf(open);
};

describe('two tabs at once', () => {
  const countries = () => screen.findByRole('button', { name: 'Remove Canada' });

  it('says that the step was changed in the other one, and loads it again', async () => {
    const fake = show({ ...connected, audience }, { step: 'target_audience' });
    await countries();
    fake.store.audience = { ...audience, countries: ['CA', 'US'] };
    act(() => fake.changedElsewhere(['getAudience', 'getSetupStatus']));
    expect(await screen.findByText(/^Your setup was changed elsewhere\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByRole('button', { name: 'Remove United States (US)' })).toBeVisible();
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  });

  it('says nothing of what the open step does not show', async () => {
    const fake = show({ ...connected, audience }, { step: 'target_audience' });
    await countries();
    act(() => fake.changedElsewhere(['getContactInformation']));
    await waitFor(() => expect(fake.callsOf('getSetupStatus')).toHaveLength(2));
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  });

  it('leaves for the dashboard when the other one completed the setup [S2.19]', async () => {
    const fake = show({ ...connected, audience }, { step: 'target_audience' });
    await countries();
    fake.store.setupComplete = true;
    act(() => fake.changedElsewhere(['getSetupStatus']));
    await waitFor(() => expect(fake.visits.at(-1)).toEqual({ how: 'replace', target: { path: '/google/dashboard' } }));
  });
});

describe('the setup wizard', () => {
  it('has a title, Help, a way back and four steps [S2.03, S2.14-S2.18]', async () => {
    const fake = show();
    await openStep();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get started with Google Listings & Ads');
    expect(stepItems().map(nameOf)).toEqual([
      'Step 1 of 4: Set up your accounts',
      'Step 2 of 4: Choose your audience',
      'Step 3 of 4: Configure your product listings',
      'Step 4 of 4: Confirm store requirements',
    ]);
    expect(screen.getByRole('link', { name: /^Help/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the start page' }));
    expect(fake.visits.at(-1)).toEqual({ how: 'to', target: { path: '/google/start' } });
    expect(fake.events).toEqual([{ name: 'gla_setup_mc', properties: { target: 'back', trigger: 'click' } }]);
  });

  it.each<[string, Partial<FakeStore>, string]>([
    ['1', {}, 'Step 1 of 4: Set up your accounts'],
    ['2', connected, 'Step 2 of 4: Choose your audience'],
    ['3', { ...connected, audience }, 'Step 3 of 4: Configure your product listings'],
  ])('opens at the step the server has saved: %s [S2.19, S3.16]', async (_step, store, name) => {
    show(store);
    expect(await openStep()).toBe(name);
  });

  it('reopens earlier steps and keeps later ones closed [S2.19]', async () => {
    show({ ...connected, audience });
    await openStep();
    expect(screen.getByRole('button', { name: /Step 4 of 4/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Step 2 of 4/ }));
    expect(await openStep()).toBe('Step 2 of 4: Choose your audience');
    await userEvent.click(screen.getByRole('button', { name: /Step 3 of 4/ }));
    await waitFor(async () => expect(await openStep()).toBe('Step 3 of 4: Configure your product listings'));
  });

  it('goes to the dashboard when the setup is complete [S2.19]', async () => {
    const fake = show({ ...connected, setupComplete: true });
    await waitFor(() => expect(fake.visits).toEqual([{ how: 'replace', target: { path: '/google/dashboard' } }]));
  });

  it('continues to the next step, records it and asks the server where it stands [S2.20]', async () => {
    const fake = show(connected);
    await openStep();
    await userEvent.click(screen.getByRole('button', { name: /Step 1 of 4/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await openStep()).toBe('Step 2 of 4: Choose your audience');
    expect(fake.events).toEqual([{ name: 'gla_setup_mc', properties: { target: 'step1_continue', trigger: 'click' } }]);
    expect(fake.callsOf('getSetupStatus')).toHaveLength(2);
    expect(fake.visits.at(-1)).toEqual({ how: 'to', target: at('target_audience') });
  });

  it('names the step in the address, without what the authorization page added [S2.19]', async () => {
    const fake = show(connected, { 'google-mc': 'connected' });
    await openStep();
    expect(fake.visits).toEqual([{ how: 'replace', target: at('target_audience') }]);
  });

  it('comes back to the step of the address after a reload, as far as it may be opened [S2.19]', async () => {
    show({ ...connected, audience }, { step: 'target_audience' });
    expect(await openStep()).toBe('Step 2 of 4: Choose your audience');
    cleanup();
    const fake = show({ ...connected, audience }, { step: 'store_requirements' });
    expect(await openStep()).toBe('Step 3 of 4: Configure your product listings');
    expect(fake.visits).toEqual([{ how: 'replace', target: at('shipping_and_taxes') }]);
  });

  it('comes back from an authorization page to the accounts, where it was left from [S4.03]', async () => {
    window.sessionStorage.setItem('listings.authorizing.provider', 'true');
    show({ ...connected, audience }, { 'google-mc': 'connected' });
    expect(await openStep()).toBe('Step 1 of 4: Set up your accounts');
  });

  it('follows the browser’s back button, and shows where reading goes on [S2.19, S2.21]', async () => {
    const fake = show({ ...connected, audience });
    await openStep();
    act(() => fake.page.navigation.to(at('target_audience')));
    expect(await openStep()).toBe('Step 2 of 4: Choose your audience');
    expect(screen.getByRole('heading', { level: 2, name: 'Choose your audience' })).toHaveFocus();
    expect(screen.getByText('Configure who sees your product listings on Google.')).toBeVisible();
    act(() => fake.page.navigation.to(at('store_requirements')));
    expect(fake.visits.at(-1)).toEqual({ how: 'replace', target: at('target_audience') });
    expect(await openStep()).toBe('Step 2 of 4: Choose your audience');
  });

  it('reads anew what became stale meanwhile once it is shown again', async () => {
    const fake = show({ ...connected, audience }, { step: 'target_audience' });
    await screen.findByRole('radio', { name: 'All countries' });
    void fake.page.queryClient.invalidateQueries({ refetchType: 'none' });
    fake.store.audience = { ...audience, countries: ['US'] };
    act(() => fake.page.navigation.to(at('accounts')));
    act(() => fake.page.navigation.to(at('target_audience')));
    expect(await screen.findByRole('button', { name: 'Remove United States (US)' })).toBeVisible();
  });

  it('shows that Continue waits for where the setup stands after the step before, and goes on then [S2.20]', async () => {
    const fake = show({ ...connected, audience });
    await openStep();
    await userEvent.click(screen.getByRole('button', { name: /Step 1 of 4/ }));
    const go = () => screen.findByRole('button', { name: 'Continue' });
    await waitFor(async () => expect(await go()).toBeEnabled());
    const letGo = fake.hold('getSetupStatus');
    await userEvent.click(await go());
    await waitFor(async () => expect(await openStep()).toBe('Step 2 of 4: Choose your audience'));
    expect(await go()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(await go());
    letGo();
    await waitFor(async () => expect(await go()).not.toHaveAttribute('aria-busy', 'true'));
    expect(await openStep()).toBe('Step 2 of 4: Choose your audience');
    await userEvent.click(await go());
    await waitFor(async () => expect(await openStep()).toBe('Step 3 of 4: Configure your product listings'));
  });

  it('does not take the focus when it is opened', async () => {
    show(connected);
    await openStep();
    expect(document.activeElement).toBe(document.body);
  });

  it('says that the setup could not be read, with Retry in its place [S8.42]', async () => {
    const fake = createFakePage({});
    fake.fail('getSetupStatus', { status: 500, body: { message: 'Broken' } });
    render(
      <FakeRoot fake={fake} catalogs={{ setup: setupTexts }}>
        <SetupWizardScreen />
      </FakeRoot>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error loading your merchant center setup status.',
    );
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'There was an error loading your merchant center setup status.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await openStep()).toBe('Step 1 of 4: Set up your accounts');
  });
});

describe('a store without phone verification', () => {
  const missing = ['requestVerificationCode', 'verifyPhoneNumber'];
  const settings: FakeStore['settings'] = {
    shipping_rate: 'manual',
    shipping_time: 'manual',
    tax_rate: 'manual',
    website_live: false,
    checkout_process_secure: false,
    payment_methods_visible: false,
    refund_tos_visible: false,
    contact_info_visible: false,
  };
  const filled = { ...connected, audience, settings };

  it('has no step of store requirements, and leads from its address to the step before it [S2.14, S2.19, decisions 29]', async () => {
    const fake = show(filled, { step: 'store_requirements' }, missing);
    expect(await openStep()).toBe('Step 3 of 3: Configure your product listings');
    expect(stepItems()).toHaveLength(3);
    expect(fake.visits).toEqual([{ how: 'replace', target: at('shipping_and_taxes') }]);
  });

  it('completes the setup at its last step, with no call that the store does not have [S4.20]', async () => {
    const fake = show(filled, { step: 'shipping_and_taxes' }, missing);
    const complete = await screen.findByRole('button', { name: 'Complete setup' });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await waitFor(() => expect(complete).toBeEnabled());
    await userEvent.click(complete);
    await waitFor(() =>
      expect(fake.visits.at(-1)).toEqual({
        how: 'load',
        target: { path: '/google/product-feed', params: { guide: 'submission-success' } },
      }),
    );
    expect(fake.store.setupComplete).toBe(true);
    expect(fake.callsOf('syncSettings')).toHaveLength(1);
    expect(fake.callsOf('saveContactInformation')).toEqual([]);
    expect(fake.notices).toEqual([]);
  });

  it('completes nothing and leads to the step that was undone meanwhile, saying so [S2.19, S4.20]', async () => {
    const fake = show(filled, { step: 'shipping_and_taxes' }, missing);
    const complete = await screen.findByRole('button', { name: 'Complete setup' });
    await waitFor(() => expect(complete).toBeEnabled());
    fake.store.audience = { ...audience, location: null, countries: [] };
    await userEvent.click(complete);
    await waitFor(() => expect(fake.visits.at(-1)).toEqual({ how: 'replace', target: at('target_audience') }));
    expect(await openStep()).toBe('Step 2 of 3: Choose your audience');
    expect(fake.notices.map(({ id }) => id)).toEqual(['failed.setupUnfinished']);
    expect(fake.callsOf('syncSettings')).toEqual([]);
    expect(fake.store.setupComplete).toBe(false);
  });

  it('says that the sync failed, and completes the setup when it is tried again [S4.20]', async () => {
    const fake = show(filled, { step: 'shipping_and_taxes' }, missing);
    fake.fail('syncSettings', { status: 500, body: { message: 'Broken' } });
    const complete = await screen.findByRole('button', { name: 'Complete setup' });
    await waitFor(() => expect(complete).toBeEnabled());
    await userEvent.click(complete);
    await waitFor(() => expect(fake.notices.map(({ id }) => id)).toEqual(['failed.completeSetup']));
    await waitFor(() => expect(complete).toBeEnabled());
    await userEvent.click(complete);
    await waitFor(() => expect(fake.store.setupComplete).toBe(true));
  });
});
