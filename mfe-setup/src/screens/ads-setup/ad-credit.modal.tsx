import { adCreditRows, adCreditText } from '@listings/shared-machines';
import { usePage } from '@listings/shared-sections';
import { Button, useText } from '@listings/shared-ui';
import { Modal } from '@listings/shared-ui/overlays';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';

interface Row {
  readonly country: string;
  readonly name: string;
  readonly amount: string;
}

/** Names of countries: the store's own, else the language's. */
function useRows(): readonly Row[] {
  const { bootstrap, language } = usePage();
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return adCreditRows()
    .map(({ country, ...credit }) => ({
      country,
      name: bootstrap.countries[country] ?? names.of(country) ?? country,
      amount: adCreditText(credit, bootstrap.currency),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The most ad credit of every country [S9.08, O9.05]. */
export function AdCreditModal({ onClose }: { onClose: () => void }) {
  const t = useText('adsSetup');
  const columns: readonly TableColumn<Row>[] = [
    { key: 'country', header: t('accounts.credit.country'), rowHeader: true, cell: ({ name }) => name },
    { key: 'amount', header: t('accounts.credit.amount'), align: 'end', cell: ({ amount }) => amount },
  ];
  return (
    <Modal
      open
      title={t('accounts.credit.tableTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('accounts.credit.close')}
        </Button>
      }
    >
      <p>{t('accounts.credit.tableText')}</p>
      <DataTable
        caption={t('accounts.credit.tableTitle')}
        columns={columns}
        rows={useRows()}
        rowKey={({ country }) => country}
      />
    </Modal>
  );
}
