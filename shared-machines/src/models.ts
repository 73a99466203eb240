import { accountReviewModel } from './account-review/account-review.model';
import { adsAccountModel } from './ads-account/ads-account.model';
import { adsSetupModel } from './ads-setup/ads-setup.model';
import { alertSettingsModel } from './alert-settings/alert-settings.model';
import { alertWebhookModel } from './alert-webhook/alert-webhook.model';
import { apiKeysModel } from './api-keys/api-keys.model';
import { audienceModel } from './audience/audience.model';
import { shippingClearingModel } from './audience/shipping-clearing.model';
import { billingModel } from './billing/billing.model';
import { campaignBudgetModel } from './campaign-budget/campaign-budget.model';
import { campaignCreationModel } from './campaign-creation/campaign-creation.model';
import { campaignLaunchModel } from './campaign-launch/campaign-launch.model';
import { campaignPausingModel } from './campaign-pausing/campaign-pausing.model';
import { campaignRemovalModel } from './campaign-removal/campaign-removal.model';
import { campaignStatusModel } from './campaign-status/campaign-status.model';
import { disconnectModel } from './disconnect/disconnect.model';
import { freeListingSaveModel } from './free-listing-save/free-listing-save.model';
import { freeListingsModel } from './free-listings/free-listings.model';
import { hostingConnectionModel } from './hosting-connection/hosting-connection.model';
import { merchantConnectionModel } from './merchant-connection/merchant-connection.model';
import { phoneVerificationModel } from './phone-verification/phone-verification.model';
import { productVisibilityModel } from './product-visibility/product-visibility.model';
import { providerConnectionModel } from './provider-connection/provider-connection.model';
import { providerReconnectModel } from './provider-reconnect/provider-reconnect.model';
import { setupWizardModel } from './setup-wizard/setup-wizard.model';
import { shippingModel } from './shipping/shipping.model';
import { checklistAutosaveModel } from './store-requirements/checklist.model';
import { completeSetupModel } from './store-requirements/complete-setup.model';
import { storeAddressModel } from './store-address/store-address.model';
import { writeConflictModel } from './write-conflict/write-conflict.model';
import type { AnyModel } from './model/define-model';

export {
  defineModel,
  type AnyModel,
  type Model,
  type NamedAnswer,
  type Situation,
  type WireReply,
} from './model/define-model';
export {
  duration,
  expectationsOf,
  failureText,
  sentenceOf,
  type Action,
  type Difference,
  type Expectation,
  type Recording,
  type Step,
  type Verdict,
} from './model/recording';
export { askedReads } from './model/asked-reads';
export { leavesOf } from './model/leaves';
export { screenName } from './recording/screen-name';

/** The models of the machines, for testers: what people do, what servers answer, what always holds. */
export const models: readonly AnyModel[] = [
  setupWizardModel,
  hostingConnectionModel,
  providerConnectionModel,
  merchantConnectionModel,
  audienceModel,
  shippingClearingModel,
  shippingModel,
  phoneVerificationModel,
  checklistAutosaveModel,
  completeSetupModel,
  adsSetupModel,
  adsAccountModel,
  billingModel,
  campaignLaunchModel,
  campaignStatusModel,
  campaignPausingModel,
  campaignCreationModel,
  campaignBudgetModel,
  campaignRemovalModel,
  productVisibilityModel,
  accountReviewModel,
  disconnectModel,
  providerReconnectModel,
  storeAddressModel,
  alertSettingsModel,
  alertWebhookModel,
  apiKeysModel,
  freeListingsModel,
  freeListingSaveModel,
  writeConflictModel,
];
