import { activityEndpoints } from './activity.contract';
import { alertsEndpoints } from './alerts.contract';
import { apiKeysEndpoints } from './api-keys.contract';
import { adsEndpoints } from './ads.contract';
import { audienceEndpoints } from './audience.contract';
import { campaignsEndpoints } from './campaigns.contract';
import { catalogueEndpoints } from './catalogue.contract';
import { connectionsEndpoints } from './connections.contract';
import { contactInformationEndpoints } from './contact-information.contract';
import type { EndpointDefinition } from './endpoint';
import { handOversEndpoints } from './hand-overs.contract';
import { hostingEndpoints } from './hosting.contract';
import { merchantEndpoints } from './merchant.contract';
import { phoneVerificationEndpoints } from './phone-verification.contract';
import { productFeedEndpoints } from './product-feed.contract';
import { providerEndpoints } from './provider.contract';
import { reportsEndpoints } from './reports.contract';
import { savedViewsEndpoints } from './saved-views.contract';
import { settingsEndpoints } from './settings.contract';
import { shippingRatesEndpoints } from './shipping-rates.contract';
import { shippingTimesEndpoints } from './shipping-times.contract';
import { storeChecksEndpoints } from './store-checks.contract';

const table = {
  ...hostingEndpoints,
  ...providerEndpoints,
  ...merchantEndpoints,
  ...settingsEndpoints,
  ...contactInformationEndpoints,
  ...storeChecksEndpoints,
  ...phoneVerificationEndpoints,
  ...audienceEndpoints,
  ...shippingRatesEndpoints,
  ...shippingTimesEndpoints,
  ...adsEndpoints,
  ...campaignsEndpoints,
  ...connectionsEndpoints,
  ...productFeedEndpoints,
  ...reportsEndpoints,
  ...activityEndpoints,
  ...alertsEndpoints,
  ...handOversEndpoints,
  ...apiKeysEndpoints,
  ...savedViewsEndpoints,
  ...catalogueEndpoints,
};

type Table = typeof table;
type TableReadKey = { [K in keyof Table]: Table[K]['method'] extends 'GET' ? K : never }[keyof Table];

type Checked = Omit<EndpointDefinition, 'invalidates' | 'ifMatch'> & {
  readonly invalidates?: readonly TableReadKey[];
  readonly ifMatch?: TableReadKey;
};

/** Every call of the REST contract by its key. Only reads can be named in `invalidates` and `ifMatch`. Source: S7, O7. */
export const endpoints = table satisfies Record<string, Checked>;
