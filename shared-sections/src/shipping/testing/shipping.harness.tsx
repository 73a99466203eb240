import { PrimaryAction } from '@listings/shared-ui';
import { act, render, screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FakeRoot } from '../../testing';
import { createFakePage, fakeStore, type FakePage, type FakeStore } from '@listings/shared-app/testing';
import { ShippingSection } from '../shipping.section';
import { useShipping } from '../use-shipping';
import { preloadEstimateModal } from '../lazy-estimate-modal';

/** Called when the step is left. */
export const left = jest.fn();

function Step() {
  const { view, reasons, submitting, proceed } = useShipping(left);
  return (
    <>
      <ShippingSection view={view} />
      <PrimaryAction reasons={reasons} loading={submitting} onClick={proceed}>
        Continue
      </PrimaryAction>
    </>
  );
}

export const setUp = (): UserEvent => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

export const audience = (...countries: string[]): FakeStore['audience'] => ({
  location: 'selected',
  countries,
  locale: 'en_US',
  language: 'English',
});
export const settings = (change: Partial<FakeStore['settings']> = {}): FakeStore['settings'] => ({
  ...fakeStore().settings,
  shipping_rate: 'flat',
  shipping_time: 'flat',
  tax_rate: 'destination',
  ...change,
});
export const rate = (country: string, amount: number, threshold?: number): FakeStore['rates'][number] => ({
  id: country,
  country,
  currency: 'USD',
  rate: amount,
  options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
});
export const time = (countryCode: string, days: number) => ({ countryCode, time: days });

/** A store with nothing left to enter. */
export const complete: Partial<FakeStore> = {
  audience: audience('US', 'CA', 'GB'),
  settings: settings(),
  rates: [rate('US', 5), rate('CA', 5), rate('GB', 0)],
  times: [time('US', 3), time('CA', 3), time('GB', 7)],
};

export function renderStep(fake: FakePage): FakePage {
  render(
    <FakeRoot fake={fake}>
      <Step />
    </FakeRoot>,
  );
  return fake;
}

/** Shows the step over this store, once it is loaded. */
export async function show(store: Partial<FakeStore>, defaultCountry = 'US:CA'): Promise<FakePage> {
  const fake = renderStep(createFakePage({ store, bootstrap: { defaultCountry } }));
  await screen.findByText('Where the shipping rates come from');
  return fake;
}

type Inside = BoundFunctions<typeof queries>;
const card = (name: string): Inside => within(screen.getByRole('group', { name }));

export const ratesCard = (): Inside => card('Estimated shipping rates');
export const timesCard = (): Inside => card('Estimated shipping times');
export const ordersCard = (): Inside => card('Minimum order to qualify for free shipping');
export const dialog = (): Inside => within(screen.getByRole('dialog'));

/** The rows of a card: label and value. */
export const rowsOf = (inside: Inside): [string, string][] =>
  inside.getAllByRole<HTMLInputElement>('textbox').map((input) => [input.labels?.[0]?.textContent ?? '', input.value]);

/** Types into a field and leaves it. */
export async function fill(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  await user.type(input, text);
  await user.tab();
}

/** Fake timers around each test. */
export function inFakeTime(): void {
  beforeAll(preloadEstimateModal);
  beforeEach(() => {
    jest.useFakeTimers();
    left.mockClear();
  });
  afterEach(() => jest.useRealTimers());
}
