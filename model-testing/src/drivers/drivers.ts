import type { ScreenDriver } from '../screen/screen';
import { accountReviewDriver } from './account-review.driver';
import { hostingConnectionDriver, merchantConnectionDriver, providerConnectionDriver } from './accounts.driver';
import { adsAccountDriver } from './ads-account.driver';
import { alertSettingsDriver, alertWebhookDriver } from './alerts.driver';
import { apiKeysDriver } from './api-keys.driver';
import { audienceDriver, shippingClearingDriver } from './audience.driver';
import { billingDriver, campaignLaunchDriver } from './ads-setup.driver';
import { adsSetupDriver } from './ads-steps.driver';
import { campaignRemovalDriver, campaignStatusDriver } from './campaign-status.driver';
import { campaignBudgetDriver, campaignCreationDriver } from './campaigns.driver';
import { freeListingSaveDriver } from './free-listing-save.driver';
import { freeListingsDriver } from './free-listings.driver';
import { phoneVerificationDriver } from './phone-verification.driver';
import { productVisibilityDriver } from './product-visibility.driver';
import { checklistAutosaveDriver, completeSetupDriver } from './requirements.driver';
import {
  campaignPausingDriver,
  disconnectDriver,
  providerReconnectDriver,
  storeAddressDriver,
} from './settings.driver';
import { setupWizardDriver } from './setup-wizard.driver';
import { shippingDriver } from './shipping.driver';

/** The drivers of the screens, by the id of their model. */
export const drivers = {
  hostingConnection: hostingConnectionDriver,
  providerConnection: providerConnectionDriver,
  merchantConnection: merchantConnectionDriver,
  phoneVerification: phoneVerificationDriver,
  disconnect: disconnectDriver,
  storeAddress: storeAddressDriver,
  providerReconnect: providerReconnectDriver,
  alertSettings: alertSettingsDriver,
  alertWebhook: alertWebhookDriver,
  apiKeys: apiKeysDriver,
  accountReview: accountReviewDriver,
  adsSetup: adsSetupDriver,
  adsAccount: adsAccountDriver,
  billing: billingDriver,
  campaignLaunch: campaignLaunchDriver,
  campaignBudget: campaignBudgetDriver,
  campaignCreation: campaignCreationDriver,
  freeListings: freeListingsDriver,
  freeListingSave: freeListingSaveDriver,
  setupWizard: setupWizardDriver,
  audience: audienceDriver,
  shippingClearing: shippingClearingDriver,
  shipping: shippingDriver,
  productVisibility: productVisibilityDriver,
  checklistAutosave: checklistAutosaveDriver,
  completeSetup: completeSetupDriver,
  campaignStatus: campaignStatusDriver,
  campaignRemoval: campaignRemovalDriver,
  campaignPausing: campaignPausingDriver,
} as const satisfies Record<string, ScreenDriver>;

/** The driver of a model's screen; null where it has none. */
export const driverOf = (model: string): ScreenDriver | null =>
  Object.hasOwn(drivers, model) ? drivers[model as keyof typeof drivers] : null;

/** Reasons why the other models have no walks through a screen. */
export const withoutScreen: Readonly<Record<string, string>> = {
  writeConflict:
    'what a form stood on is known by tags of reads, which scripted answers do not have; in jsdom no screen has the shell’s dialog',
};
