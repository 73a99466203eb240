import { StoreAddressSection, useFailureNotice, usePage, useStoreAddress } from '@listings/shared-sections';
import { ApiError } from '@listings/shared-api/contract';
import { Page, PrimaryAction, SectionActions, useText, type Reason } from '@listings/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { BackToSettings } from '../back-to-settings';
import { settings } from '../settings/settings-path';

/** Sends the store address to the merchant account; enabled when it is filled and differs [O2.48, O5.04]. */
export function EditAddressScreen() {
  const t = useText('settings');
  const { api, navigation, tracking } = usePage();
  const notifyFailure = useFailureNotice();
  const view = useStoreAddress();
  const save = useMutation({
    mutationFn: () => api.saveContactInformation(),
    onSuccess: () => navigation.to(settings),
    onError: (error) => {
      if (error instanceof ApiError) notifyFailure('saveContactInformation', error);
    },
  });
  const reasons: Reason[] = [];
  if (view.phase === 'ready' && !view.isFilled)
    reasons.push({ key: 'notFilled', text: t('address.notFilled'), targetId: 'store-address' });
  else if (view.phase === 'ready' && !view.isDifferent) reasons.push({ key: 'same', text: t('address.same') });
  return (
    <Page title={t('address.title')} back={<BackToSettings />}>
      <StoreAddressSection view={view} context="settings-store-address" />
      {view.phase === 'ready' && (
        <SectionActions>
          <PrimaryAction
            loading={save.isPending}
            reasons={reasons}
            onClick={() => {
              tracking.record('gla_contact_information_save_button_click');
              save.mutate();
            }}
          >
            {t('address.save')}
          </PrimaryAction>
        </SectionActions>
      )}
    </Page>
  );
}
