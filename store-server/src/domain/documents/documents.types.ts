import type { Address, Settings } from '@listings/shared-api/contract';
import type { ShopCheck } from '../../shop-checks/shop-check.types';

/** The store as its own settings have it. */
export interface StoreProfile {
  /** With protocol, without a slash at the end. */
  readonly homeUrl: string;
  readonly address: StoreAddress;
  readonly currency: string;
  /** IANA zone name or numeric offset. */
  readonly timeZone: string;
  readonly locale: string;
  readonly zones: readonly ShippingZone[];
}

export interface StoreAddress {
  readonly address_1: string;
  readonly address_2: string;
  readonly city: string;
  /** State or province code, such as `NY`. */
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
}

/** Amounts are decimals in the store's currency. */
interface ShippingZone {
  readonly countries: readonly string[];
  readonly rate: string;
  /** Orders from this amount on are sent for nothing. */
  readonly freeFrom: string | null;
}

/** `lost`: the connection was there, but its token is gone. */
type ConnectionStatus = 'none' | 'connected' | 'lost';

interface HostingState {
  readonly status: ConnectionStatus;
  readonly displayName: string;
  readonly email: string;
}

export interface ProviderState {
  readonly status: ConnectionStatus;
  readonly email: string;
  readonly scope: readonly string[];
  /** Account that the merchant account was used with before this one, which may not use it. */
  readonly before?: string;
}

/** 0 open, 1 done, -1 failed. */
type StepState = 0 | 1 | -1;

export interface MerchantState {
  /** 0 when none is chosen. */
  readonly id: number;
  readonly steps: Readonly<Record<'set_id' | 'verify' | 'link' | 'claim', StepState>>;
  /** The URL is claimed elsewhere and may be taken over. */
  readonly overwriteRequired: boolean;
  /** The account that has another URL, waiting for the decision to switch; 0 when none. */
  readonly switchId: number;
}

export interface AdsState {
  readonly id: number;
  readonly steps: Readonly<Record<'set_id' | 'billing' | 'link_merchant' | 'conversion_action', 0 | 1>>;
  /** Made through the product. */
  readonly subAccount: boolean;
  /** Seconds. */
  readonly createdTimestamp: number;
  readonly setupComplete: boolean;
  readonly conversion: ConversionState | null;
}

interface ConversionState {
  readonly status: 'unknown' | 'unconverted' | 'converted' | 'not-applicable';
  /** Seconds. */
  readonly updated: number;
}

export interface AudienceState {
  readonly location: 'all' | 'selected' | null;
  readonly countries: readonly string[] | null;
}

interface ContactState {
  readonly phoneNumber: string | null;
  readonly address: Address | null;
}

export interface ListingsState {
  /** Set by the first settings sync. */
  readonly setupCompletedAt: number | null;
  /** The last submission of products, and how many. */
  readonly sync: { readonly startedAt: number; readonly products: number } | null;
}

/** State of the account's review; derived from the listings when nothing was decided. */
export interface ReviewState {
  readonly decided: 'DISAPPROVED' | 'WARNING' | 'APPROVED' | null;
  /** Time of the request for a review. */
  readonly requestedAt: number | null;
  /** Milliseconds; 0 = none. */
  readonly cooldown: number;
  readonly regions: readonly string[];
}

/**
 * A person at the provider who may grant access. Real providers know one claim for each URL; here each person has a
 * story of their own, so that trying one does not spoil the others.
 */
export interface ProviderIdentity {
  readonly email: string;
  readonly name: string;
  /** Description of the identity, for the person who chooses one. */
  readonly summary: string;
  readonly merchantAccounts: readonly number[];
  readonly adsAccounts: readonly number[];
  /** Somebody else's account has claimed the store's URL. */
  readonly urlClaimedElsewhere: boolean;
  /** Number of times that a new account is not yet ready to be linked. */
  readonly notReadyTimes: number;
}

export interface ProviderMerchantAccount {
  readonly id: number;
  readonly name: string;
  /** A sub-account of the platform, which may take over a claim. */
  readonly subaccount: boolean;
  readonly websiteUrl: string | null;
  readonly claimed: boolean;
}

export type BillingState = 'approved' | 'pending' | 'cancelled' | 'unknown';

export interface ProviderAdsAccount {
  readonly id: number;
  readonly name: string;
  readonly currency: string;
  readonly billing: BillingState;
  /** Only those of clients can run campaigns; the others are not offered. */
  readonly kind: 'client' | 'manager' | 'test';
}

/** The provider's side of the world. */
export interface ProviderWorld {
  readonly identities: readonly ProviderIdentity[];
  readonly merchantAccounts: readonly ProviderMerchantAccount[];
  readonly adsAccounts: readonly ProviderAdsAccount[];
  readonly nextMerchantId: number;
  readonly nextAdsId: number;
  readonly nextCampaignId: number;
  /** Reports add up the rows of a page only, as those of a real store do. */
  readonly sumsByPage?: boolean;
}

/** Record of the seeding: the scenarios that were loaded. */
interface SeedState {
  readonly scenario: string;
  readonly startScenario: string;
}

/** What was seen of the shop, and whether it is being looked at. Milliseconds since 1970; 0 is never. */
export interface ShopCheckState {
  readonly status: 'never' | 'running' | 'done';
  readonly startedAt: number;
  readonly checkedAt: number;
  /** The process that looks has until then, in real time. */
  readonly claimedUntil: number;
  readonly checks: readonly ShopCheck[];
}

/** The shop that the sandbox plays: names of what is wrong with it. */
interface PlayedShopState {
  readonly faults: readonly string[];
}

/** What is kept of a real store behind this server; times in milliseconds since 1970. */
export interface RealStoreState {
  /** This server stands in front of a real store; the other documents are not about it. */
  readonly isReal: boolean;
  readonly timeZone: string;
  /** With protocol, without a slash at the end. */
  readonly homeUrl: string;
  /** Such as `de_DE`. */
  readonly locale: string;
  /** Since when products wait to be handed over; null where none do. */
  readonly waitingSince: number | null;
  /** Since when an account review runs that was seen, or ran last. */
  readonly reviewSince: number | null;
  readonly isUnderReview: boolean;
}

/** Every small document of the domain by its key. */
export interface Documents {
  readonly realStore: RealStoreState;
  readonly store: StoreProfile;
  readonly hosting: HostingState;
  readonly provider: ProviderState;
  readonly merchant: MerchantState;
  readonly ads: AdsState;
  readonly settings: Settings;
  readonly audience: AudienceState;
  readonly contact: ContactState;
  readonly listings: ListingsState;
  readonly review: ReviewState;
  readonly shopChecks: ShopCheckState;
  readonly playedShop: PlayedShopState;
  readonly world: ProviderWorld;
  readonly seed: SeedState;
}
