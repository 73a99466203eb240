import { AppCard, Button, Countdown, InlineNotice, PanelBody, WaitingIcon, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { accountTargets } from '../../hooks/use-account-reasons';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';

function NextTry({ merchant }: { merchant: MerchantConnection }) {
  const t = useText('setup');
  const [until] = useState(() => Date.now() + merchant.retryAfter * 1000);
  return (
    <>
      {t('wizard.accounts.merchant.notReady')}{' '}
      <Countdown until={until}>
        {(seconds) =>
          seconds > 0 ? t('wizard.accounts.merchant.nextTry', { seconds }) : t('wizard.accounts.merchant.tryNow')
        }
      </Countdown>
    </>
  );
}

/** A new account is made; while it is not ready the admin sees when it is asked for again [S2.36, S4.06, C-3]. */
export function MerchantWaitingCard({ merchant }: { merchant: MerchantConnection }) {
  const t = useText('setup');
  const { view, send } = merchant;
  return (
    <AppCard
      icon={<WaitingIcon fontSize="inherit" />}
      title={t('wizard.accounts.merchant.title')}
      description={t('wizard.accounts.merchant.creatingText')}
      busy={view !== 'exhausted'}
      indicator={
        view === 'exhausted' ? (
          <Button id={accountTargets.merchantAction} variant="contained" onClick={() => send({ type: 'retry' })}>
            {t('wizard.accounts.merchant.tryAgain')}
          </Button>
        ) : (
          <Button variant="contained" loading>
            {t('wizard.accounts.merchant.creating')}
          </Button>
        )
      }
    >
      {view !== 'creating' && (
        <PanelBody>
          <InlineNotice
            tone={view === 'exhausted' ? 'warning' : 'info'}
            actions={
              <Button variant="text" size="small" onClick={() => send({ type: 'cancel' })}>
                {t('wizard.accounts.merchant.cancel')}
              </Button>
            }
          >
            {view === 'exhausted' ? (
              t('wizard.accounts.merchant.exhausted')
            ) : (
              <NextTry key={merchant.tries} merchant={merchant} />
            )}
          </InlineNotice>
        </PanelBody>
      )}
    </AppCard>
  );
}
