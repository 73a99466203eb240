import type { HandOverStep, ReviewStatus } from '@listings/shared-api/contract';
import type { BillingState } from '../documents/documents.types';

/** A campaign that is enabled, and how its days went; amounts are decimals in the ads account's currency. */
export interface CampaignFacts {
  readonly id: number;
  readonly name: string;
  readonly budget: number;
  readonly spentToday: number;
  readonly currency: string;
  /** Whole days of its present run, yesterday first. */
  readonly days: readonly { readonly spend: number; readonly conversions: number }[];
}

/** A release that was taken away because it failed. */
export interface ReturnedRelease {
  readonly app: string;
  readonly version: string;
  readonly reason: string;
  readonly at: number;
}

/** What the server sees of a store that is set up. */
export interface AlertFacts {
  readonly now: number;
  /** Day and hour in the store's time zone. */
  readonly today: string;
  readonly hour: number;
  readonly lostConnections: readonly ('hosting' | 'provider')[];
  readonly hasClaim: boolean;
  readonly review: { readonly status: ReviewStatus['status']; readonly requestedAt: number | null };
  readonly products: { readonly submitted: number; readonly disapproved: number };
  /** Since when products wait to be handed over; null where none do. */
  readonly waitingSince: number | null;
  readonly billing: BillingState | null;
  readonly campaigns: readonly CampaignFacts[];
  readonly returned: readonly ReturnedRelease[];
  /** Keys of the rules of which a real store did not say what they look at: they wait. */
  readonly unread?: ReadonlySet<string>;
}

/** Value of a text; `kind` says how it is written in the reader's language. */
export type FactValue =
  | string
  | { readonly kind: 'count' | 'percent' | 'days' | 'hours'; readonly value: number }
  | { readonly kind: 'step'; readonly value: HandOverStep }
  | { readonly kind: 'money'; readonly value: number; readonly currency: string };

/** Something that a rule has found. */
export interface Finding {
  /** What it is about; empty where there is only one. */
  readonly object: string;
  /** What tells it from the time before; absent where it lasts until it is gone. */
  readonly occurrence?: string;
  /** What the reader's threshold is held against; 1 where a rule has none. */
  readonly measure: number;
  readonly values: Readonly<Record<string, FactValue>>;
}

export interface AlertRule {
  /** Null where there is nothing to set. */
  readonly threshold: {
    readonly unit: 'percent' | 'hours' | 'days';
    readonly value: number;
    readonly max: number;
  } | null;
  readonly tone: 'error' | 'warning' | 'info';
  /** Address of the screen that leads to the cure. */
  readonly place: (object: string) => string;
  /** Null where it is told as it happens. */
  readonly find: ((facts: AlertFacts) => readonly Finding[]) | null;
}
