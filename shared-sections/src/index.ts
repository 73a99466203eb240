// Page
export { PageProvider, usePage, type AppProps } from './page/page.context';
export { useFailureNotice, useFailureText, type Failure } from './page/use-failure-notice';
export { AppRoot, type AppRootProps } from './page/app-root';
export { AppButtonLink, AppLink, type AppButtonLinkProps, type AppLinkProps } from './page/app-link';
export { useAdminHref } from './page/use-admin-href';
export { OutsideLink, type OutsideLinkProps } from './page/outside-link';
export { useDismissal, type DismissalKey } from './page/use-dismissal';
export { keepInSession, recallFromSession } from './page/session-memory';
export { forgetDrafts, useDraft, useKeptDraft } from './page/use-draft';
export { withTabLock } from './page/with-tab-lock';
export { useLeaveGuard } from './page/use-leave-guard';
export { useChangedElsewhere, useFollowOtherTabs } from './page/use-other-tabs';
export { useLocation, useParam } from './page/use-location';
export { serverRead, useServerRead, type RepeatedReadOptions, type ServerReadOptions } from './page/use-server-read';
export { useMachineEffects, type MachineEffect } from './page/use-machine-effects';

// Accounts
export { AccountCard, type AccountCardProps, type AccountKind, type AccountState } from './account-cards/account-card';
export { useHostingConnection, type HostingConnection } from './account-cards/use-hosting-connection';
export {
  useProviderConnection,
  type ProviderConnection,
  type ProviderConnectionOptions,
} from './account-cards/use-provider-connection';
export { isReturning } from './account-cards/use-authorization-trip';
export { DocumentationLink, type DocumentationLinkProps } from './links/documentation-link';
export { HelpLink, type HelpContext } from './links/help-link';
export { ScreenHelp, type ScreenHelpContext } from './links/screen-help';

// Hooks for machines and forms
export { useReads } from './page/use-reads';
export { useActorWithInput } from './page/use-actor-with-input';
export { useCachedApi } from './page/cached-api';
export { freshData } from './page/fresh-data';
export { worstStatus } from './saving/save-state';
export { SaveStatus, type SaveStatusProps } from './saving/save-status';
export { countryGroups, groupsOf } from './countries/country-groups';
export { useCountries, type Countries } from './countries/use-countries';

// Audience
export { AudienceSection } from './audience/audience.section';
export { forgetClearing } from './audience/clearing-session';
export {
  useAudience,
  type AudienceStep,
  type AudienceView,
  type ClearingView,
  type ReadyAudience,
} from './audience/use-audience';
export { audienceTargets, useAudienceReasons } from './audience/use-audience-reasons';

// Shipping and tax
export { ShippingSection } from './shipping/shipping.section';
export { useShipping, type ReadyShipping, type ShippingStep, type ShippingView } from './shipping/use-shipping';
export { useShippingReasons } from './shipping/use-shipping-reasons';
export { useTypedShipping } from './shipping/use-typed-shipping';
export { useTouchedFields, type TouchedFields } from './shipping/use-touched-fields';
export { useReturnFocus } from './shipping/use-return-focus';

// Campaign
export { CampaignFaqSection } from './campaign/campaign-faq.section';
export { useAdsAmounts, type AdsAmounts } from './campaign/use-ads-amounts';
export { CampaignSummary } from './campaign/campaign-summary';
export { UnsureCampaignNotice } from './campaign/unsure-campaign-notice';
export { CampaignSection, type CampaignSectionProps } from './campaign/campaign.section';
export { createDecisionStore } from './campaign/decision-store';
export { useCampaignFields, type CampaignFields } from './campaign/use-campaign-fields';
export { readCampaignDraft, useNewCampaign, type NewCampaign } from './campaign/use-new-campaign';

// Store requirements
export { forgetPhone } from './phone/phone-session';
export { PhoneSection, phoneTarget, preloadPhoneSection, type PhoneSectionProps } from './phone/phone.section';
export { useSavedPhone } from './phone/use-saved-phone';
export type { SavedPhone } from './phone/saved-phone.types';
export {
  StoreAddressSection,
  storeAddressTarget,
  type StoreAddressSectionProps,
} from './store-address/store-address.section';
export { useStoreAddress, type MissingAddressPart, type StoreAddressView } from './store-address/use-store-address';
export { ChecklistSection, checklistTarget } from './checklist/checklist.section';
export { useChecklist, type ChecklistView } from './checklist/use-checklist';

// What could not be read of the store
export { UnreadAdsNotice } from './unread/unread-ads-notice';

// Survey
export { SurveyPrompt, type SurveyPromptProps } from './survey/survey-prompt';
export type { SurveyContext } from './survey/use-survey';

// Figures and the days they are of
export { CurrencyNotice } from './reports/currency-notice';
export { DateRangeSection } from './reports/date-range.section';
export { FreshnessLine, type FreshnessLineProps } from './reports/freshness-line';
export { ReportFigure, type ReportFigureProps } from './reports/report-figure';
export { dateRangeParams, useDateRange, type DateRangeView, type FigureScreen } from './reports/use-date-range';
export { useFigureTexts, type FigureTexts } from './reports/use-figure-texts';
export { useFreeReport, usePaidReport, type ReportReadOptions } from './reports/use-report-read';
export { useFreshness, type FigureRead, type Freshness } from './reports/use-freshness';

// Texts of the sections, for the catalogs of the applications and screens that show them
export type { SectionsTexts } from './messages/en';
export { accountCardsTexts } from './messages/account-cards.en';
export { audienceTexts } from './messages/audience.en';
export { campaignTexts } from './messages/campaign.en';
export { accountErrorTexts } from './messages/account-errors.en';
export { adsErrorTexts } from './messages/ads-errors.en';
export { contactErrorTexts } from './messages/contact-errors.en';
export { errorTexts } from './messages/errors.en';
export { formTexts as sectionFormTexts } from './messages/forms.en';
export { feedErrorTexts } from './messages/feed-errors.en';
export { figureErrorTexts } from './messages/figure-errors.en';
export { productFigureErrorTexts } from './messages/product-figure-errors.en';
export { programErrorTexts } from './messages/program-errors.en';
export { checklistTexts } from './messages/checklist.en';
export { phoneTexts } from './messages/phone.en';
export { reportsTexts as figuresTexts } from './messages/reports.en';
export { shippingTexts } from './messages/shipping.en';
export { storeAddressTexts } from './messages/store-address.en';
export { surveyTexts } from './messages/survey.en';
