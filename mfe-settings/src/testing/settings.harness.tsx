import { createFakePage, FakeLinks, type FakePage, type FakePageOptions } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { settingsTexts } from '../messages/settings.texts';
import { Screens } from '../screens/screens';

/** The permissions the merchant service needs, and the one of ads. */
export const merchantScopes = [
  'https://www.googleapis.com/auth/content',
  'https://www.googleapis.com/auth/siteverification.verify_only',
];
export const adsScope = 'https://www.googleapis.com/auth/adwords';

/** A store whose setup is complete, with an ads account. */
export const linked = {
  provider: { active: 'yes' as const, email: 'jane@gmail.com', scope: [...merchantScopes, adsScope] },
  merchant: { id: 12345678, status: 'connected' as const },
  ads: { id: 2345678901, status: 'connected' as const, currency: 'EUR', symbol: '€' },
  contact: {
    id: 12345678,
    phone_number: '+12133734253',
    mc_address: address(),
    wc_address: address(),
    is_mc_address_different: false,
    wc_address_errors: [],
  },
  setupComplete: true,
  adsSetupComplete: true,
} satisfies FakePageOptions['store'];

function address() {
  return {
    street_address: '1 Main St\nSuite 5',
    locality: 'Springfield',
    region: 'California',
    postal_code: '90210',
    country: 'US',
  };
}

export const subpath = (path: string) => ({ path: '/google/settings', params: { subpath: path } }) as const;

/** Locks that are held on the page's links. */
function withLocks(fake: FakePage): { readonly held: number } {
  const locks = { held: 0 };
  const { navigation } = fake.page;
  Object.assign(navigation, {
    lock: () => {
      locks.held += 1;
      return () => void (locks.held -= 1);
    },
  });
  return locks;
}

/** The settings, or the sub-path of them that the location names. */
export function settingsPage(
  options: FakePageOptions = {},
  prepare: (fake: FakePage) => void = () => undefined,
  screens: ReactNode = <Screens />,
) {
  const fake = createFakePage({
    location: { path: '/google/settings' },
    ...options,
    store: { ...linked, ...options.store },
    bootstrap: { mcSetupComplete: true, adsSetupComplete: true, ...options.bootstrap },
  });
  const locks = withLocks(fake);
  prepare(fake);
  const element = (
    <FakeRoot fake={fake} catalogs={{ settings: settingsTexts }}>
      <FakeLinks fake={fake}>{screens}</FakeLinks>
    </FakeRoot>
  );
  return { fake, locks, element };
}

/** The same, rendered. */
export function showSettings(...given: Parameters<typeof settingsPage>) {
  const { element, ...page } = settingsPage(...given);
  return { ...page, ...render(element) };
}

/** The card of an account or of contact information. */
export const cardOf = (name: string) => screen.findByRole('group', { name });

/** The same once its content is there. */
export const readCardOf = (name: string) => screen.findByRole('group', { name, busy: false });

/** Does what opens a dialog; React waits for what is fetched then only inside an awaited `act`. */
export const openDialog = (open: () => unknown) => act(async () => void (await open()));
