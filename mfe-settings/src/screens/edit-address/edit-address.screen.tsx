import { ScreenHelp, useMay } from '@listings/shared-app';
import { StoreAddressSection, storeAddressTarget, useStoreAddress } from '@listings/shared-sections';
import { Page, PrimaryAction, SectionActions, useText, type Reason } from '@listings/shared-ui';
import { useStoreAddressSave } from '../../hooks/use-store-address-save';
import { BackToSettings } from '../back-to-settings';

/** Sends the store address to the merchant account; enabled when it is filled and differs [O2.48, O5.04]. */
export function EditAddressScreen() {
  const t = useText('settings');
  const may = useMay();
  const view = useStoreAddress();
  const { busy, save } = useStoreAddressSave();
  const reasons: Reason[] = [];
  if (view.phase === 'ready' && !view.isFilled)
    reasons.push({ key: 'notFilled', text: t('address.notFilled'), targetId: storeAddressTarget });
  else if (view.phase === 'ready' && !view.isDifferent) reasons.push({ key: 'same', text: t('address.same') });
  return (
    <Page title={t('address.title')} back={<BackToSettings />} actions={<ScreenHelp context="edit-store-address" />}>
      <StoreAddressSection view={view} context="settings-store-address" />
      {view.phase === 'ready' && (
        <SectionActions>
          <PrimaryAction
            loading={busy}
            reasons={[...may('saveContactInformation'), ...reasons]}
            reasonsTitle={t('address.reasons')}
            onClick={save}
          >
            {t('address.save')}
          </PrimaryAction>
        </SectionActions>
      )}
    </Page>
  );
}
