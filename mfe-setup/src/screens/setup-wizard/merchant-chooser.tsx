import { Box, Button, PanelBody, PanelFooter, ReasonList, useText, type Reason } from '@listings/shared-ui';
import { Select } from '@listings/shared-ui/forms';
import { accountTargets } from '../../hooks/use-account-reasons';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';

const labelOf = ({ id, name, domain }: MerchantConnection['accounts'][number]): string =>
  [name, domain].filter(Boolean).join(' ・ ') + ` (${id})`;

const reasonsId = 'merchant-accounts-reasons';

/** Connect an existing account chosen from the list, or create a new one [S4.04, S5.17]. */
export function MerchantChooser({ merchant }: { merchant: MerchantConnection }) {
  const t = useText('setup');
  const { accounts, pickedId, busy, send } = merchant;
  const options = accounts
    .map((account) => ({ value: String(account.id), label: labelOf(account) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const reasons: Reason[] =
    pickedId === null
      ? [{ key: 'notChosen', text: t('wizard.accounts.merchant.notChosen'), targetId: accountTargets.merchantChoice }]
      : [];
  return (
    <>
      <PanelBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Select
              id={accountTargets.merchantChoice}
              label={t('wizard.accounts.merchant.choose')}
              value={pickedId === null ? '' : String(pickedId)}
              placeholder={t('wizard.accounts.merchant.placeholder')}
              options={options}
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
            {t('wizard.accounts.merchant.connect')}
          </Button>
        </Box>
        <ReasonList id={reasonsId} title={t('wizard.accounts.merchant.toConnect')} reasons={reasons} />
      </PanelBody>
      <PanelFooter>
        <Button variant="text" size="small" disabled={busy} onClick={() => send({ type: 'create' })}>
          {t('wizard.accounts.merchant.createNew')}
        </Button>
      </PanelFooter>
    </>
  );
}
