import { DocumentationLink, useAdminHref, usePage, useServerRead } from '@listings/shared-app';
import { InlineNotice, Link, RichText, Stack, useFormats, useText } from '@listings/shared-ui';
import { startLinks, type StartLinkId } from './start-links';

interface UnsupportedTextProps {
  readonly what: 'unsupportedLanguage' | 'unsupportedCountry';
  readonly values: Readonly<Record<string, string>>;
  /** Page of the store's admin where it can be changed. */
  readonly adminPage: string;
  readonly readMore: StartLinkId;
}

/** Unsupported setting of the store, and the available ways out of it. */
function UnsupportedText({ what, values, adminPage, readMore }: UnsupportedTextProps) {
  const change = useAdminHref()(adminPage);
  return (
    <RichText
      namespace="setup"
      textKey={change === null ? `start.${what}.textOnly` : `start.${what}.text`}
      values={values}
      components={{
        change: <Link href={change ?? ''} />,
        read: <DocumentationLink context="get-started" linkId={readMore} href={startLinks[readMore]} />,
      }}
    />
  );
}

function UnsupportedLanguageNotice() {
  const t = useText('setup');
  const { bootstrap } = usePage();
  const audience = useServerRead('getAudience');
  const nameOf = useFormats().language;
  const locale = audience.data?.locale ?? bootstrap.siteLocale;
  const language = nameOf(locale.slice(0, locale.search(/_|$/)));
  return (
    <div id="unsupported-language" tabIndex={-1}>
      <InlineNotice tone="error" title={t('start.unsupportedLanguage.title')}>
        <UnsupportedText
          what="unsupportedLanguage"
          values={{ language }}
          adminPage="options-general.php"
          readMore="supported-languages"
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
      <UnsupportedText
        what="unsupportedCountry"
        values={{ country: bootstrap.countries[code] ?? code }}
        adminPage="admin.php?page=wc-settings"
        readMore="supported-countries"
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
