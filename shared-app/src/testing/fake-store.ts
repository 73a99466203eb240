import {
  defaultSettings,
  scopes,
  type AdsConnection,
  type AlertInbox,
  type AlertSettings,
  type AlertWebhook,
  type KeptViews,
  type ApiKey,
  type ApiOutput,
  type Audience,
  type Campaign,
  type CatalogueProduct,
  type CatalogueVariation,
  type ContactInformation,
  type CountryList,
  type FeedProduct,
  type FreeReport,
  type FreeReportQuery,
  type HandOver,
  type HandOverStep,
  type HostingConnection,
  type Issue,
  type MerchantConnection,
  type PaidReport,
  type PaidReportQuery,
  type ProductFeedItem,
  type ProviderConnection,
  type ReviewStatus,
  type Settings,
  type ShippingRate,
  type ShippingTime,
  type Activity,
  type StoreChecks,
  type SuggestedShippingRate,
} from '@listings/shared-api/contract';

/** A verification code that was sent. */
export interface SentCode {
  readonly verificationId: string;
  readonly number: string;
  readonly method: 'SMS' | 'PHONE_CALL';
  /** Number of tries. */
  readonly tries?: number;
  readonly used?: boolean;
}

/** Obstacle to connecting a merchant account, as the provider reports it. */
export type MerchantObstacle = 'claimed' | 'claimedForGood' | 'otherUrl' | 'notReady';

/** Query of a report, as far as a fake one uses it. */
type ReportQuestion = Pick<FreeReportQuery, 'after' | 'before' | 'order'> & Pick<PaidReportQuery, 'orderby' | 'fields'>;

/** All a store server would remember; tests set it before the screen is rendered and read it afterwards. */
export interface FakeStore {
  /** With protocol, without a slash at the end. */
  homeUrl: string;
  currency: string;
  hosting: HostingConnection;
  provider: ProviderConnection;
  merchant: MerchantConnection;
  merchantAccounts: ApiOutput<'listMerchantAccounts'>;
  /** Obstacles to the next connection, one after the other. */
  obstacles: MerchantObstacle[];
  /** The account that has another URL and waits for the decision to switch; 0 when none. */
  switchId: number;
  /** Permissions of the provider account, where they differ from full access. */
  access: Partial<ApiOutput<'getProviderAccess'>>;
  setupComplete: boolean;
  settings: Settings;
  audience: Audience;
  suggestedAudience: Audience;
  countryList: CountryList;
  rates: ShippingRate[];
  suggestedRates: SuggestedShippingRate[];
  times: ShippingTime[];
  contact: ContactInformation;
  /** What was seen of the shop; a look stays under way until a test ends it. */
  storeChecks: Omit<StoreChecks, 'site'>;
  activity: Activity;
  alerts: AlertInbox;
  alertSettings: AlertSettings;
  alertWebhook: AlertWebhook;
  handOvers: HandOver[];
  /** Steps that somebody who was asked has done. */
  handedOver: HandOverStep[];
  apiKeys: ApiKey[];
  savedViews: KeptViews['screens'];
  sentCodes: SentCode[];
  /** The one code that is right. */
  rightCode: string;
  ads: AdsConnection;
  adsAccounts: (ApiOutput<'listAdsAccounts'>[number] & { readonly billing?: ApiOutput<'getBillingStatus'> })[];
  billing: ApiOutput<'getBillingStatus'>;
  adsSetupComplete: boolean;
  recommendation: ApiOutput<'recommendBudget'>;
  /** Null where no store is similar. */
  estimate: ApiOutput<'estimateCampaign'> | null;
  campaigns: Campaign[];
  feed: ProductFeedItem[];
  /** What is sent of products of the feed, by id, where it is not the title alone. */
  feedProducts: Readonly<Record<number, Partial<FeedProduct>>>;
  /**
   * True for a store that filters the feed by status and visibility, and issues by product; others ignore the filter.
   */
  knowsFeedFilters: boolean;
  issues: Issue[];
  review: ReviewStatus;
  /** Counted from the feed where null. */
  statistics: ApiOutput<'getProductStatistics'> | null;
  /** One report for every question, or the one that fits the question. */
  freeReport: FreeReport | ((query: ReportQuestion) => FreeReport);
  paidReport: PaidReport | ((query: ReportQuestion) => PaidReport);
  storeOrders: ApiOutput<'getStoreOrders'>;
  countriesReport: Readonly<Record<'free' | 'paid', ApiOutput<'getCountriesReport'>>>;
  products: CatalogueProduct[];
  variations: CatalogueVariation[];
  lastId: number;
}

