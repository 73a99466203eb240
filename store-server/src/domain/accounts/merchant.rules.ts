import type {
  MerchantState,
  ProviderIdentity,
  ProviderMerchantAccount,
  ProviderWorld,
  StoreProfile,
} from '../documents/documents.types';
import { bare, isSameSite, storeHost } from '../documents/store-profile.rules';

/** Steps of the setup, in their order. */
export const MERCHANT_STEPS = ['set_id', 'verify', 'link', 'claim'] as const;

const READY: MerchantState['steps'] = { set_id: 1, verify: 1, link: 1, claim: 1 };

export const NO_MERCHANT: MerchantState = {
  id: 0,
  steps: { set_id: 0, verify: 0, link: 0, claim: 0 },
  overwriteRequired: false,
  switchId: 0,
};

/** The first step that is not done; null when the account is set up. */
export const openStep = ({ steps }: MerchantState): (typeof MERCHANT_STEPS)[number] | null =>
  MERCHANT_STEPS.find((step) => steps[step] !== 1) ?? null;

/** Progress of the setup, and the reason it stopped. */
export interface MerchantProgress {
  readonly merchant: MerchantState;
  readonly world: ProviderWorld;
  readonly stop: 'notReady' | 'claimedElsewhere' | 'claimedForGood' | 'otherUrl' | null;
}

type Situation = Pick<MerchantProgress, 'merchant' | 'world'>;

export const accountOf = (world: ProviderWorld, id: number): ProviderMerchantAccount | undefined =>
  world.merchantAccounts.find((account) => account.id === id);

const identityOf = (world: ProviderWorld, email: string): ProviderIdentity | undefined =>
  world.identities.find((identity) => identity.email === email);

/** The world in which something is different for one person. */
export const withIdentity = (
  world: ProviderWorld,
  email: string,
  change: (identity: ProviderIdentity) => Partial<ProviderIdentity>,
): ProviderWorld => ({
  ...world,
  identities: world.identities.map((identity) =>
    identity.email === email ? { ...identity, ...change(identity) } : identity,
  ),
});

const withAccount = (world: ProviderWorld, changed: ProviderMerchantAccount): ProviderWorld => ({
  ...world,
  merchantAccounts: world.merchantAccounts.map((account) => (account.id === changed.id ? changed : account)),
});

/** A new sub-account of the platform, which belongs to the connected identity. */
export function createAccount({ world }: Situation, store: StoreProfile, email: string): Situation {
  const id = world.nextMerchantId;
  const account = { id, name: storeHost(store), subaccount: true, websiteUrl: store.homeUrl, claimed: false };
  return {
    merchant: { ...NO_MERCHANT, id, steps: { ...NO_MERCHANT.steps, set_id: 1 } },
    world: withIdentity(
      { ...world, nextMerchantId: id + 1, merchantAccounts: [...world.merchantAccounts, account] },
      email,
      ({ merchantAccounts }) => ({ merchantAccounts: [...merchantAccounts, id] }),
    ),
  };
}

/** Takes an existing account; one that has claimed another URL has to be switched first. */
export function chooseAccount(
  { world }: Situation,
  store: StoreProfile,
  account: ProviderMerchantAccount,
): MerchantProgress {
  const isOther = account.websiteUrl !== null && !isSameSite(account.websiteUrl, store.homeUrl);
  if (isOther && account.claimed) {
    return { merchant: { ...NO_MERCHANT, switchId: account.id }, world, stop: 'otherUrl' };
  }
  return {
    merchant: { ...NO_MERCHANT, id: account.id, steps: { ...NO_MERCHANT.steps, set_id: 1 } },
    world: withAccount(world, {
      ...account,
      websiteUrl: store.homeUrl,
      claimed: account.claimed && !isOther,
    }),
    stop: null,
  };
}

/** Gives the account the store's URL, whatever it had. */
export const switchUrlOf = (world: ProviderWorld, account: ProviderMerchantAccount, url: string): ProviderWorld =>
  withAccount(world, { ...account, websiteUrl: url, claimed: false });

/** Goes on from the first unfinished step to the end, or to what stops the person who is connected. */
export function advance({ merchant, world }: Situation, email: string): MerchantProgress {
  const account = accountOf(world, merchant.id);
  const { notReadyTimes = 0, urlClaimedElsewhere = false } = identityOf(world, email) ?? {};
  if (!account) return { merchant, world, stop: null };
  const verified = { ...merchant, steps: { ...merchant.steps, verify: 1 as const } };
  if (verified.steps.link !== 1 && account.subaccount && notReadyTimes > 0) {
    const nearer = withIdentity(world, email, () => ({ notReadyTimes: notReadyTimes - 1 }));
    return { merchant: verified, world: nearer, stop: 'notReady' };
  }
  const linked = { ...verified, steps: { ...verified.steps, link: 1 as const } };
  if (!account.claimed && urlClaimedElsewhere) {
    const failed = { ...linked, steps: { ...linked.steps, claim: -1 as const }, overwriteRequired: account.subaccount };
    return { merchant: failed, world, stop: account.subaccount ? 'claimedElsewhere' : 'claimedForGood' };
  }
  return {
    merchant: { ...linked, steps: READY, overwriteRequired: false, switchId: 0 },
    world: withAccount(world, { ...account, claimed: true }),
    stop: null,
  };
}

/** Takes the claim from whoever has it. */
export const takeClaim = (world: ProviderWorld, email: string): ProviderWorld =>
  withIdentity(world, email, () => ({ urlClaimedElsewhere: false }));

/** The URL an account has, as the texts name it. */
export const urlOf = (account: ProviderMerchantAccount | undefined): string => bare(account?.websiteUrl ?? '');
