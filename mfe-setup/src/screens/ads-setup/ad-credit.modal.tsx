import { adCreditRows, adCreditText } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { Box, MoreTexts, useFormats, useText } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { adCreditTexts } from '../../messages/ad-credit.texts';

interface Row {
  readonly country: string;
  readonly name: string;
  readonly amount: string;
}

/** Names of countries: the store's own, else the language's. */
function useRows(): readonly Row[] {
  const { bootstrap } = usePage();
  const { country: nameOf, compare } = useFormats();
  return adCreditRows()
    .map(({ country, ...credit }) => ({
      country,
      name: bootstrap.countries[country] ?? nameOf(country),
      amount: adCreditText(credit, bootstrap.currency),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

function CreditTable({ onClose }: { onClose: () => void }) {
  const t = useText('adsSetup');
  const rows = useRows();
  return (
    <Modal
      open
      title={t('credit.title')}
      onClose={onClose}
      actions={<ModalActions onConfirm={onClose}>{t('credit.close')}</ModalActions>}
    >
      <p>{t('credit.text')}</p>
      <Box role="region" tabIndex={0} aria-label={t('credit.title')}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            'th, td': { py: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'start', fontWeight: 400 },
            'tr > :last-child': { paddingInlineStart: 2, textAlign: 'end', whiteSpace: 'nowrap' },
            'thead th': { fontWeight: 600 },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('credit.country')}</th>
              <th scope="col">{t('credit.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ country, name, amount }) => (
              <tr key={country}>
                <th scope="row">{name}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Modal>
  );
}

const catalogs = { adsSetup: { credit: adCreditTexts } };

/** The most ad credit of every country [S9.08, O9.05]. */
export function AdCreditModal({ onClose }: { onClose: () => void }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <CreditTable onClose={onClose} />
    </MoreTexts>
  );
}
