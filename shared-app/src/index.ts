// Page
export { PageProvider, usePage, type AppProps } from './page/page-context';
export { AppRoot, type AppRootProps } from './page/app-root';
export { useLocation, useParam } from './page/use-location';
export { useAdminHref } from './page/use-admin-href';
export { useStable } from './page/use-stable';
export { useFocusAfter } from './page/use-focus-after';
export { commitField } from './page/commit-field';
export { useLeaveGuard } from './page/use-leave-guard';
export { useSavingGuard } from './page/use-saving-guard';
export { RoleFieldset, type RoleFieldsetProps } from './page/role-fieldset';
export { useMay } from './page/use-may';
export { useOffered } from './page/use-offered';
export { useFlag, type Flags } from './page/use-flag';

// Moments in the reader's language
export { useMomentText } from './formats/use-moment-text';

// Links
export { AppButtonLink, AppLink, type AppButtonLinkProps, type AppLinkProps } from './links/app-link';
export { OutsideLink, type OutsideLinkProps } from './links/outside-link';
export { DocumentationLink, type DocumentationLinkProps } from './links/documentation-link';
export { ScreenHelp, type ScreenHelpContext } from './links/screen-help';

// Reads of the server
export { serverRead, useServerRead, type RepeatedReadOptions, type ServerReadOptions } from './reads/use-server-read';
export { useHeldReads, useReads } from './reads/use-reads';
export { useActivityPages, type ActivityPages } from './reads/use-activity-pages';
export { useChangedElsewhere } from './reads/use-changed-elsewhere';
export { useFollowOtherTabs, useOtherTabs, useMerged } from './reads/use-other-tabs';

// Machines and their screens
export {
  useMachineEffects,
  useMachineFailure,
  type DetailOf,
  type Emitting,
  type MachineEffect,
} from './machine/use-machine-effects';
export { useActorWithInput } from './machine/use-actor-with-input';
export { useEmitted } from './machine/use-emitted';

// State of a screen kept for later
export { hasMark } from './memory/has-mark';
export { setMark } from './memory/set-mark';
export { putInBrowser, watchBrowser } from './memory/browser-memory';
export { keepInBrowser, keepInSession, recallFromBrowser, recallFromSession } from './memory/session-memory';
export { forgetDrafts, useDraft, useKeptDraft, useLeaveDraft } from './memory/use-draft';
export { saveCsv } from './files/save-csv';
export { useDismissal, type DismissalKey } from './memory/use-dismissal';
export { withTabLock } from './memory/with-tab-lock';

// Failures
export { FailedCall, type FailedCallProps } from './notices/failed-call';
export { useAttempt } from './notices/use-attempt';
export { partOfCall } from './notices/part-of-call';
export { useFailureNotice, useFailureText, useReference, type Failure } from './notices/use-failure-notice';

// Texts of the kit (namespace `app`), for the catalogs of the applications and screens that need them
export type { AppTexts } from './messages/app.texts';
export { waitingTexts } from './messages/waiting.texts';
export {
  accountErrorTexts,
  adsErrorTexts,
  alertErrorTexts,
  apiKeyErrorTexts,
  audienceChoiceErrorTexts,
  audienceErrorTexts,
  completionErrorTexts,
  connectionErrorTexts,
  contactErrorTexts,
  creationErrorTexts,
  disconnectErrorTexts,
  elsewhereErrorTexts,
  errorTexts,
  feedErrorTexts,
  figureErrorTexts,
  handOverErrorTexts,
  merchantErrorTexts,
  productFigureErrorTexts,
  programErrorTexts,
  providerErrorTexts,
  requirementErrorTexts,
  shippingErrorTexts,
  viewErrorTexts,
} from '@listings/shared-machines';
