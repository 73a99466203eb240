export * from './page/routes';
export { withoutParam } from './page/location.rules';
export * from './page/offered.rules';
export type * from './page/page-services';
export { invalidateAfter } from './page/stale-reads';
export { callsBehind, failedCall, failureNotice, noticesCuredBy } from './page/failure-notice';
export { pseudoText } from '@listings/shared-values';
export { brand, type Brand } from './brand';
export type * from './emitted';
export type { Refused } from './ports';
export * from './reads';
export * from './lists/list-pages.rules';
export { supportedCountries } from './countries/supported-countries';
export { otherTabsActor } from './other-tabs';
export { viewOf } from './running/view-of';

export { setupStepsOf, type SetupStep } from './setup-wizard/setup-wizard.rules';
export * from './setup-wizard/setup-wizard.machine';
export { setupWizardReads } from './setup-wizard/setup-wizard.actors';

export type { HostingAccount } from './hosting-connection/hosting-connection.answers';
export * from './hosting-connection/hosting-connection.machine';
export { hostingConnectionActors, hostingConnectionReads } from './hosting-connection/hosting-connection.actors';

export type { ProviderAccount } from './provider-connection/provider-connection.answers';
export * from './provider-connection/provider-connection.machine';
export { providerConnectionActors, providerConnectionReads } from './provider-connection/provider-connection.actors';

export { accountWithDomain } from './merchant-connection/merchant-connection.rules';
export type { UrlClaim, UrlConflict } from './merchant-connection/merchant-connection.answers';
export type * from './merchant-connection/merchant-connection.types';
export { merchantConnectionMachine } from './merchant-connection/merchant-connection.machine';
export {
  merchantMemoryOf,
  readMerchantMemory,
  type KeptMerchantMemory,
  type MerchantConnectionSnapshot,
} from './merchant-connection/merchant-memory';
export {
  merchantConnectionActors,
  merchantConnectionReads,
  merchantReadsOfOthers,
} from './merchant-connection/merchant-connection.actors';

export * from './autosave/autosave.machine';

export * from './phone-verification/phone-number.rules';
export * from './phone-verification/verification-code.rules';
export * from './phone-verification/phone-memory';
export type * from './phone-verification/phone-verification.types';
export * from './phone-verification/phone-verification.machine';
export { phoneVerificationActors } from './phone-verification/phone-verification.actors';

export * from './store-requirements/store-requirements.rules';
export * from './store-requirements/checklist-autosave';
export * from './store-requirements/complete-setup.machine';

export { hasSameCountries, withoutCountries } from './countries/country-set.rules';
export { countryAliases } from './countries/country-aliases.table';

export {
  audienceBlockers,
  audienceFormOf,
  isValidAudience,
  targetCountries,
  validateAudience,
  type AudienceBlocker,
  type AudienceForm,
  type Clearing,
  type ClearingStatus,
} from './audience/audience.rules';
export {
  audienceMachine,
  type AudienceContext,
  type AudienceEmitted,
  type AudienceEvent,
} from './audience/audience.machine';
export { keptClearingOf, type KeptClearing } from './audience/clearing-memory';
export { shippingClearingMachine } from './audience/shipping-clearing.machine';
export type {
  ShippingClearingContext,
  ShippingClearingEvent,
  ShippingClearingInput,
} from './audience/shipping-clearing.types';
export { audienceActors, audienceReads, shippingClearingReads } from './audience/audience.actors';

export {
  countriesWithoutRate,
  groupMinimumOrders,
  initialOfferFreeShipping,
  keepRatesOf,
  rateRows,
  removeRates,
  restoreRates,
  setMinimumOrder,
  setRateGroup,
  type RateForm,
} from './shipping/shipping-rates.rules';
export {
  canAddTime,
  countriesWithoutTime,
  removeTimes,
  restoreTimes,
  setTimeGroup,
  timeRows,
} from './shipping/shipping-times.rules';
export { foreignOptionsOf, type ForeignOptions } from './shipping/shipping-options.rules';
export { ratesLeft, timesLeft } from './shipping/shipping-left.rules';
export { shippingSaves } from './shipping/shipping-unsaved.rules';
export * from './shipping/shipping-settings.rules';
export type * from './shipping/shipping.types';
export { shippingMachine } from './shipping/shipping.machine';
export { saveRates, saveTimes, shippingActors, shippingReads } from './shipping/shipping.actors';

