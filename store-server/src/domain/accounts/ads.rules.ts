import type { AdsState, BillingState, ProviderAdsAccount, ProviderWorld } from '../documents/documents.types';

/** Steps of the setup, in their order. */
export const ADS_STEPS = ['set_id', 'billing', 'link_merchant', 'conversion_action'] as const;

export const openAdsStep = ({ steps }: AdsState): (typeof ADS_STEPS)[number] | null =>
  ADS_STEPS.find((step) => steps[step] !== 1) ?? null;

export const adsAccountOf = (world: ProviderWorld, id: number): ProviderAdsAccount | undefined =>
  world.adsAccounts.find((account) => account.id === id);

/** The billing of an account at the provider, changed. */
export const withBilling = (world: ProviderWorld, id: number, billing: BillingState): ProviderWorld => ({
  ...world,
  adsAccounts: world.adsAccounts.map((account) => (account.id === id ? { ...account, billing } : account)),
});

interface NewAccount {
  readonly ads: AdsState;
  readonly world: ProviderWorld;
}

/** A new account in the store's currency, billing not yet set up, of the person who is connected. */
export function createAdsAccount(
  world: ProviderWorld,
  ads: AdsState,
  owner: { readonly email: string; readonly name: string; readonly currency: string },
  now: number,
): NewAccount {
  const id = world.nextAdsId;
  const account = {
    id,
    name: owner.name,
    currency: owner.currency,
    billing: 'pending' as const,
    kind: 'client' as const,
  };
  return {
    ads: {
      ...ads,
      id,
      steps: { set_id: 1, billing: 0, link_merchant: 0, conversion_action: 0 },
      subAccount: true,
      createdTimestamp: Math.floor(now / 1000),
    },
    world: {
      ...world,
      nextAdsId: id + 1,
      adsAccounts: [...world.adsAccounts, account],
      identities: world.identities.map((identity) =>
        identity.email === owner.email ? { ...identity, adsAccounts: [...identity.adsAccounts, id] } : identity,
      ),
    },
  };
}

/** Completes the steps after billing, which need no input. */
export const finishSteps = (ads: AdsState): AdsState => ({
  ...ads,
  steps: { set_id: 1, billing: 1, link_merchant: 1, conversion_action: 1 },
});
