import type {
  AdsConnection,
  Audience,
  BillingStatus,
  Campaign,
  HostingConnection,
  MerchantConnection,
  ProductStatistics,
  ProviderConnection,
  ReportCampaign,
  ReviewStatus,
  Settings,
  ShippingTime,
} from '@listings/shared-api/contract';
import type { RateForm } from '../shipping/shipping-rates.rules';

/** What is known of a store at work; a fact that could not be read is absent and leads to nothing. */
export interface StoreFacts {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Null where the store could not say. */
  readonly adsSetupComplete: boolean | null;
  readonly hosting?: Pick<HostingConnection, 'active'> | undefined;
  readonly provider?: Pick<ProviderConnection, 'active'> | undefined;
  readonly merchant?: Pick<MerchantConnection, 'status'> | undefined;
  readonly ads?: Pick<AdsConnection, 'id' | 'status'> | undefined;
  readonly billing?: BillingStatus | undefined;
  readonly review?: Pick<ReviewStatus, 'status'> | undefined;
  readonly statistics?: ProductStatistics | undefined;
  /** How many issues the account has. */
  readonly accountIssues?: number | undefined;
  /** How many issues the products have. */
  readonly productIssues?: number | undefined;
  readonly settings?: Pick<Settings, 'shipping_rate' | 'shipping_time'> | undefined;
  readonly audience?: Pick<Audience, 'location' | 'countries'> | undefined;
  readonly rates?: readonly RateForm[] | undefined;
  readonly times?: readonly ShippingTime[] | undefined;
  readonly campaigns?: readonly Campaign[] | undefined;
  /** What the campaigns brought over the chosen days, and how many days those are. */
  readonly period?: { readonly days: number; readonly campaigns: readonly ReportCampaign[] } | undefined;
  /** What the campaigns brought today; empty while the provider has nothing of today. */
  readonly today?: readonly ReportCampaign[] | undefined;
}