export { accountErrorTexts } from './messages/account-errors.texts';
export { connectionErrorTexts } from './messages/connection-errors.texts';
export { merchantErrorTexts } from './messages/merchant-errors.texts';
export { creationErrorTexts } from './messages/creation-errors.texts';
export { disconnectErrorTexts } from './messages/disconnect-errors.texts';
export { adsErrorTexts } from './messages/ads-errors.texts';
export { contactErrorTexts } from './messages/contact-errors.texts';
export { alertErrorTexts } from './messages/alert-errors.texts';
export { apiKeyErrorTexts } from './messages/api-key-errors.texts';
export { audienceChoiceErrorTexts } from './messages/audience-choice-errors.texts';
export { completionErrorTexts } from './messages/completion-errors.texts';
export { requirementErrorTexts } from './messages/requirement-errors.texts';
export { shippingErrorTexts } from './messages/shipping-errors.texts';
export { handOverErrorTexts } from './messages/hand-over-errors.texts';
export { viewErrorTexts } from './messages/view-errors.texts';
export { errorTexts } from './messages/errors.texts';
export { feedErrorTexts } from './messages/feed-errors.texts';
export { figureErrorTexts } from './messages/figure-errors.texts';
export { productFigureErrorTexts } from './messages/product-figure-errors.texts';
export { audienceErrorTexts } from './messages/audience-error.texts';
export { elsewhereErrorTexts } from './messages/elsewhere-error.texts';
export { programErrorTexts } from './messages/program-errors.texts';
export { providerErrorTexts } from './messages/provider-errors.texts';
export { audienceRules } from './messages/audience-rules.texts';
export { campaignRules } from './messages/campaign-rules.texts';
export { requirementRules } from './messages/requirement-rules.texts';
export { shippingRules } from './messages/shipping-rules.texts';
export { dateRangeMessages, rulesMessages, type RuleMessageKey, type RuleMessages } from './messages/rules.texts';

export * from './campaign-form/monthly-estimate.rules';

