import { addressText, regionOf, type StoreAddress } from '@listings/shared-machines';
import {
  Box,
  Button,
  ExternalLink,
  InlineNotice,
  Panel,
  PanelBody,
  RefreshIcon,
  Section,
  Skeleton,
  useFormats,
  useText,
  VisuallyHidden,
} from '@listings/shared-ui';
import { HelpLink, type HelpContext } from '../links/help-link';
import { requirementLinks } from '../links/requirement-links';
import { FailedCall, usePage, useAdminHref, useFailureText } from '@listings/shared-app';
import type { StoreAddressView } from './use-store-address';

/** Target of the reasons of Complete setup. */
export const storeAddressTarget = 'store-address';

type ReadyAddress = Extract<StoreAddressView, { phase: 'ready' }>;

function AddressLines({ address, countryName }: { address: StoreAddress; countryName: string }) {
  const lines = [address.address, address.address2, addressText([address.city, regionOf(address)]), countryName];
  return (
    <Box component="address" sx={{ fontStyle: 'normal', typography: 'body2', overflowWrap: 'anywhere' }}>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <div key={line}>
            <bdi>{line}</bdi>
          </div>
        ))}
    </Box>
  );
}

/** The link to the store's own settings, in a new tab; records its use. */
function StoreSettingsLink() {
  const t = useText('sections');
  const { navigation, tracking } = usePage();
  const href = useAdminHref()('admin.php?page=wc-settings');
  if (href === null) return null;
  const { path, params } = navigation.current();
  const record = () => tracking.record('gla_edit_wc_store_address', { path, subpath: params?.['subpath'] ?? '' });
  return (
    <ExternalLink href={href} onClick={record}>
      {t('storeAddress.edit')}
    </ExternalLink>
  );
}

/** As many lines as most addresses have. */
function AwaitedLines() {
  const t = useText('sections');
  return (
    <Box role="status" sx={{ typography: 'body2' }}>
      <VisuallyHidden>{t('storeAddress.loading')}</VisuallyHidden>
      {[160, 80, 220, 140].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Box>
  );
}

function ReadyLines({ view }: { view: ReadyAddress }) {
  const t = useText('sections');
  return view.address === null ? (
    <div>{t('storeAddress.empty')}</div>
  ) : (
    <AddressLines address={view.address} countryName={view.countryName} />
  );
}

/** What the store's address lacks. */
function Missing({ parts }: { parts: ReadyAddress['missing'] }) {
  const t = useText('sections');
  const { row } = useFormats();
  if (parts.length === 0) return null;
  return (
    <InlineNotice tone="warning" announce="status">
      {t('storeAddress.missing', { fields: row(parts.map((part) => t(`storeAddress.fields.${part}`))) })}
    </InlineNotice>
  );
}

/** The address, or its place while it is awaited; what it is stands above. */
function AddressPanel({ view }: { view: ReadyAddress | null }) {
  const t = useText('sections');
  const isAwaited = view === null || view.refreshing;
  return (
    <Panel id={storeAddressTarget} aria-busy={isAwaited}>
      <PanelBody>
        {view === null ? <AwaitedLines /> : <ReadyLines view={view} />}
        <Button
          size="small"
          variant="outlined"
          startIcon={<RefreshIcon />}
          loading={isAwaited}
          onClick={view?.refresh}
          sx={{ alignSelf: 'start' }}
        >
          {t('storeAddress.refresh')}
        </Button>
        {view !== null && <Missing parts={view.missing} />}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <StoreSettingsLink /> {t('storeAddress.howToSync')}
        </Box>
      </PanelBody>
    </Panel>
  );
}

export interface StoreAddressSectionProps {
  readonly view: StoreAddressView;
  /** Place of the section, for tracking the help link; the title of its page in the settings says what it is. */
  readonly context?: Extract<HelpContext, 'setup-mc-contact-information' | 'settings-store-address'> | undefined;
}

/** The store's address as the provider gets it, with what is missing and the way to change it [S2.30, S3.11]. */
export function StoreAddressSection({ view, context = 'setup-mc-contact-information' }: StoreAddressSectionProps) {
  const t = useText('sections');
  const failureText = useFailureText();
  return (
    <Section
      title={context !== 'settings-store-address' && t('storeAddress.title')}
      description={t('storeAddress.description')}
      aside={
        <HelpLink context={context} of={requirementLinks} link="contact-information-read-more">
          {t('phone.readMore')}
        </HelpLink>
      }
    >
      {view.phase === 'failed' ? (
        <Panel id={storeAddressTarget} aria-busy={view.retrying}>
          <FailedCall
            call="getContactInformation"
            message={failureText('getContactInformation')}
            onRetry={view.retry}
          />
        </Panel>
      ) : (
        <AddressPanel view={view.phase === 'ready' ? view : null} />
      )}
    </Section>
  );
}
