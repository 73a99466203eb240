import { AccountCard, useFailureText, type AccountState } from '@listings/shared-sections';
import { Box, Button, PanelBody, PanelFooter, ReasonList, useText, type Reason } from '@listings/shared-ui';
import { Select } from '@listings/shared-ui/forms';
import type { AdsAccountView } from '../../hooks/use-ads-account';
import { AdCreditOffer } from './ad-credit-offer';

interface Props {
  readonly ads: AdsAccountView;
}

const stateOf = ({ status }: AdsAccountView): AccountState => {
  if (status === 'unavailable') return 'failed';
  if (status === 'none' || status === 'choosing') return 'disconnected';
  return status === 'lackingAccess' ? 'disconnected' : status;
};

const choiceId = 'ads-account-choice';
const reasonsId = 'ads-account-reasons';

function Chooser({ ads }: Props) {
  const t = useText('adsSetup');
  const { accounts, pickedId, busy, send } = ads;
  const reasons: Reason[] =
    pickedId === null ? [{ key: 'notChosen', text: t('accounts.notChosen'), targetId: choiceId }] : [];
  return (
    <>
      <PanelBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Select
              id={choiceId}
              label={t('accounts.choose')}
              value={pickedId === null ? '' : String(pickedId)}
              placeholder={t('accounts.placeholder')}
              options={accounts.map(({ id, name }) => ({ value: String(id), label: `${name} (${id})`.trim() }))}
              disabled={busy}
              onChange={(value) => send({ type: 'account.picked', id: Number(value) })}
            />
          </Box>
          <Button
            variant="contained"
            disabled={reasons.length > 0}
            {...(reasons.length > 0 ? { 'aria-describedby': reasonsId } : {})}
            loading={busy}
            onClick={() => send({ type: 'connect' })}
          >
            {t('accounts.connect')}
          </Button>
        </Box>
        <ReasonList id={reasonsId} title={t('accounts.toConnect')} reasons={reasons} />
      </PanelBody>
      <PanelFooter>
        <Button variant="text" size="small" disabled={busy} onClick={() => send({ type: 'create' })}>
          {t('accounts.createNew')}
        </Button>
      </PanelFooter>
    </>
  );
}

/** The ads account: missing permission, none, to choose from, connected [S4.22]. */
export function AdsAccountCard({ ads }: Props) {
  const t = useText('adsSetup');
  const failureText = useFailureText();
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
        {...(canConnect ? { onConnect: () => send({ type: isLacking ? 'access.allow' : 'create' }) } : {})}
        connectLabel={isLacking ? t('accounts.allow') : t('accounts.create')}
        busy={busy}
        failure={failureText('getAdsConnection')}
        onRetry={() => send({ type: 'retry' })}
      >
        {status === 'choosing' && <Chooser ads={ads} />}
        {status !== 'loading' && <AdCreditOffer />}
      </AccountCard>
    </div>
  );
}
