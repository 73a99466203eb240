import type { NoticeId } from '@listings/shared-machines';
import { FailedCall, RoleFieldset, useFailureText, useMay } from '@listings/shared-app';
import {
  AppCard,
  Box,
  Button,
  focusCause,
  InlineNotice,
  Link,
  PanelBody,
  Skeleton,
  StatusPill,
  SuccessIcon,
  useText,
  VisuallyHidden,
  type Reason,
} from '@listings/shared-ui';
import type { ReactNode } from 'react';

/** The accounts a store is connected through. */
export type AccountKind = 'hosting' | 'provider' | 'merchant' | 'ads';

/** `lackingAccess`: connected, but permissions are missing. Source: S4.01, S4.02. */
export type AccountState = 'loading' | 'disconnected' | 'lackingAccess' | 'connected' | 'failed';

export interface AccountCardProps {
  readonly kind: AccountKind;
  readonly state: AccountState;
  /** Name of the connected account, such as an address or an id; a general sentence when absent. */
  readonly description?: ReactNode;
  /** Beneath the description, such as a link to another account: for those who may connect accounts. */
  readonly helper?: ReactNode;
  /** Beneath it: the way to the account's own site, for everybody. */
  readonly site?: ReactNode;
  /** The main action of the state: Connect, or Allow full access; no button when absent. */
  readonly onConnect?: (() => void) | undefined;
  /** Other words than “Connect” or “Allow full access”. */
  readonly connectLabel?: string | undefined;
  /** Id of its button, for reasons that lead to it. */
  readonly connectId?: string | undefined;
  /** Its button is the main one of the page. */
  readonly isMain?: boolean | undefined;
  /** The action is under way: the button keeps loading until the browser has left. */
  readonly busy?: boolean | undefined;
  /** Not its turn yet: shown muted, its button disabled. */
  readonly disabled?: boolean | undefined;
  /** Said in words beside a disabled button: what has to be done first, with the id of its place. */
  readonly blockedBy?: Reason | undefined;
  /** Shows that the browser came back from the authorization page without a connection. */
  readonly cancelled?: boolean | undefined;
  /** The read of the account: when it failed its text is shown, with the id by which the log names it, and Retry. */
  readonly failed?: NoticeId | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Instead of the state and its button. */
  readonly indicator?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly children?: ReactNode;
}

/** The call that connects an account. */
const calls = {
  hosting: 'startHostingConnection',
  provider: 'startProviderConnection',
  merchant: 'connectMerchantAccount',
  ads: 'connectAdsAccount',
} as const;

/** Letters in place of marks that belong to others. */
const letters = { hosting: 'W', provider: 'G', merchant: 'M', ads: 'A' } as const;

function Indicator({
  kind,
  state,
  onConnect,
  connectLabel,
  connectId,
  isMain = false,
  busy = false,
  disabled = false,
  blockedBy,
}: AccountCardProps) {
  const t = useText('sections');
  const title = t(`accountCards.titles.${kind}`);
  if (state === 'loading')
    return (
      <span role="status">
        <VisuallyHidden>{t('accountCards.loading', { title })}</VisuallyHidden>
        <Skeleton width={96} height={40} />
      </span>
    );
  if (state === 'connected')
    return (
      <StatusPill tone="success" icon={<SuccessIcon />}>
        {t('accountCards.connected')}
      </StatusPill>
    );
  if (state === 'failed' || !onConnect) return null;
  const label = connectLabel ?? t(state === 'lackingAccess' ? 'accountCards.allowFullAccess' : 'accountCards.connect');
  return (
    <Button
      variant={isMain || state === 'lackingAccess' ? 'contained' : 'outlined'}
      loading={busy}
      disabled={disabled}
      onClick={onConnect}
      id={connectId}
      aria-describedby={disabled && blockedBy ? blockedBy.key : undefined}
    >
      {label}
      <VisuallyHidden>{` (${title})`}</VisuallyHidden>
    </Button>
  );
}

/** Reason of a disabled button, as a link to the place that resolves it where there is one. */
function BlockedBy({ reason }: { reason: Reason }) {
  const { key, text, targetId } = reason;
  if (targetId === undefined)
    return (
      <Box id={key} sx={{ mb: 0.5 }}>
        {text}
      </Box>
    );
  return (
    <Box id={key} sx={{ mb: 0.5 }}>
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={{ textAlign: 'start', minHeight: 24 }}
        onClick={() => focusCause(targetId)}
      >
        {text}
      </Link>
    </Box>
  );
}

/** Beneath the row: what is missing, was cancelled or went wrong. */
function AccountNotices({ state, cancelled = false, failed, onRetry, connectId }: AccountCardProps) {
  const t = useText('sections');
  const failureText = useFailureText();
  return (
    <>
      {state === 'lackingAccess' && (
        <PanelBody>
          <InlineNotice tone="error" announce="status">
            {t('accountCards.missingPermissions')}
          </InlineNotice>
        </PanelBody>
      )}
      {state === 'disconnected' && cancelled && (
        <PanelBody>
          <InlineNotice tone="info" announce="status">
            {t('accountCards.cancelled')}
          </InlineNotice>
        </PanelBody>
      )}
      {state === 'failed' && failed !== undefined && (
        <div id={connectId}>
          <FailedCall call={failed} message={failureText(failed)} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}

/** One account: what it is, whether it is connected, and what can be done about it. Shown by setup and settings. */
export function AccountCard(given: AccountCardProps) {
  const { kind, state, description, helper, site, disabled = false, indicator, headingLevel, children } = given;
  const [refusal] = useMay()(calls[kind]);
  // Nothing is refused where nothing is offered.
  const isOffered = state === 'disconnected' || state === 'lackingAccess' || helper !== undefined;
  const isRefused = refusal !== undefined && !disabled && isOffered;
  const blockedBy = isRefused ? { key: `role-${kind}`, text: refusal.text } : disabled ? given.blockedBy : undefined;
  const props = { ...given, blockedBy, disabled: disabled || isRefused };
  const blocking = blockedBy && <BlockedBy reason={blockedBy} />;
  const t = useText('sections');
  return (
    <AppCard
      icon={letters[kind]}
      title={t(`accountCards.titles.${kind}`)}
      description={description ?? t(`accountCards.descriptions.${kind}`)}
      indicator={indicator ?? <Indicator {...props} />}
      busy={state === 'loading'}
      disabled={disabled}
      helper={
        (blocking ?? site ?? helper) && (
          <>
            {blocking}
            {site}
            {helper && (
              <RoleFieldset call={calls[kind]} quiet>
                <Box>{helper}</Box>
              </RoleFieldset>
            )}
          </>
        )
      }
      headingLevel={headingLevel}
    >
      <AccountNotices {...props} />
      {children !== undefined && (
        <RoleFieldset call={calls[kind]} quiet>
          {children}
        </RoleFieldset>
      )}
    </AppCard>
  );
}
