import { DocumentationLink, usePage, useServerRead } from '@listings/shared-sections';
import { InlineNotice, Link, RichText, Stack, useText } from '@listings/shared-ui';
import { startLinks, type StartLinkId } from './start-links';

function readLink(linkId: StartLinkId) {
  return <DocumentationLink context="get-started" linkId={linkId} href={startLinks[linkId]} />;
}

function UnsupportedLanguageNotice() {
  const t = useText('setup');
  const { bootstrap } = usePage();
  const audience = useServerRead('getAudience');
  const language = audience.data?.language ?? bootstrap.siteLocale;
  return (
    <div id="unsupported-language" tabIndex={-1}>
      <InlineNotice tone="error" title={t('start.unsupportedLanguage.title')}>
        <RichText
          namespace="setup"
          textKey="start.unsupportedLanguage.text"
          values={{ language }}
          components={{
            change: <Link href={`${bootstrap.adminUrl}options-general.php`} />,
            read: readLink('supported-languages'),
          }}
        />
      </InlineNotice>
    </div>
  );
}

function UnsupportedCountryNotice() {
  const t = useText('setup');
  const { bootstrap } = usePage();
  const code = bootstrap.defaultCountry.split(':')[0] ?? '';
  return (
    <InlineNotice tone="warning" title={t('start.unsupportedCountry.title')}>
      <RichText
        namespace="setup"
        textKey="start.unsupportedCountry.text"
        values={{ country: bootstrap.countries[code] ?? code }}
        components={{
          change: <Link href={`${bootstrap.adminUrl}admin.php?page=wc-settings`} />,
          read: readLink('supported-countries'),
        }}
      />
    </InlineNotice>
  );
}

/** Says when the site's language or the store's country is not supported [S2.11, S2.12]. */
export function StartSupportSection() {
  const { bootstrap } = usePage();
  if (bootstrap.mcSupportedLanguage && bootstrap.mcSupportedCountry) return null;
  return (
    <Stack spacing={2}>
      {!bootstrap.mcSupportedLanguage && <UnsupportedLanguageNotice />}
      {!bootstrap.mcSupportedCountry && <UnsupportedCountryNotice />}
    </Stack>
  );
}
