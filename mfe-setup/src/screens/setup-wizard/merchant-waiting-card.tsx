import {
  AppCard,
  Button,
  InlineNotice,
  LazyPart,
  PanelBody,
  retryLazy,
  useText,
  WaitingIcon,
} from '@listings/shared-ui';
import { accountTargets } from '../../hooks/use-account-reasons';
import type { MerchantConnection, MerchantView } from '../../hooks/use-merchant-connection';

/** Seldom seen, and counting takes what forms are made of: it comes in the file of the modals that were open before. */
const NextTry = retryLazy(() => import('./merchant-modals').then((module) => module.NextTry));

/** Texts and actions of the card in the states that do not change by themselves. */
const stops = {
  exhausted: { text: 'exhausted', again: 'tryAgain', back: 'cancel' },
  unnamed: { text: 'unnamed', again: 'lookAgain', back: 'toAccounts' },
} as const;

/** The views of this card. */
export const isWaitingView = (view: MerchantView): boolean =>
  view === 'creating' || view === 'notReadyYet' || view in stops;

const stopOf = (view: MerchantView) => (view === 'exhausted' || view === 'unnamed' ? stops[view] : null);

/**
 * A new account is made; while it is not ready the admin sees when it is asked for again [S2.36, S4.06, C-3], and where
 * the store does not say which one it is, that no second one is made [decisions 13].
 */
export function MerchantWaitingCard({ merchant }: { merchant: MerchantConnection }) {
  const t = useText('setup');
  const { view, send } = merchant;
  const stop = stopOf(view);
  return (
    <AppCard
      icon={<WaitingIcon fontSize="inherit" />}
      title={t('wizard.accounts.merchant.title')}
      description={t('wizard.accounts.merchant.creatingText')}
      busy={stop === null}
      indicator={
        stop === null ? (
          <Button variant="contained" loading>
            {t('wizard.accounts.merchant.creating')}
          </Button>
        ) : (
          <Button id={accountTargets.merchantAction} variant="contained" onClick={() => send({ type: 'retry' })}>
            {t(`wizard.accounts.merchant.${stop.again}`)}
          </Button>
        )
      }
    >
      {view !== 'creating' && (
        <PanelBody>
          <InlineNotice
            tone={stop === null ? 'info' : 'warning'}
            actions={
              <Button variant="text" size="small" onClick={() => send({ type: 'cancel' })}>
                {t(`wizard.accounts.merchant.${stop?.back ?? 'cancel'}`)}
              </Button>
            }
          >
            {stop === null ? (
              <>
                {t('wizard.accounts.merchant.notReady')}{' '}
                <LazyPart>
                  <NextTry key={merchant.tries} merchant={merchant} />
                </LazyPart>
              </>
            ) : (
              t(`wizard.accounts.merchant.${stop.text}`)
            )}
          </InlineNotice>
        </PanelBody>
      )}
    </AppCard>
  );
}
