import { Box, Button, PanelBody, PanelFooter, useText } from '@listings/shared-ui';
import { Select } from '@listings/shared-ui/forms';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';

const labelOf = ({ id, name, domain }: MerchantConnection['accounts'][number]): string =>
  [name, domain].filter(Boolean).join(' ・ ') + ` (${id})`;

/** Connect an existing account chosen from the list, or create a new one [S4.04, S5.17]. */
export function MerchantChooser({ merchant }: { merchant: MerchantConnection }) {
  const t = useText('setup');
  const { accounts, pickedId, busy, send } = merchant;
  const options = accounts
    .map((account) => ({ value: String(account.id), label: labelOf(account) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <PanelBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Select
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
            disabled={pickedId === null}
            loading={busy}
            onClick={() => send({ type: 'connect' })}
          >
            {t('wizard.accounts.merchant.connect')}
          </Button>
        </Box>
      </PanelBody>
      <PanelFooter>
        <Button variant="text" size="small" disabled={busy} onClick={() => send({ type: 'create' })}>
          {t('wizard.accounts.merchant.createNew')}
        </Button>
      </PanelFooter>
    </>
  );
}
