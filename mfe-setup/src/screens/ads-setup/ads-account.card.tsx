import { AccountCard, useFailureText, type AccountState } from '@listings/shared-sections';
import { Box, Button, InlineNotice, PanelBody, PanelFooter, useText } from '@listings/shared-ui';
import { Select } from '@listings/shared-ui/forms';
import { useState } from 'react';
import type { AdsAccountView } from '../../hooks/use-ads-account';

interface Props {
  readonly ads: AdsAccountView;
}

/** Ad credit. Source: S9.08. */
const offer = { credit: '$500', days: 60 } as const;
const dayMs = 24 * 60 * 60 * 1000;

const stateOf = ({ status }: AdsAccountView): AccountState => {
  if (status === 'unavailable') return 'failed';
  if (status === 'none' || status === 'choosing') return 'disconnected';
  return status === 'lackingAccess' ? 'disconnected' : status;
};

function Chooser({ ads }: Props) {
  const t = useText('adsSetup');
  const { accounts, pickedId, busy, send } = ads;
  return (
    <>
      <PanelBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Select
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
            disabled={pickedId === null}
            loading={busy}
            onClick={() => send({ type: 'connect' })}
          >
            {t('accounts.connect')}
          </Button>
        </Box>
      </PanelBody>
      <PanelFooter>
        <Button variant="text" size="small" disabled={busy} onClick={() => send({ type: 'create' })}>
          {t('accounts.createNew')}
        </Button>
      </PanelFooter>
    </>
  );
}

/** The offer of ad credit, for an account made here less than 60 days ago [O9.05]. */
function CreditOffer({ ads }: Props) {
  const t = useText('adsSetup');
  const { account } = ads;
  const [now] = useState(() => Date.now());
  const isNew = account?.sub_account === true && now - (account.created_timestamp ?? 0) * 1000 < offer.days * dayMs;
  if (!isNew) return null;
  return (
    <PanelBody>
      <InlineNotice tone="info" title={t('accounts.credit.title', offer)}>
        {t('accounts.credit.text', offer)}
      </InlineNotice>
    </PanelBody>
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
        {status === 'connected' && <CreditOffer ads={ads} />}
      </AccountCard>
    </div>
  );
}
