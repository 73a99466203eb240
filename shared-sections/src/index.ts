// Accounts
export { AccountCard, type AccountCardProps, type AccountKind, type AccountState } from './account-cards/account-card';
export { useHostingConnection, type HostingConnection } from './account-cards/use-hosting-connection';
export {
  useProviderConnection,
  type ProviderConnection,
  type ProviderConnectionOptions,
} from './account-cards/use-provider-connection';
export { isReturning } from './account-cards/returning';
export { HelpLink, type HelpContext } from './links/help-link';
export { requirementLinks } from './links/requirement-links';

export { HandOverPart } from './hand-over/hand-over-part';
export { useHandedOverReads } from './hand-over/use-handed-over-reads';

// Hooks for forms
export { useCuredNotices } from './saving/use-cured-notices';
export { SaveStatus, type SaveStatusProps } from './saving/save-status';
export { summaryNames, useCountries, type Countries } from './countries/use-countries';

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
export { useAudienceReasons } from './audience/use-audience-reasons';

// Shipping and tax
export { ShippingSection } from './shipping/shipping.section';
export { useShipping, type ReadyShipping, type ShippingStep, type ShippingView } from './shipping/use-shipping';
export { useShippingReasons } from './shipping/use-shipping-reasons';
export { useTypedShipping } from './shipping/use-typed-shipping';
export { useTouchedFields, type TouchedFields } from './shipping/use-touched-fields';

// Numbers
export { NumberField, type NumberFieldProps } from './numbers/number-field';

// Campaign
export { CampaignFaqSection } from './campaign/campaign-faq.section';
export { useAdsAmounts, type AdsAmounts } from './campaign/use-ads-amounts';
export { CampaignSummary } from './campaign/campaign-summary';
export { UnsureCampaignNotice } from './campaign/unsure-campaign-notice';
export { CampaignSection, type CampaignSectionProps } from './campaign/campaign.section';
export { createDecisionStore } from './campaign/decision-store';
export { useRefusedNames } from './campaign/use-refused-names';
export { campaignTargets, useCampaignFields, type CampaignFields } from './campaign/use-campaign-fields';
export { readCampaignDraft, useNewCampaign, type NewCampaign } from './campaign/use-new-campaign';

// Store requirements
export { forgetPhone } from './phone/phone-session';
export { PhoneSection, phoneTarget, type PhoneSectionProps } from './phone/phone.section';
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

// Room of what is still asked for
export { StandIn } from './loading/stand-in';

// Parts of the store that could not be read
export { UnreadAdsNotice } from './unread/unread-ads-notice';

// Saved views
export { SavedViewsSection } from './saved-views/saved-views.section';
export type { SavedViewsSectionProps, ViewScreen } from './saved-views/saved-views.types';
export { useFirstView } from './saved-views/use-first-view';

// Survey
export { SurveyPrompt, type SurveyPromptProps } from './survey/survey-prompt';
export type { SurveyContext } from './survey/use-survey';

// Figures and the days they are of
export { CurrencyNotice } from './reports/currency-notice';
export { DateRangeSection } from './reports/date-range.section';
export { DayField, type DayFieldProps } from './reports/day-field';
export { DaysFilter, type DaysFilterProps } from './reports/days-filter';
export { EmptyFigures } from './reports/empty-figures';
export { EmptyFiguresPart } from './reports/empty-figures-part';
export { FigureTile, type FigureTileProps } from './reports/figure-tile';
export { FreshnessLine, type FreshnessLineProps } from './reports/freshness-line';
export { NoFigure } from './reports/no-figure';
export { NoValue } from './reports/no-value';
export { ReportFigure, type ReportFigureProps } from './reports/report-figure';
export { dateRangeParams, useDateRange, type DateRangeView, type FigureScreen } from './reports/use-date-range';
export { useOwnPictures } from './products/use-own-pictures';
export { useCountriesReport, type CountriesRead } from './reports/use-countries-report';
export { useFigureTexts, type FigureTexts } from './reports/use-figure-texts';
export { useFreeReport, usePaidReport, type ReportReadOptions } from './reports/use-report-read';
export { useFreshness, type FigureRead, type Freshness } from './reports/use-freshness';

// Texts of the sections, for the catalogs of the applications and screens that show them
export type { SectionsTexts } from './messages/sections.texts';
export { accountCardsTexts } from './messages/account-cards.texts';
export { audienceTexts } from './messages/audience.texts';
export { campaignTexts } from './messages/campaign.texts';
export { formTexts as sectionFormTexts } from './messages/forms.texts';
export { checklistTexts } from './messages/checklist.texts';
export { storeChecksTexts } from './messages/store-checks.texts';
export { phoneTexts } from './messages/phone.texts';
export { reasonTexts } from './messages/reasons.texts';
export { reportsTexts as figuresTexts } from './messages/reports.texts';
export { savedViewsTexts } from './messages/saved-views.texts';
export { shippingTexts } from './messages/shipping.texts';
export { storeAddressTexts } from './messages/store-address.texts';
export { surveyTexts } from './messages/survey.texts';
