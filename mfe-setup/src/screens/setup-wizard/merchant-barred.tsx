import { usePage } from '@listings/shared-app';
import { InlineNotice, MoreTexts, useText } from '@listings/shared-ui';
import { merchantBarredTexts } from '../../messages/merchant-barred.texts';

const catalogs = { setup: { wizard: { accounts: { merchantBarred: merchantBarredTexts } } } };

function Barred({ id }: { id: number }) {
  const t = useText('setup');
  const { host } = new URL(usePage().bootstrap.homeUrl);
  // The notice of the refused call was heard already.
  return (
    <InlineNotice tone="error" announce="none">
      {t('wizard.accounts.merchantBarred.text', { site: host, id })}
    </InlineNotice>
  );
}

/** Cause and ways on beside an account that may not have the store's URL (406). Fetched when that happens. */
export function MerchantBarred(props: { id: number }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Barred {...props} />
    </MoreTexts>
  );
}
