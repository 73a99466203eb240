import { checklistItems, everyItem } from '@listings/shared-machines';
import { createFakePage, type FakePage, type FakeStore } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupTexts } from '../../messages/setup.texts';
import { RequirementsStep } from './requirements.step';

const allTrue = everyItem(true);

function show(fake: FakePage, onUnfinished?: () => void) {
  return render(
    <FakeRoot fake={fake} catalogs={{ setup: setupTexts }}>
      <RequirementsStep onUnfinished={onUnfinished} />
    </FakeRoot>,
  );
}

const complete = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Complete setup' });

async function verifyPhone(fake: FakePage) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), '2133734253');
  await userEvent.click(screen.getByRole('button', { name: 'Send verification code' }));
  const [first] = await screen.findAllByRole('textbox', { name: /digit 1/i });
  await userEvent.click(first!);
  await userEvent.paste(fake.store.rightCode);
  await userEvent.click(screen.getByRole('button', { name: 'Verify phone number' }));
}

const merchant = { id: 12345678, status: 'connected' } as const;

const audience: FakeStore['audience'] = {
  location: 'selected',
  countries: ['GB'],
  locale: 'en_US',
  language: 'English',
};
const manual = { shipping_rate: 'manual', shipping_time: 'manual', tax_rate: 'manual' } as const;

/** A store whose earlier steps are finished, with every requirement ticked. */
function almostDone(): FakePage {
  const fake = createFakePage({ store: { merchant, audience } });
  fake.store.settings = { ...fake.store.settings, ...manual, ...allTrue };
  return fake;
}

const nothingSent = (fake: FakePage) =>
  fake.callsOf('saveContactInformation').length + fake.callsOf('syncSettings').length === 0;

