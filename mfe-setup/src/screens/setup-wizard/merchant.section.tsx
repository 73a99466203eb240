import { useFailureText } from '@listings/shared-sections';
import {
  AppCard,
  Button,
  ErrorState,
  LoadingLines,
  PanelBody,
  StatusPill,
  StoreIcon,
  useText,
} from '@listings/shared-ui';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';
import { MerchantChooser } from './merchant-chooser';
import { MerchantDuplicateModal, MerchantTermsModal } from './merchant.modals';
import { MerchantReclaimCard, MerchantSwitchCard } from './merchant-url.cards';
import { MerchantWaitingCard } from './merchant-waiting.card';
import { useConnectedLabel } from './use-connected-label';

interface Props {
  readonly merchant: MerchantConnection;
}

function MerchantBody({ merchant }: Props) {
  const failureText = useFailureText();
  if (merchant.view === 'loading')
    return (
      <PanelBody>
        <LoadingLines lines={1} />
      </PanelBody>
    );
  if (merchant.view === 'unavailable')
    return (
      <ErrorState message={failureText('getMerchantConnection')} onRetry={() => merchant.send({ type: 'retry' })} />
    );
  if (merchant.view === 'choosing') return <MerchantChooser merchant={merchant} />;
  return null;
}

function CreateButton({ merchant }: Props) {
  const t = useText('setup');
  return (
    <Button
      variant="contained"
      disabled={merchant.view === 'waitingForProvider'}
      onClick={() => merchant.send({ type: 'create' })}
    >
      {t('wizard.accounts.merchant.create')}
    </Button>
  );
}

function useDescription({ view, connectedId }: MerchantConnection): string {
  const t = useText('setup');
  if (view === 'connected') return String(connectedId);
  return t(view === 'none' ? 'wizard.accounts.merchant.createHint' : 'wizard.accounts.merchant.description');
}

function MerchantCard({ merchant }: Props) {
  const t = useText('setup');
  const connected = useConnectedLabel();
  const { view } = merchant;
  const description = useDescription(merchant);
  const indicator =
    view === 'connected' ? (
      <StatusPill tone="success">{connected}</StatusPill>
    ) : view === 'none' || view === 'waitingForProvider' ? (
      <CreateButton merchant={merchant} />
    ) : undefined;
  return (
    <AppCard
      icon={<StoreIcon fontSize="inherit" />}
      title={t('wizard.accounts.merchant.title')}
      description={description}
      busy={merchant.busy}
      disabled={view === 'waitingForProvider'}
      {...(indicator ? { indicator } : {})}
      {...(view === 'connected'
        ? {
            helper: (
              <Button
                variant="text"
                size="small"
                loading={merchant.disconnecting}
                onClick={() => merchant.send({ type: 'disconnect' })}
              >
                {t('wizard.accounts.merchant.different')}
              </Button>
            ),
          }
        : {})}
    >
      <MerchantBody merchant={merchant} />
    </AppCard>
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
