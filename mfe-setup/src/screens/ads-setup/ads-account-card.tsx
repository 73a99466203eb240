import { AccountCard, type AccountState } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { AccountChooser } from '../../accounts/account-chooser';
import type { AdsAccounts } from '../../hooks/use-ads-account';
import { AdCreditOffer } from './ad-credit-offer';

interface Props {
  readonly ads: AdsAccounts;
}

const stateOf = ({ status }: AdsAccounts): AccountState => {
  if (status === 'unavailable') return 'failed';
  return status === 'loading' || status === 'connected' ? status : 'disconnected';
};

function Chooser({ ads }: Props) {
  const t = useText('adsSetup');
  const { accounts, pickedId, busy, send } = ads;
  return (
    <AccountChooser
      id="ads-account-choice"
      options={accounts.map(({ id, name }) => ({ value: String(id), label: `${name} (${id})`.trim() }))}
      pickedId={pickedId}
      busy={busy}
      texts={{
        choose: t('accounts.choose'),
        placeholder: t('accounts.placeholder'),
        connect: t('accounts.connect'),
        notChosen: t('accounts.notChosen'),
        toConnect: t('accounts.toConnect'),
        createNew: t('accounts.createNew'),
      }}
      onPick={(id) => send({ type: 'account.picked', id })}
      onConnect={() => send({ type: 'connect' })}
      onCreate={() => send({ type: 'create' })}
    />
  );
}

/** The ads account: missing permission, none, to choose from, connected [S4.22]. */
export function AdsAccountCard({ ads }: Props) {
  const t = useText('adsSetup');
  const { status, account, busy, send } = ads;
  const isLacking = status === 'lackingAccess';
  const canConnect = isLacking || status === 'none';
  const description = isLacking
    ? { description: t('accounts.lackingAccess') }
    : account === null
      ? {}
      : { description: t('accounts.number', { id: account.id }) };
  return (
    <div id="ads-account">
      <AccountCard
        kind="ads"
        state={stateOf(ads)}
        {...description}
        onConnect={canConnect ? () => send({ type: isLacking ? 'access.allow' : 'create' }) : undefined}
        connectLabel={isLacking ? t('accounts.allow') : t('accounts.create')}
        busy={busy}
        failed="getAdsConnection"
        onRetry={() => send({ type: 'retry' })}
      >
        {status === 'choosing' && <Chooser ads={ads} />}
        {/* It reads the account too: shown where that failed, it would ask again each time it appears. */}
        {status !== 'loading' && status !== 'unavailable' && <AdCreditOffer />}
      </AccountCard>
    </div>
  );
}
