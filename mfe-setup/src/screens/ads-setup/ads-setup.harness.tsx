import { createFakePage, type FakePage, type FakePageOptions, type FakeStore } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { render } from '@testing-library/react';
import { adsSetupTexts } from '../../messages/ads.texts';
import { AdsSetupScreen } from './ads-setup.screen';

export const scope: string[] = ['https://www.googleapis.com/auth/content', 'https://www.googleapis.com/auth/adwords'];
export const provider: FakeStore['provider'] = { active: 'yes', email: 'jane@example.com', scope };
const audience: FakeStore['audience'] = {
  location: 'selected',
  countries: ['US', 'CA'],
  locale: 'en_US',
  language: 'English',
};
export const linked = { id: 4567890001, currency: 'EUR', symbol: '€', status: 'connected' } as const;

const merchant = { id: 12345678, status: 'connected' } as const;

/** The page of a store whose provider and merchant account are connected with every permission. */
const pageOf = (store: Partial<FakeStore>, options: FakePageOptions): FakePage =>
  createFakePage({
    location: { path: '/google/setup-ads' },
    ...options,
    store: { provider, merchant, audience, ...store },
  });

const elementOf = (fake: FakePage) => (
  <FakeRoot fake={fake} catalogs={{ adsSetup: adsSetupTexts }}>
    <AdsSetupScreen />
  </FakeRoot>
);

/** The ads setup of such a store, not yet rendered. */
export function adsSetupPage(store: Partial<FakeStore> = {}, options: FakePageOptions = {}) {
  const fake = pageOf(store, options);
  return { fake, element: elementOf(fake) };
}

/** The same, rendered. */
export function show(store: Partial<FakeStore> = {}, options: FakePageOptions = {}): FakePage {
  const fake = pageOf(store, options);
  showPage(fake);
  return fake;
}

/** The ads setup of a page that was prepared. */
export function showPage(fake: FakePage): void {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(elementOf(fake));
}

/** Nothing of a test stays in the browser. */
export function forgetAfterwards(): void {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
}
