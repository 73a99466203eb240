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

/** Known facts of a store at work; a fact that could not be read is absent and has no effect. */
export interface StoreFacts {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Null when unknown to the store. */
  readonly adsSetupComplete: boolean | null;
  readonly hosting?: Pick<HostingConnection, 'active'> | undefined;
  readonly provider?: Pick<ProviderConnection, 'active'> | undefined;
  readonly merchant?: Pick<MerchantConnection, 'status'> | undefined;
  readonly ads?: Pick<AdsConnection, 'id' | 'status'> | undefined;
  readonly billing?: BillingStatus | undefined;
  readonly review?: Pick<ReviewStatus, 'status'> | undefined;
  readonly statistics?: ProductStatistics | undefined;
  /** Number of issues of the account. */
  readonly accountIssues?: number | undefined;
  /** Number of issues of the products. */
  readonly productIssues?: number | undefined;
  readonly settings?: Pick<Settings, 'shipping_rate' | 'shipping_time'> | undefined;
  readonly audience?: Pick<Audience, 'location' | 'countries'> | undefined;
  readonly rates?: readonly RateForm[] | undefined;
  readonly times?: readonly ShippingTime[] | undefined;
  readonly campaigns?: readonly Campaign[] | undefined;
  /** Results of the campaigns over the chosen days, with the number of those days. */
  readonly period?: { readonly days: number; readonly campaigns: readonly ReportCampaign[] } | undefined;
  /** Results of the campaigns today; empty while the provider has nothing of today. */
  readonly today?: readonly ReportCampaign[] | undefined;
}