describe('completing the setup', () => {
  it('lists what is missing, each with a way to it [S4.20]', async () => {
    const fake = createFakePage({ store: { merchant } });
    fake.store.contact = { ...fake.store.contact, wc_address_errors: ['city'] };
    show(fake);
    expect(await complete()).toBeDisabled();
    for (const name of ['Verify your phone number', 'Fill in your store address', 'Tick every item of the checklist'])
      expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('sends the address, syncs the settings and loads the product feed with its guide [S2.19, S4.20]', async () => {
    const fake = almostDone();
    show(fake);
    expect(await complete()).toBeDisabled();
    await verifyPhone(fake);
    await waitFor(async () => expect(await complete()).toBeEnabled());
    await userEvent.click(await complete());
    await waitFor(() =>
      expect(fake.visits).toEqual([
        { how: 'load', target: { path: '/google/product-feed', params: { guide: 'submission-success' } } },
      ]),
    );
    const keys = fake.calls.map(({ key }) => key).filter((key) => /^(saveContact|sync)/.test(key));
    expect(keys).toEqual(['saveContactInformation', 'syncSettings']);
  });

  it('is blocked by nothing that was seen of the store: the ticks decide [S4.20]', async () => {
    const fake = almostDone();
    const checks = checklistItems.map((id) => ({ id, verdict: 'not_found' as const, evidence: [] }));
    fake.store.storeChecks = { status: 'done', checked_at: 1_700_000_000, checks };
    show(fake);
    expect(await screen.findAllByText('Not found')).toHaveLength(checklistItems.length);
    await verifyPhone(fake);
    await waitFor(async () => expect(await complete()).toBeEnabled());
  });

  it('says which call failed and lets it be tried again [S8.36, S8.43]', async () => {
    const fake = almostDone();
    show(fake);
    await verifyPhone(fake);
    await waitFor(async () => expect(await complete()).toBeEnabled());
    fake.fail('saveContactInformation', { status: 500, body: { message: 'Broken' } });
    await userEvent.click(await complete());
    await waitFor(() =>
      expect(fake.notices.map(({ text }) => text)).toEqual([
        'Unable to update your Google Merchant Center contact information. Please try again later.',
      ]),
    );
    expect(fake.callsOf('syncSettings')).toHaveLength(0);
    fake.fail('syncSettings', { status: 500, body: { message: 'Broken' } });
    await userEvent.click(await complete());
    await waitFor(() =>
      expect(fake.notices.map(({ text }) => text)).toContain('Unable to complete your setup. Please try again later.'),
    );
    expect(await complete()).toBeEnabled();
  });

  it('makes no wrong claim while it does not know, and leads to Retry where it cannot [S4.20, S8.23, S8.37]', async () => {
    const fake = createFakePage({ store: { merchant } });
    fake.fail('getSettings', { status: 500, body: { message: 'Broken' } });
    const letGo = fake.hold('getContactInformation');
    show(fake);
    const why = () => {
      const id = screen.getByRole('button', { name: 'Complete setup' }).getAttribute('aria-describedby') ?? '';
      return [...document.querySelectorAll(`[id="${id}"] li`)].map(({ textContent }) => textContent);
    };
    await screen.findByRole('alert');
    expect(await complete()).toBeDisabled();
    expect(why()).toEqual([
      'Verify your phone number',
      'Load the checklist again',
      'Your store requirements are being loaded.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Load the checklist again' }));
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    letGo();
    await waitFor(() => expect(why()).toEqual(['Verify your phone number', 'Load the checklist again']));
  });

  it('keeps the number verified while another step is shown, and forgets it once the setup is complete [S4.20]', async () => {
    const fake = almostDone();
    window.sessionStorage.setItem('listings.merchant', '{"kind":"picked","id":1}');
    const { unmount } = show(fake);
    await verifyPhone(fake);
    await waitFor(async () => expect(await complete()).toBeEnabled());
    unmount();
    show(fake);
    await waitFor(async () => expect(await complete()).toBeEnabled());
    await userEvent.click(await complete());
    await waitFor(() => expect(fake.visits).toHaveLength(1));
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    [
      'an earlier step is unfinished in the store',
      { shipping_time: 'flat' },
      'The setup was not completed: something was changed meanwhile, and a step is not finished any more. Finish the steps from here, then complete the setup.',
    ],
    [
      'a requirement is not ticked in the store, whatever is ticked here',
      { refund_tos_visible: false },
      'The setup was not completed: an item of the checklist is not ticked any more. Check the list, then complete the setup.',
    ],
  ] as const)(
    'sends nothing while %s, says so and has the setup read again [S2.19, S4.17, S4.20]',
    async (_, undone, text) => {
      const fake = almostDone();
      const onUnfinished = jest.fn();
      show(fake, onUnfinished);
      await verifyPhone(fake);
      await waitFor(async () => expect(await complete()).toBeEnabled());
      const { settings } = fake.store;
      fake.store.settings = { ...settings, ...undone };
      await userEvent.click(await complete());
      await waitFor(() => expect(onUnfinished).toHaveBeenCalledTimes(1));
      expect(fake.notices.map((notice) => notice.text)).toEqual([text]);
      expect(nothingSent(fake)).toBe(true);
      fake.store.settings = settings;
      await userEvent.click(await complete());
      await waitFor(() => expect(fake.visits).toHaveLength(1));
      expect(fake.notices).toEqual([]);
    },
  );

  it.each([
    ['getSetupStatus', 'There was an error loading your merchant center setup status.'],
    ['getSettings', 'There was an error loading merchant center settings.'],
  ] as const)('says that %s could not be read, sends nothing, and works again [S4.20]', async (failing, text) => {
    const fake = almostDone();
    show(fake);
    await verifyPhone(fake);
    await waitFor(async () => expect(await complete()).toBeEnabled());
    fake.fail(failing, { status: 500, body: { message: 'Broken' } });
    await userEvent.click(await complete());
    await waitFor(() => expect(fake.notices.map((notice) => notice.text)).toEqual([text]));
    expect(nothingSent(fake)).toBe(true);
    expect(await complete()).toBeEnabled();
    await userEvent.click(await complete());
    await waitFor(() => expect(fake.visits).toHaveLength(1));
  });

  it('sends everything once, however often it is pressed [S4.20]', async () => {
    const fake = almostDone();
    const letGo = fake.hold('saveContactInformation');
    show(fake);
    await verifyPhone(fake);
    await waitFor(async () => expect(await complete()).toBeEnabled());
    await userEvent.dblClick(await complete());
    letGo();
    await waitFor(() => expect(fake.visits).toHaveLength(1));
    expect([fake.callsOf('saveContactInformation').length, fake.callsOf('syncSettings').length]).toEqual([1, 1]);
  });
});