/** A report without figures counts nothing of each field that is asked for. */
const noReport = ({ fields }: ReportQuestion) => ({
  products: [],
  intervals: [],
  totals: Object.fromEntries((Array.isArray(fields) ? fields : []).map((field) => [String(field), 0])),
  next_page: null,
  whole: true,
});
const address = {
  street_address: '1 Main St\nSuite 5',
  locality: 'Springfield',
  region: 'California',
  postal_code: '90210',
  country: 'US',
};

const accounts = () =>
  ({
    hosting: { active: 'yes', owner: 'yes', displayName: 'Jane Doe', email: 'jane@example.com' },
    provider: { active: 'yes', email: 'jane@example.com', scope: Object.values(scopes) },
    merchant: { id: 0, status: 'disconnected' },
    homeUrl: 'https://shop.example.com',
    currency: 'USD',
    merchantAccounts: [],
    obstacles: [],
    switchId: 0,
    access: {},
    setupComplete: false,
    ads: { id: 0, currency: null, symbol: '$', status: 'disconnected' },
    adsAccounts: [],
    billing: { status: 'unknown', billing_url: null },
    adsSetupComplete: false,
    recommendation: { currency: 'USD', recommendations: [] },
    estimate: null,
    campaigns: [],
  }) satisfies Partial<FakeStore>;

const listings = () =>
  ({
    settings: defaultSettings(),
    audience: { location: null, countries: null, locale: 'en_US', language: 'English' },
    suggestedAudience: { location: 'selected', countries: ['US', 'CA'], locale: 'en_US', language: 'English' },
    countryList: {
      countries: {
        CA: { name: 'Canada', currency: 'CAD' },
        FR: { name: 'France', currency: 'EUR' },
        DE: { name: 'Germany', currency: 'EUR' },
        SA: { name: 'Saudi Arabia', currency: 'SAR' },
        GB: { name: 'United Kingdom (UK)', currency: 'GBP' },
        US: { name: 'United States (US)', currency: 'USD' },
        BR: { name: 'Brazil', currency: 'BRL' },
      },
      continents: {
        AS: { name: 'Asia', countries: ['SA'] },
        EU: { name: 'Europe', countries: ['FR', 'DE', 'GB'] },
        NA: { name: 'North America', countries: ['CA', 'US'] },
        SA: { name: 'South America', countries: ['BR'] },
      },
    },
    rates: [],
    suggestedRates: [],
    times: [],
    contact: {
      id: 12345678,
      phone_number: null,
      mc_address: null,
      wc_address: address,
      is_mc_address_different: true,
      wc_address_errors: [],
    },
    storeChecks: { status: 'never', checked_at: 0, checks: [] },
    activity: { entries: [], people: [], next_page: null },
    alerts: { unread: 0, alerts: [], next_page: null },
    alertSettings: {
      rules: [],
      digest: 'off',
      digest_hour: 8,
      quiet: null,
      mail: null,
      mail_available: true,
      mail_kept: true,
    },
    alertWebhook: { url: null, secret: null, last: null },
    handOvers: [],
    handedOver: [],
    apiKeys: [],
    savedViews: [],
    sentCodes: [],
    rightCode: '123456',
  }) satisfies Partial<FakeStore>;

const operations = () =>
  ({
    feed: [],
    feedProducts: {},
    knowsFeedFilters: true,
    issues: [],
    review: { status: 'ONBOARDING', cooldown: 0, issues: [], reviewEligibleRegions: [] },
    statistics: null,
    freeReport: (query: ReportQuestion) => ({ ...noReport(query), free_listings: [] }),
    storeOrders: { currency: 'USD', days: [] },
    countriesReport: {
      free: { countries: [], totals: { clicks: 0, impressions: 0 } },
      paid: { countries: [], totals: { sales: 0, conversions: 0, clicks: 0, impressions: 0, spend: 0 } },
    },
    paidReport: (query: ReportQuestion) => ({ ...noReport(query), campaigns: [] }),
    products: [],
    variations: [],
    lastId: 100,
  }) satisfies Partial<FakeStore>;

/** A store in the middle of its setup: hosting and provider are connected, nothing is configured. */
export const fakeStore = (given: Partial<FakeStore> = {}): FakeStore => ({
  ...accounts(),
  ...listings(),
  ...operations(),
  ...given,
});
