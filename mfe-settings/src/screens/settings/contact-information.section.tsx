import { FailedCall, AppButtonLink, useFailureText, usePage, useServerRead, useOffered } from '@listings/shared-app';
import { addressText, regionOf } from '@listings/shared-machines';
import {
  HelpLink,
  requirementLinks,
  StandIn,
  useSavedPhone,
  useStoreAddress,
  type HelpContext,
} from '@listings/shared-sections';
import {
  AppCard,
  InlineNotice,
  LocationIcon,
  Panel,
  PanelBody,
  PhoneIcon,
  Section,
  Skeleton,
  useText,
} from '@listings/shared-ui';
import { settingsPath } from '../places';

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

/** Warning about the number or the address, with a link to read more. */
function Warning({ context, children }: { context: HelpContext; children: string }) {
  const t = useText('settings');
  return (
    <PanelBody>
      <InlineNotice
        tone="warning"
        actions={
          <HelpLink context={context} of={requirementLinks} link="contact-information-read-more">
            {t('contact.readMore')}
          </HelpLink>
        }
      >
        {children}
      </InlineNotice>
    </PanelBody>
  );
}

function PhoneCard({ number }: { number: string | null }) {
  const t = useText('settings');
  const phone = useSavedPhone(number === '' ? null : number);
  const warning = phone === null ? t('contact.noPhone') : phone.isValid ? null : t('contact.wrongPhone');
  return (
    <AppCard
      icon={<PhoneIcon fontSize="inherit" />}
      title={t('contact.phone')}
      description={phone === null ? undefined : <bdi>{phone.display ?? <StandIn text={number ?? ''} />}</bdi>}
      indicator={<EditLink subpath="edit-phone-number" label={t('contact.editPhone')} />}
    >
      {warning !== null && <Warning context="settings-no-phone-number-notice">{warning}</Warning>}
    </AppCard>
  );
}

function LoadingAddress() {
  const t = useText('settings');
  return (
    <AppCard
      icon={<LocationIcon fontSize="inherit" />}
      title={t('contact.address')}
      description={<Skeleton sx={{ maxWidth: 320 }} />}
      busy
    />
  );
}

function AddressCard() {
  const t = useText('settings');
  const isOffered = useOffered();
  const view = useStoreAddress();
  if (view.phase !== 'ready') return view.phase === 'loading' ? <LoadingAddress /> : null;
  const { address, countryName } = view;
  const lines = address ? [address.address, address.address2, address.city, regionOf(address), countryName] : [];
  const warning = !view.isFilled ? t('contact.noAddress') : view.isDifferent ? t('contact.different') : null;
  return (
    <AppCard
      icon={<LocationIcon fontSize="inherit" />}
      title={t('contact.address')}
      description={address === null ? undefined : <bdi>{addressText(lines)}</bdi>}
      indicator={
        isOffered('saveContactInformation') ? (
          <EditLink subpath="edit-store-address" label={t('contact.editAddress')} />
        ) : undefined
      }
    >
      {warning !== null && <Warning context="settings-no-store-address-notice">{warning}</Warning>}
    </AppCard>
  );
}

/** Both cards while their content is on its way, as high as they will be. */
function LoadingContact() {
  const t = useText('settings');
  const isOffered = useOffered();
  return (
    <>
      {isOffered('verifyPhoneNumber') && (
        <AppCard
          icon={<PhoneIcon fontSize="inherit" />}
          title={t('contact.phone')}
          description={<Skeleton width={128} />}
          busy
        />
      )}
      <LoadingAddress />
    </>
  );
}

function ContactCards() {
  const isOffered = useOffered();
  const failureText = useFailureText();
  const information = useServerRead('getContactInformation');
  if (information.data)
    return (
      <>
        {isOffered('verifyPhoneNumber') && <PhoneCard number={information.data.phone_number} />}
        <AddressCard />
      </>
    );
  if (information.isPending) return <LoadingContact />;
  return (
    <Panel aria-busy={information.isFetching}>
      <FailedCall
        call="getContactInformation"
        message={failureText('getContactInformation')}
        onRetry={() => void information.refetch()}
      />
    </Panel>
  );
}

/** Phone number and store address, each with its Edit [O2.47]; `waiting` for what has to be known before they are read. */
export function ContactInformationSection({ waiting }: { waiting: boolean }) {
  const t = useText('settings');
  return (
    <Section title={t('contact.title')} description={t('contact.description')}>
      {waiting ? <LoadingContact /> : <ContactCards />}
    </Section>
  );
}