export { adsSteps, type AdsCampaign, type AdsStep } from './ads-setup/ads-setup.rules';
export { adsSetupMachine, type AdsSetupView } from './ads-setup/ads-setup.machine';
export { adsSetupReads } from './ads-setup/ads-setup.actors';
export {
  adsAccountMachine,
  type AdsAccountSnapshot,
  type AdsAccountContext,
  type AdsAccountEvent,
  type AdsAccountView,
} from './ads-account/ads-account.machine';
export { adsAccountActors, adsAccountReads } from './ads-account/ads-account.actors';
export {
  billingActors,
  billingMachine,
  billingPatience,
  type BillingContext,
  type BillingEvent,
  type BillingInput,
} from './billing/billing.machine';
export { adCandidates, adExamples, type AdCandidates } from './campaign-form/ad-examples.rules';
export * from './campaign-form/campaign-budget.rules';
export { displayCountries } from './campaign-form/campaign-countries.rules';
export * from './campaign-form/campaign-form.rules';
export {
  campaignLaunchMachine,
  type CampaignLaunchContext,
  type CampaignLaunchEvent,
  type CampaignLaunchInput,
} from './campaign-launch/campaign-launch.machine';
export { campaignLaunchActors } from './campaign-launch/campaign-launch.actors';
export {
  campaignCreationActors,
  dropDecision,
  recallCampaign,
  type DecisionStore,
} from './campaign-creation/campaign-creation.actors';
export {
  campaignCreationMachine,
  type CampaignCreated,
  type CampaignCreationEvent,
  type CampaignForgotten,
} from './campaign-creation/campaign-creation.machine';
export * from './campaign-pausing/campaign-pausing.rules';
export {
  campaignPausingMachine,
  type CampaignPausingContext,
  type CampaignPausingEvent,
  type CampaignsChanged,
} from './campaign-pausing/campaign-pausing.machine';
export {
  campaignBudgetActors,
  campaignBudgetMachine,
  type BudgetSaved,
} from './campaign-budget/campaign-budget.machine';
export {
  campaignRemovalActors,
  campaignRemovalMachine,
  removalGrace,
  type RemovableCampaign,
} from './campaign-removal/campaign-removal.machine';
export { freeListingPages, freeListingsMachine, type FreeListingsStep } from './free-listings/free-listings.machine';
export { isFreeListingsChanged, unsavedFields, type FreeListingsForm } from './free-listing-save/free-listings.rules';
export { readFreeListingsDraft } from './free-listing-save/free-listings-draft.rules';
export { freeListingSaveActors } from './free-listing-save/free-listing-save.actors';
export {
  freeListingSaveMachine,
  type FreeListingSave,
  type FreeListingSaveContext,
  type FreeListingSaved,
  type FreeListingSaveEvent,
} from './free-listing-save/free-listing-save.machine';
export * from './conversion-notice/conversion-notice.rules';
export {
  disconnectActors,
  disconnectMachine,
  type Disconnected,
  type DisconnectEvent,
  type DisconnectTarget,
} from './disconnect/disconnect.machine';
export {
  readVisibilityDraft,
  shownVisibility,
  type VisibilityChange,
} from './product-visibility/product-visibility.rules';
export {
  productVisibilityActors,
  productVisibilityMachine,
  type ProductVisibilityContext,
  type ProductVisibilityEvent,
} from './product-visibility/product-visibility.machine';
export { ChangeProgress } from './product-visibility/change-progress';
export {
  accountReviewActors,
  accountReviewMachine,
  accountReviewReads,
  type AccountReviewContext,
  type AccountReviewEvent,
} from './account-review/account-review.machine';
export * from './account-review/account-review.rules';
export {
  providerReconnectActors,
  providerReconnectMachine,
  providerReconnectReads,
  type ProviderReconnectView,
} from './provider-reconnect/provider-reconnect.machine';
export * from './alert-settings/alert-settings.rules';
export * from './alert-settings/alert-settings.machine';
export * from './alert-webhook/alert-webhook.machine';
export * from './api-keys/api-key-form.rules';
export * from './api-keys/api-keys.machine';
export { storeAddressActors, storeAddressMachine } from './store-address/store-address.machine';
export * from './product-feed/feed-query.rules';
export { causeKeyOf, issueOfCause, shownCauses } from './product-feed/issue-causes.rules';
export * from './product-feed/issue-words.rules';
export { issuesAtOnce, readProductIssues, type ProductIssues } from './product-feed/product-issues.rules';

export * from './date-range/chart-interval.rules';
export * from './date-range/date-range.rules';
export * from './date-range/last-period.rules';
export * from './date-range/typed-day.rules';
export { reportValue, type MissingFreeListings, type ReportValue } from './report-values/report-values.rules';
export * from './ad-credit/ad-credit.rules';
export * from './attention/attention.rules';
export * from './attention/onboarding.rules';
export type { StoreFacts } from './attention/store-facts.types';
export * from './reports/report.rules';
export type * from './reports/figure.types';
export * from './reports/ratio.rules';
export * from './reports/ratio-chart.rules';
export { extentOf, isSelfContained, type ReadExtent } from './reports/report-extent.rules';
export * from './reports/report-pages.rules';
export * from './reports/product-rows.rules';
export * from './reports/report-rows.rules';
export * from './reports/figure-text.rules';
export * from './reports/products-filter.rules';
export * from './reports/report-filter.rules';
export * from './reports/variation-label.rules';
export * from './reports/report-csv.rules';
export * from './reports/day-figures.rules';
export { chartSpans, earlierSpans, type ChartSpan, type IntervalSpan } from './reports/report-chart.rules';
export * from './reports/report-comparison.rules';
export * from './reports/chart-marks.rules';
export {
  campaignStatusActors,
  campaignStatusMachine,
  shownCampaignStatus,
  type CampaignChanged,
  type CampaignStatusContext,
  type CampaignStatusEvent,
  type CampaignStatusInput,
} from './campaign-status/campaign-status.machine';
export * from './saved-views/saved-views.rules';
export * from './saved-views/view-param';
export * from './tracking/tracking.rules';

export * from './running/machine-actor';
export type * from './recording/session.types';
