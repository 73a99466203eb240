import { PrimaryAction } from '@listings/shared-ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRoot } from '../testing';
import { createFakePage, type FakePage, type FakePageOptions } from '@listings/shared-app/testing';
import { AudienceSection } from './audience.section';
import { useAudience } from './use-audience';

const left = jest.fn();

function Step() {
  const { view, reasons, proceed } = useAudience(left);
  return (
    <>
      <AudienceSection view={view} />
      <PrimaryAction reasons={reasons} onClick={proceed}>
        Continue
      </PrimaryAction>
    </>
  );
}

const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const show = (options: FakePageOptions = {}): FakePage => {
  const fake = createFakePage(options);
  render(
    <FakeRoot fake={fake}>
      <Step />
    </FakeRoot>,
  );
  return fake;
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const saved = (countries: string[], location: 'selected' | 'all' = 'selected') => ({
  audience: { location, countries, locale: 'en_US', language: 'English' },
});
const rate = (id: string, country: string) => ({ id, country, currency: 'USD', rate: 5, options: {} });
const tags = () => screen.getAllByRole('button', { name: /^Remove/ }).map((tag) => tag.getAttribute('aria-label'));

beforeEach(() => {
  jest.useFakeTimers();
  left.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the audience', () => {
  it('shows the site language, and the countries by name with the hint [S2.22, S2.23]', async () => {
    show({ store: saved(['US', 'GB']) });
    expect(await screen.findByText('English')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Selected countries only' })).toBeChecked();
    expect(tags()).toEqual(['Remove United States (US)', 'Remove United Kingdom (UK)']);
    expect(screen.getByText('Can’t find a country? Only supported countries can be selected.')).toBeVisible();
  });

  it('begins with the suggestions when nothing is saved, and saves them by itself [S4.09]', async () => {
    const fake = show();
    await screen.findByText('Suggested from the shipping zones of your store. Change it as you like.');
    expect(tags()).toEqual(['Remove United States (US)', 'Remove Canada']);
    await pass(600);
    expect(fake.callsOf('saveAudience').map(({ body }) => body)).toEqual([
      { location: 'selected', countries: ['US', 'CA'] },
    ]);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('of a person who may not save it is not suggested, and nothing is saved by itself [S4.09]', async () => {
    const person = {
      id: 'vi',
      name: 'Vi',
      role: 'viewer',
      spendLimit: null,
      refused: { saveAudience: 'feed-manager' },
      refusal: 'Your role does not allow this.',
    } as const;
    const fake = show({ bootstrap: { person } });
    await screen.findByText('English');
    await pass(600);
    expect(fake.callsOf('saveAudience')).toEqual([]);
    expect(screen.queryByText(/^Suggested from/)).toBeNull();
    expect(screen.queryAllByRole('button', { name: /^Remove/ })).toEqual([]);
    expect(fake.notices).toEqual([]);
    expect(fake.isGuarded()).toBe(false);
  });

  it('does not ask for suggestions once an audience is saved [S4.09]', async () => {
    const fake = show({ store: saved(['US']) });
    await screen.findByText('English');
    expect(fake.callsOf('suggestAudience')).toEqual([]);
  });

  it('filters the countries from three characters on, by the keyboard alone [S2.29, S9.07]', async () => {
    const user = setUp();
    const fake = show({ store: saved(['US']) });
    const input = await screen.findByRole('combobox', { name: /Countries/ });
    await user.click(input);
    await user.type(input, 'Fr');
    expect(screen.getByText('Type 1 more character to filter')).toBeVisible();
    await user.type(input, 'a');
    expect(screen.getAllByRole('treeitem').map((row) => row.textContent)).toEqual(['Europe', 'France']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(tags()).toEqual(['Remove United States (US)', 'Remove France']);
    await pass(600);
    expect(fake.store.audience.countries).toEqual(['US', 'FR']);
  });

  it('tells Saudi Arabia from South America, whose codes are the same [decisions 20]', async () => {
    const user = setUp();
    const fake = show({ store: saved(['US']) });
    await user.click(await screen.findByRole('combobox', { name: /Countries/ }));
    await user.click(screen.getByRole('treeitem', { name: 'South America' }));
    expect(tags()).toEqual(['Remove United States (US)', 'Remove Brazil']);
    await pass(600);
    expect(fake.store.audience.countries).toEqual(['US', 'BR']);
  });

  it('keeps the countries when all are chosen, and says so [S2.23]', async () => {
    const user = setUp();
    const fake = show({ store: saved(['US']) });
    await user.click(await screen.findByRole('radio', { name: 'All countries' }));
    expect(screen.getByText('Your listings will be shown in all supported countries.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    await pass(600);
    expect(fake.store.audience).toMatchObject({ location: 'all', countries: ['US'] });
  });
});

describe('leaving the audience step', () => {
  it('names what is missing beside Continue and leads there [S4.10, S5.13] [decisions 22]', async () => {
    const user = setUp();
    const fake = show({ store: saved(['US']) });
    await user.click(await screen.findByRole('button', { name: 'Remove United States (US)' }));
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/Please select at least one country\./);
    await user.click(screen.getByRole('button', { name: 'Please select at least one country.' }));
    const input = screen.getByRole('combobox', { name: /Countries/ });
    expect(input).toHaveFocus();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/Please select at least one country\./);
    await pass(600);
    expect(fake.callsOf('saveAudience')).toEqual([]);
  });

  it('is not possible while a save failed, and possible once it succeeds [S4.10, S8.32]', async () => {
    const user = setUp();
    const fake = show({ store: saved(['US']) });
    fake.fail('saveAudience', { status: 500, body: { message: 'Oops.' } });
    await user.click(await screen.findByRole('radio', { name: 'All countries' }));
    await pass(600);
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error saving target audience data.']);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Your audience was not saved.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Saved').parentElement).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('warns while an edit is not saved, and sends it when the screen goes [S4.21]', async () => {
    const user = setUp();
    const fake = createFakePage({ store: saved(['US']) });
    const { unmount } = render(
      <FakeRoot fake={fake}>
        <Step />
      </FakeRoot>,
    );
    await user.click(await screen.findByRole('radio', { name: 'All countries' }));
    expect(fake.isGuarded()).toBe(true);
    unmount();
    await pass(0);
    expect(fake.store.audience.location).toBe('all');
  });
});

describe('shipping data of a changed audience', () => {
  const withRates = {
    ...saved(['US', 'GB']),
    rates: [rate('1', 'US'), rate('2', 'GB')],
    times: [{ countryCode: 'US', time: 3 }],
  };

  it('is announced, removed after 500 ms, and brought back by Undo [S4.11, S9.05] [decisions 14]', async () => {
    const user = setUp();
    const fake = show({ store: withRates });
    await user.click(await screen.findByRole('button', { name: 'Remove United Kingdom (UK)' }));
    await pass(0);
    const notice = within(screen.getByText(/Since your audience changed/));
    expect(
      notice.getByText(
        /2 shipping rates \(United States \(US\), United Kingdom \(UK\)\) and 1 shipping time \(United States \(US\)\)/,
      ),
    ).toBeVisible();
    expect(fake.store.rates).toHaveLength(2);
    await pass(1000);
    expect(fake.store.rates).toEqual([]);
    expect(fake.store.times).toEqual([]);
    expect(screen.getByText(/this was removed: 2 shipping rates .* and 1 shipping time /)).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
    await user.click(undo);
    expect(screen.getByRole('combobox')).toHaveFocus();
    await pass(1000);
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(fake.store.rates.map(({ country }) => country)).toEqual(['GB', 'US']);
    expect(fake.store.times).toEqual([{ countryCode: 'US', time: 3 }]);
    expect(fake.store.audience.countries).toEqual(['US', 'GB']);
    expect(tags()).toEqual(['Remove United States (US)', 'Remove United Kingdom (UK)']);
  });

  it('stays when Undo comes before it is removed [decisions 14]', async () => {
    const user = setUp();
    const fake = show({ store: withRates });
    await user.click(await screen.findByRole('radio', { name: 'All countries' }));
    await pass(100);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
    await pass(2000);
    expect(fake.callsOf('deleteShippingRates')).toEqual([]);
    expect(fake.store.audience.location).toBe('selected');
    expect(screen.getByRole('radio', { name: 'Selected countries only' })).toBeChecked();
  });

  const reload = (fake: FakePage) => {
    cleanup();
    return show({ store: fake.store });
  };
  const removed = () => screen.findByText(/this was removed: 2 shipping rates /);

  it('can be brought back after a reload and after a further change [S4.11] [decisions 14]', async () => {
    const user = setUp();
    const fake = show({ store: withRates });
    await user.click(await screen.findByRole('button', { name: 'Remove United Kingdom (UK)' }));
    await pass(1000);
    const again = reload(fake);
    await removed();
    await pass(10_000);
    await user.click(screen.getByRole('radio', { name: 'All countries' }));
    await pass(1000);
    await removed();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(1000);
    expect(again.store.rates.map(({ country }) => country).sort()).toEqual(['GB', 'US']);
    expect(again.store.times).toEqual([{ countryCode: 'US', time: 3 }]);
    expect(again.store.audience).toMatchObject({ location: 'selected', countries: ['US', 'GB'] });
    expect(window.sessionStorage.getItem('listings.clearing')).toBeNull();
  });

  it('is not offered for another audience than it belonged to, nor after two minutes', async () => {
    const user = setUp();
    const fake = show({ store: withRates });
    await user.click(await screen.findByRole('button', { name: 'Remove United Kingdom (UK)' }));
    await pass(1000);
    const kept = window.sessionStorage.getItem('listings.clearing') ?? '';
    fake.store.audience = { ...fake.store.audience, countries: ['FR'] };
    reload(fake);
    await screen.findByRole('button', { name: 'Remove France' });
    expect(screen.queryByText(/this was removed/)).toBeNull();
    cleanup();
    window.sessionStorage.setItem('listings.clearing', kept);
    fake.store.audience = { ...fake.store.audience, countries: ['US'] };
    jest.setSystemTime(Date.now() + 121_000);
    reload(fake);
    await screen.findByRole('button', { name: 'Remove United States (US)' });
    expect(screen.queryByText(/this was removed/)).toBeNull();
  });

  it('that could not be removed is told in place, with Retry [S8.33]', async () => {
    const user = setUp();
    const fake = show({ store: withRates });
    fake.fail('deleteShippingRates', { status: 500, body: { message: 'Oops.' } });
    await user.click(await screen.findByRole('radio', { name: 'All countries' }));
    await pass(1000);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(
      'Something went wrong while trying to clear your shipping data. Please try again later.',
    );
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(document.getElementById('audience-clearing')).toHaveFocus();
    await pass(1000);
    expect(fake.store.rates).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an audience that cannot be had', () => {
  it.each([
    ['getAudience', 'There was an error loading target audience.'],
    ['listCountries', 'There was an error loading supported country details.'],
  ] as const)('says so for %s, and reads again on Retry [S8.31, S8.34]', async (key, text) => {
    const user = setUp();
    const fake = createFakePage({ store: saved(['US']) });
    fake.fail(key, { status: 500, body: { message: 'Oops.' } });
    render(
      <FakeRoot fake={fake}>
        <Step />
      </FakeRoot>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('English')).toBeVisible();
    await waitFor(() => expect(fake.callsOf(key)).toHaveLength(2));
  });
});
