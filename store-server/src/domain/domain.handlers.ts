import type { Handlers } from '../http/handler';
import { adsHandlers } from './ads.routes';
import { audienceHandlers } from './audience.routes';
import type { AuthorizationPages } from './authorization-pages';
import { campaignsHandlers } from './campaigns.routes';
import { CatalogueCache } from './catalogue-cache';
import { catalogueHandlers } from './catalogue.routes';
import { connectionsHandlers, type SubstituteFor } from './connections.routes';
import { contactInformationHandlers } from './contact-information.routes';
import { hostingHandlers } from './hosting.routes';
import { merchantHandlers } from './merchant.routes';
import { phoneVerificationHandlers } from './phone-verification.routes';
import { productFeedHandlers } from './product-feed.routes';
import { providerHandlers } from './provider.routes';
import { reportsHandlers } from './reports.routes';
import { reviewHandlers } from './review.routes';
import { settingsHandlers } from './settings.routes';
import { shippingRatesHandlers } from './shipping-rates.routes';
import { shippingTimesHandlers } from './shipping-times.routes';

/** Every call of the contract, answered by the embedded store. */
export const createHandlers = (
  pages: AuthorizationPages,
  substituteFor: SubstituteFor,
  cache = new CatalogueCache(),
): Handlers => ({
  ...hostingHandlers(pages),
  ...providerHandlers(pages),
  ...merchantHandlers,
  ...settingsHandlers,
  ...contactInformationHandlers,
  ...phoneVerificationHandlers,
  ...audienceHandlers,
  ...shippingRatesHandlers,
  ...shippingTimesHandlers,
  ...adsHandlers(pages),
  ...campaignsHandlers,
  ...connectionsHandlers(substituteFor),
  ...productFeedHandlers(cache),
  ...reviewHandlers(cache),
  ...reportsHandlers(cache),
  ...catalogueHandlers,
});
