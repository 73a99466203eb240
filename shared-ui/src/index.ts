// Texts
export * from './i18n/text-catalogs';
export { createTexts, PSEUDO_LOCALE, type Texts, type TextsOptions } from './i18n/texts';
export { MoreTexts, TextsProvider, useText, useTexts } from './i18n/text-context';
export { useFormats, useListText } from './i18n/use-formats';
export { formatDay, formatsOf, rangeText } from '@listings/shared-values';
export { RichText, type RichTextProps } from './i18n/rich-text';

// Applications
export { reactApp, type AppLifecycles } from './lifecycles/react-app';
export { ErrorBoundary, type AppFailure, type ErrorBoundaryProps } from './lifecycles/error-boundary';
export { fetchPart } from './lifecycles/fetch-part';
export { LaterContext, LaterPart, LaterPlace } from './lifecycles/later-part';
export { LazyPart, LazyPlace, retryLazy, type LazyComponent } from './lifecycles/retry-lazy';

// Theme
export { AppProviders } from './theme/app-providers';
export { breakpoints } from './theme/breakpoints';
export * from './primitives';
export * from './icons';

// Layout
export { Page, type PageProps } from './layout/page';
export { TabLinks, type TabLink, type TabLinksProps } from './layout/tab-links';
export { Section, SectionActions, type SectionProps } from './layout/section';
export { Panel, PanelBody, PanelFooter, PanelHeader, type PanelHeaderProps } from './layout/panel';
export { Form } from './layout/form';
export { AppCard, type AppCardProps } from './layout/app-card';
export { Disclosure, type DisclosureProps } from './layout/disclosure';
export { RevealAfter, type RevealAfterProps } from './layout/reveal-after';
export { VisuallyHidden } from './layout/visually-hidden';

// Feedback
export { InlineNotice, type InlineNoticeProps, type NoticeTone } from './feedback/notice';
export { useFocusOnward } from './feedback/use-focus-onward';
export { LoadingCard, LoadingLines, type LoadingProps } from './feedback/loading';
export { HelpTip, type HelpTipProps } from './feedback/help-tip';
export { Tooltip, type TooltipProps } from './feedback/tooltip';
export { useDelayed } from './feedback/use-delayed';
export { useOnline } from './feedback/use-online';
export { useLater } from './feedback/use-later';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export { StatusPill, type StatusPillProps, type StatusTone } from './feedback/status-pill';

// Actions
export { afterPress } from './actions/after-press';
export { Button, type ButtonProps } from './actions/button';
export { ExternalLink, type ExternalLinkProps } from './actions/external-link';
export { PrimaryAction, type PrimaryActionProps } from './actions/primary-action';
export { undoKeys } from './actions/undo-keys';
export { focusCause, ReasonList, type Reason, type ReasonListProps } from './actions/reason-list';

// Small enough for every screen, and what tables and dialogs are made of
export { Checkbox, type CheckboxProps } from './forms/checkbox';
export { Select, type SelectOption, type SelectProps } from './forms/select';
export { SelectButton, type SelectButtonProps } from './forms/select-button';
export { TextField, type TextFieldProps } from './forms/text-field';
export { useSearchText, type SearchText } from './forms/use-search-text';
export { Switch, type SwitchProps } from './forms/switch';

// Figures
export { Tile, TileRow, type TileProps } from './data/tile';
export { StatFigure, type FigureDelta, type StatFigureProps } from './data/stat-figure';
