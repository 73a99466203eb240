import { AccountCard, useFailureText, usePage, type AccountState } from '@listings/shared-sections';
import { Box, Button, LazyPart, retryLazy, useText, type Reason } from '@listings/shared-ui';
import { useRef } from 'react';
import { accountTargets } from '../../hooks/use-account-reasons';
import { useFocusRescue } from '../../hooks/use-focus-rescue';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';
import { MerchantChooser } from './merchant-chooser';
import { MerchantReclaimCard, MerchantSwitchCard } from './merchant-url.cards';
import { MerchantWaitingCard } from './merchant-waiting.card';

const MerchantDuplicateModal = retryLazy(() =>
  import('./merchant.modals').then((module) => module.MerchantDuplicateModal),
);
const MerchantTermsModal = retryLazy(() => import('./merchant.modals').then((module) => module.MerchantTermsModal));

interface Props {
  readonly merchant: MerchantConnection;
}

interface MerchantSectionProps extends Props {
  /** An account before this one is being looked up: it is not known yet whether it is this one's turn. */
  readonly isPending: boolean;
  readonly blockedBy: Reason;
}

const stateOf = ({ merchant: { view }, isPending }: MerchantSectionProps): AccountState => {
  if (view === 'waitingForProvider' && isPending) return 'loading';
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
function MerchantCard(props: MerchantSectionProps) {
  const { merchant, isPending, blockedBy } = props;
  const t = useText('setup');
  const failureText = useFailureText();
  const { view, send } = merchant;
  const canCreate = view === 'none' || view === 'waitingForProvider';
  return (
    <AccountCard
      kind="merchant"
      connectId={accountTargets.merchantAction}
      state={stateOf(props)}
      {...useDescription(merchant)}
      {...(view === 'connected' ? { helper: <OtherAccount merchant={merchant} /> } : {})}
      {...(canCreate ? { onConnect: () => send({ type: 'create' }) } : {})}
      connectLabel={t('wizard.accounts.merchant.create')}
      disabled={view === 'waitingForProvider' && !isPending}
      blockedBy={blockedBy}
      failure={failureText(merchant.unread)}
      onRetry={() => send({ type: 'retry' })}
    >
      {view === 'choosing' && <MerchantChooser merchant={merchant} />}
    </AccountCard>
  );
}

function CurrentCard(props: MerchantSectionProps) {
  const { merchant } = props;
  if (merchant.view === 'creating' || merchant.view === 'notReadyYet' || merchant.view === 'exhausted')
    return <MerchantWaitingCard merchant={merchant} />;
  if (merchant.view === 'urlConflict') return <MerchantSwitchCard merchant={merchant} />;
  if (merchant.view === 'claimed') return <MerchantReclaimCard merchant={merchant} />;
  return <MerchantCard {...props} />;
}

/** The merchant account's card in each of its states, and its modals [S4.04-S4.08, S2.33-S2.36]. */
export function MerchantSection(props: MerchantSectionProps) {
  const { merchant } = props;
  const place = useRef<HTMLDivElement>(null);
  const rescue = useFocusRescue(place, merchant.view);
  return (
    <Box ref={place} id={accountTargets.merchant} tabIndex={-1} sx={{ outline: 'none' }} {...rescue}>
      <CurrentCard {...props} />
      <LazyPart>
        {merchant.modal === 'duplicateWarning' && <MerchantDuplicateModal merchant={merchant} />}
        {merchant.modal === 'terms' && <MerchantTermsModal merchant={merchant} />}
      </LazyPart>
    </Box>
  );
}
