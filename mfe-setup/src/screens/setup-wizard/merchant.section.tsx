import { AccountCard, useFailureText, usePage, type AccountState } from '@listings/shared-sections';
import { Button, useText } from '@listings/shared-ui';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';
import { MerchantChooser } from './merchant-chooser';
import { MerchantReclaimCard, MerchantSwitchCard } from './merchant-url.cards';
import { MerchantWaitingCard } from './merchant-waiting.card';
import { MerchantDuplicateModal, MerchantTermsModal } from './merchant.modals';

interface Props {
  readonly merchant: MerchantConnection;
}

const stateOf = ({ view }: MerchantConnection): AccountState => {
  if (view === 'loading' || view === 'connected') return view;
  return view === 'unavailable' ? 'failed' : 'disconnected';
};

function OtherAccount({ merchant }: Props) {
  const t = useText('setup');
  return (
    <Button
      variant="text"
      size="small"
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
  const failureText = useFailureText();
  const { view, send } = merchant;
  const canCreate = view === 'none' || view === 'waitingForProvider';
  return (
    <AccountCard
      kind="merchant"
      state={stateOf(merchant)}
      {...useDescription(merchant)}
      {...(view === 'connected' ? { helper: <OtherAccount merchant={merchant} /> } : {})}
      {...(canCreate ? { onConnect: () => send({ type: 'create' }) } : {})}
      connectLabel={t('wizard.accounts.merchant.create')}
      disabled={view === 'waitingForProvider'}
      failure={failureText('getMerchantConnection')}
      onRetry={() => send({ type: 'retry' })}
    >
      {view === 'choosing' && <MerchantChooser merchant={merchant} />}
    </AccountCard>
  );
}

function CurrentCard({ merchant }: Props) {
  if (merchant.view === 'creating' || merchant.view === 'notReadyYet' || merchant.view === 'exhausted')
    return <MerchantWaitingCard merchant={merchant} />;
  if (merchant.view === 'urlConflict') return <MerchantSwitchCard merchant={merchant} />;
  if (merchant.view === 'claimed') return <MerchantReclaimCard merchant={merchant} />;
  return <MerchantCard merchant={merchant} />;
}

/** The merchant account's card in each of its states, and its modals [S4.04-S4.08, S2.33-S2.36]. */
export function MerchantSection({ merchant }: Props) {
  return (
    <div id="merchant-account">
      <CurrentCard merchant={merchant} />
      <MerchantDuplicateModal merchant={merchant} />
      <MerchantTermsModal merchant={merchant} />
    </div>
  );
}
