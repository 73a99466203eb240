import { merchantErrorTexts, RoleFieldset, usePage } from '@listings/shared-app';
import { AccountCard, type AccountState } from '@listings/shared-sections';
import { Box, Button, LazyPart, MoreTexts, retryLazy, useText, VisuallyHidden } from '@listings/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { accountTargets } from '../../hooks/use-account-reasons';
import { useFocusRescue } from '../../hooks/use-focus-rescue';
import { useMerchantConnection, type MerchantConnection, type MerchantView } from '../../hooks/use-merchant-connection';
import { useToldConnection } from '../../hooks/use-told-connection';
import { merchantTexts } from '../../messages/merchant.texts';
import { MerchantChooser } from './merchant-chooser';
import { MerchantTurnCard, type MerchantTurnProps } from './merchant-turn-card';
import { MerchantReclaimCard, MerchantSwitchCard } from './merchant-url-cards';
import { isWaitingView, MerchantWaitingCard } from './merchant-waiting-card';

const MerchantDuplicateModal = retryLazy(() =>
  import('./merchant-modals').then((module) => module.MerchantDuplicateModal),
);
const MerchantTermsModal = retryLazy(() => import('./merchant-modals').then((module) => module.MerchantTermsModal));

interface Props {
  readonly merchant: MerchantConnection;
}

const stateOf = (view: MerchantView): AccountState => {
  if (view === 'loading' || view === 'connected') return view;
  return view === 'unavailable' ? 'failed' : 'disconnected';
};

function OtherAccount({ merchant }: Props) {
  const t = useText('setup');
  return (
    <Button
      variant="text"
      size="small"
      sx={{ ml: -1, textAlign: 'start' }}
      loading={merchant.disconnecting}
      onClick={() => merchant.send({ type: 'disconnect' })}
    >
      {t('wizard.accounts.merchant.different')}
    </Button>
  );
}

function useDescription({ view, connectedId }: MerchantConnection): { readonly description?: string } {
  const t = useText('setup');
  const { bootstrap } = usePage();
  if (view === 'connected') return { description: `${new URL(bootstrap.homeUrl).host} (${connectedId})` };
  return view === 'none' ? { description: t('wizard.accounts.merchant.createHint') } : {};
}

/** None, to choose from, or connected [S4.04]. */
function MerchantCard({ merchant }: Props) {
  const t = useText('setup');
  const { view, send } = merchant;
  return (
    <AccountCard
      kind="merchant"
      connectId={accountTargets.merchantAction}
      state={stateOf(view)}
      {...useDescription(merchant)}
      helper={view === 'connected' ? <OtherAccount merchant={merchant} /> : undefined}
      onConnect={view === 'none' ? () => send({ type: 'create' }) : undefined}
      connectLabel={t('wizard.accounts.merchant.create')}
      failed={merchant.unread}
      onRetry={() => send({ type: 'retry' })}
    >
      {view === 'choosing' && <MerchantChooser merchant={merchant} />}
    </AccountCard>
  );
}

function CurrentCard({ merchant, turn }: Props & { turn: MerchantTurnProps }) {
  if (merchant.view === 'waitingForProvider') return <MerchantTurnCard {...turn} />;
  if (isWaitingView(merchant.view)) return <MerchantWaitingCard merchant={merchant} />;
  if (merchant.view === 'urlConflict')
    return (
      <RoleFieldset call="switchUrl">
        <MerchantSwitchCard merchant={merchant} />
      </RoleFieldset>
    );
  if (merchant.view === 'claimed')
    return (
      <RoleFieldset call="reclaimUrl">
        <MerchantReclaimCard merchant={merchant} />
      </RoleFieldset>
    );
  return <MerchantCard merchant={merchant} />;
}

/** Tells a screen reader that the account was connected or let go here; how it was found is in its card. */
function ToldConnection({ view }: { view: MerchantView }) {
  const t = useText('setup');
  const isKnown = view !== 'loading' && view !== 'waitingForProvider' && view !== 'unavailable';
  const told = useToldConnection(isKnown ? view === 'connected' : null);
  return <VisuallyHidden role="status">{told && t(`wizard.accounts.merchant.told.${told}`)}</VisuallyHidden>;
}

export interface MerchantSectionProps {
  readonly providerConnected: boolean;
  /** Props of the card that is shown after the provider account was lost again. */
  readonly turn: MerchantTurnProps;
  /** Called with the card that is shown. */
  readonly onView: (view: MerchantView) => void;
}

function Content({ providerConnected, turn, onView }: MerchantSectionProps) {
  const account = useMerchantConnection();
  // While the provider account changes, the card waits for it again.
  const merchant = providerConnected ? account : { ...account, view: 'waitingForProvider' as const, modal: null };
  const place = useRef<HTMLDivElement>(null);
  const rescue = useFocusRescue(place, merchant.view);
  const tell = useEffectEvent(onView);
  useEffect(() => tell(merchant.view), [merchant.view]);
  return (
    <Box ref={place} id={accountTargets.merchant} tabIndex={-1} sx={{ outline: 'none' }} {...rescue}>
      <CurrentCard merchant={merchant} turn={turn} />
      <ToldConnection view={merchant.view} />
      <LazyPart>
        {merchant.modal === 'duplicateWarning' && <MerchantDuplicateModal merchant={merchant} />}
        {merchant.modal === 'terms' && <MerchantTermsModal merchant={merchant} />}
      </LazyPart>
    </Box>
  );
}

const catalogs = {
  setup: { wizard: { accounts: { merchant: merchantTexts } } },
  app: { errors: merchantErrorTexts },
};

/** The merchant account's card in each of its states, and its modals [S4.04-S4.08, S2.33-S2.36]. */
export function MerchantSection(props: MerchantSectionProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content {...props} />
    </MoreTexts>
  );
}
