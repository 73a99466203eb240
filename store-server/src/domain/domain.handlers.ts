import type { Handlers } from '../calls/handler';
import { activityHandlers } from './activity/activity.routes';
import { alertWebhookHandlers } from './alerts/alert-webhook.routes';
import { alertsHandlers } from './alerts/alerts.routes';
import { adsHandlers } from './accounts/ads.routes';
import { audienceHandlers } from './shipping/audience.routes';
import type { AuthorizationPages } from './accounts/authorization-pages';
import { campaignEstimateHandlers } from './reports/campaign-estimate.routes';
import { campaignsHandlers } from './campaigns/campaigns.routes';
import { CatalogueCache } from './feed/catalogue-cache';
import { catalogueHandlers } from './feed/catalogue.routes';
import { connectionsHandlers, type SubstituteFor } from './setup/connections.routes';
import { contactInformationHandlers } from './contact/contact-information.routes';
import { handOversHandlers } from './hand-overs/hand-overs.routes';
import { hostingHandlers } from './accounts/hosting.routes';
import { merchantHandlers } from './setup/merchant.routes';
import { phoneVerificationHandlers } from './contact/phone-verification.routes';
import { productFeedHandlers } from './feed/product-feed.routes';
import { providerHandlers } from './accounts/provider.routes';
import { reportsHandlers } from './reports/reports.routes';
import { reviewHandlers } from './feed/review.routes';
import { savedViewsHandlers } from './saved-views/saved-views.routes';
import { settingsHandlers } from './setup/settings.routes';
import { shippingRatesHandlers } from './shipping/shipping-rates.routes';
import { shippingTimesHandlers } from './shipping/shipping-times.routes';
import { storeChecksHandlers } from './setup/store-checks.routes';
import { undoHandlers } from './undo/undo.routes';

/** Every call of the contract, answered by the embedded store. */
export const createHandlers = (
  pages: AuthorizationPages,
  substituteFor: SubstituteFor,
  cache = new CatalogueCache(),
): Handlers => {
  const feed = productFeedHandlers(cache);
  return {
    ...hostingHandlers(pages),
    ...providerHandlers(pages),
    ...merchantHandlers,
    ...settingsHandlers,
    ...contactInformationHandlers,
    ...storeChecksHandlers,
    ...phoneVerificationHandlers,
    ...audienceHandlers,
    ...shippingRatesHandlers,
    ...shippingTimesHandlers,
    ...adsHandlers(pages),
    ...campaignsHandlers,
    ...campaignEstimateHandlers,
    ...connectionsHandlers(substituteFor),
    ...feed,
    ...reviewHandlers(cache),
    ...reportsHandlers(),
    ...activityHandlers,
    ...alertsHandlers,
    ...alertWebhookHandlers,
    ...handOversHandlers,
    ...savedViewsHandlers,
    ...undoHandlers({ ...campaignsHandlers, ...feed }),
    ...catalogueHandlers,
  };
};
