import { AppButtonLink, useFailureText, usePage, useServerRead, useStoreAddress } from '@listings/shared-sections';
import {
  AppCard,
  ErrorState,
  InlineNotice,
  LoadingCard,
  LocationIcon,
  Panel,
  PanelBody,
  PhoneIcon,
  Section,
  useText,
} from '@listings/shared-ui';
import { settingsPath } from './settings-path';

function EditLink({ subpath, label }: { subpath: 'edit-phone-number' | 'edit-store-address'; label: string }) {
  const t = useText('settings');
  const { tracking } = usePage();
  const name = subpath === 'edit-phone-number' ? 'gla_edit_mc_phone_number' : 'gla_edit_mc_store_address';
  return (
    <AppButtonLink
      to={settingsPath(`/${subpath}`)}
      variant="outlined"
      size="small"
      aria-label={label}
      onFollow={() => tracking.record(name, { path: '/google/settings', subpath: '' })}
    >
      {t('contact.edit')}
    </AppButtonLink>
  );
}

function PhoneCard({ number }: { number: string | null }) {
  const t = useText('settings');
  return (
    <AppCard
      icon={<PhoneIcon fontSize="inherit" />}
      title={t('contact.phone')}
      description={number ?? ''}
      indicator={<EditLink subpath="edit-phone-number" label={t('contact.editPhone')} />}
    >
      {!number && (
        <PanelBody>
          <InlineNotice tone="warning">{t('contact.noPhone')}</InlineNotice>
        </PanelBody>
      )}
    </AppCard>
  );
}

function AddressCard() {
  const t = useText('settings');
  const view = useStoreAddress();
  if (view.phase !== 'ready') return null;
  const { address, countryName } = view;
  const lines = address
    ? [address.address, address.address2, address.city, address.state, address.postcode, countryName]
    : [];
  return (
    <AppCard
      icon={<LocationIcon fontSize="inherit" />}
      title={t('contact.address')}
      description={lines.filter((line) => line !== '').join(', ')}
      indicator={<EditLink subpath="edit-store-address" label={t('contact.editAddress')} />}
    >
      {(!view.isFilled || view.isDifferent) && (
        <PanelBody>
          <InlineNotice tone="warning">{t(view.isFilled ? 'contact.different' : 'contact.noAddress')}</InlineNotice>
        </PanelBody>
      )}
    </AppCard>
  );
}

/** Phone number and store address, each with its Edit [O2.47]. */
export function ContactInformationSection() {
  const t = useText('settings');
  const failureText = useFailureText();
  const information = useServerRead('getContactInformation');
  return (
    <Section title={t('contact.title')} description={t('contact.description')}>
      {information.isPending && <LoadingCard lines={4} />}
      {information.isError && (
        <Panel>
          <ErrorState message={failureText('getContactInformation')} onRetry={() => void information.refetch()} />
        </Panel>
      )}
      {information.data && (
        <>
          <PhoneCard number={information.data.phone_number} />
          <AddressCard />
        </>
      )}
    </Section>
  );
}
