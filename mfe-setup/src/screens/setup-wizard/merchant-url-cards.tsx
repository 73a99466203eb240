import { usePage } from '@listings/shared-app';
import { HandOverPart } from '@listings/shared-sections';
import {
  Button,
  InlineNotice,
  Panel,
  PanelBody,
  PanelFooter,
  PanelHeader,
  TextField,
  useText,
  WarningIcon,
} from '@listings/shared-ui';
import { accountTargets } from '../../hooks/use-account-reasons';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';

interface Props {
  readonly merchant: MerchantConnection;
}

function SwitchAccountButton({ merchant }: Props) {
  const t = useText('setup');
  return (
    <Button variant="text" disabled={merchant.busy} onClick={() => merchant.send({ type: 'back' })}>
      {t('wizard.accounts.merchant.switchAccount')}
    </Button>
  );
}

/** The chosen account has claimed another URL: switch it to this store's [S2.36, S4.06]. */
export function MerchantSwitchCard({ merchant }: Props) {
  const t = useText('setup');
  const { conflict, busy, send } = merchant;
  return (
    <Panel>
      <PanelHeader icon={<WarningIcon color="warning" />} title={t('wizard.accounts.merchant.switch.title')} />
      <PanelBody>
        <span>
          {t('wizard.accounts.merchant.switch.text', {
            id: conflict?.id ?? '',
            claimed: conflict?.claimedUrl ?? '',
            wanted: conflict?.newUrl ?? '',
          })}
        </span>
      </PanelBody>
      <PanelFooter>
        <Button
          id={accountTargets.merchantAction}
          variant="contained"
          loading={busy}
          onClick={() => send({ type: 'switchUrl' })}
        >
          {t('wizard.accounts.merchant.switch.action')}
        </Button>
        <SwitchAccountButton merchant={merchant} />
      </PanelFooter>
    </Panel>
  );
}

/** The store's URL is claimed by another account: reclaim it [S2.36, S4.06, S8.21]. */
export function MerchantReclaimCard({ merchant }: Props) {
  const t = useText('setup');
  const { bootstrap } = usePage();
  const { claim, reclaimFailed, busy, send } = merchant;
  return (
    <Panel>
      <PanelHeader icon={<WarningIcon color="warning" />} title={t('wizard.accounts.merchant.reclaim.title')} />
      <PanelBody>
        <span>{t('wizard.accounts.merchant.reclaim.text', { url: claim?.websiteUrl ?? '', id: claim?.id ?? '' })}</span>
        <TextField
          label={t('wizard.accounts.merchant.reclaim.label')}
          value={bootstrap.homeUrl}
          onChange={() => undefined}
          disabled
        />
        {reclaimFailed && <InlineNotice tone="error">{t('wizard.accounts.merchant.reclaim.failed')}</InlineNotice>}
        <HandOverPart step="claim" />
      </PanelBody>
      <PanelFooter>
        <Button
          id={accountTargets.merchantAction}
          variant="contained"
          loading={busy}
          onClick={() => send({ type: 'reclaim' })}
        >
          {t('wizard.accounts.merchant.reclaim.action')}
        </Button>
        <SwitchAccountButton merchant={merchant} />
      </PanelFooter>
    </Panel>
  );
}
