import type { AudienceLocation } from '@listings/shared-api/contract';
import { Box, ErrorState, LoadingCard, Panel, PanelBody, Section, Skeleton, useText } from '@listings/shared-ui';
import { RadioCards, type RadioCardOption } from '@listings/shared-ui/forms';
import { CountrySelect } from '../countries/country-select';
import { HelpLink } from '../links/help-link';
import { listingLinks } from '../links/listing-links';
import { RoleFieldset, useFailureText } from '@listings/shared-app';
import { SaveStatus } from '../saving/save-status';
import { ClearingNotice } from './clearing-notice';
import type { AudienceView, ReadyAudience } from './use-audience';
import { audienceTargets } from './use-audience-reasons';

function CountryChoice({ view }: { view: ReadyAudience }) {
  const t = useText('sections');
  const rule = useText('rules');
  const { countries, form, messages, suggested } = view;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <CountrySelect
        id={audienceTargets.countries}
        label={t('audience.location.countries')}
        hint={t('audience.location.countriesHint')}
        placeholder={t('audience.location.placeholder')}
        groups={countries.groups}
        value={form.countries}
        onChange={view.chooseCountries}
        error={messages.countries && rule(messages.countries)}
        isUndoneElsewhere={view.clearing?.canUndo === true}
      />
      {suggested && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('audience.location.suggested')}</Box>
      )}
    </Box>
  );
}

function LocationPanel({ view }: { view: ReadyAudience }) {
  const t = useText('sections');
  const rule = useText('rules');
  const options: RadioCardOption<AudienceLocation>[] = [
    { value: 'selected', label: t('audience.location.selected'), content: <CountryChoice view={view} /> },
    { value: 'all', label: t('audience.location.all'), description: t('audience.location.allHelp') },
  ];
  const { form, messages, saving, clearing } = view;
  return (
    <Panel>
      <PanelBody>
        <RadioCards
          id={audienceTargets.location}
          legend={t('audience.location.legend')}
          value={form.location}
          onChange={view.chooseLocation}
          options={options}
          error={messages.location && rule(messages.location)}
        />
        {clearing && <ClearingNotice view={clearing} countries={view.countries} />}
        {saving && <SaveStatus id={audienceTargets.saving} status={saving.status} onRetry={saving.retry} />}
      </PanelBody>
    </Panel>
  );
}

/** The language, or its place while it is awaited. */
function LanguagePanel({ language }: { language: string | null }) {
  const t = useText('sections');
  return (
    <Panel aria-busy={language === null}>
      <PanelBody>
        <Box component="dl" sx={{ m: 0 }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('audience.language.label')}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body1', fontWeight: 600 }}>
            {language ?? <Skeleton width={120} />}
          </Box>
        </Box>
      </PanelBody>
    </Panel>
  );
}

function LocationBody({ view }: { view: AudienceView }) {
  const t = useText('sections');
  const failureText = useFailureText();
  if (view.phase === 'ready')
    return (
      <RoleFieldset call="saveAudience">
        <LocationPanel view={view} />
      </RoleFieldset>
    );
  if (view.phase === 'loading') return <LoadingCard label={t('audience.loading')} lines={5} />;
  return (
    <Panel>
      <ErrorState message={failureText(view.failed)} onRetry={view.retry} />
    </Panel>
  );
}

/** Audience of the listings: the site's language, and the countries [S2.22, S2.23]. */
export function AudienceSection({ view }: { view: AudienceView }) {
  const t = useText('sections');
  return (
    <>
      <Section
        title={t('audience.language.title')}
        description={t('audience.language.help')}
        aside={
          <HelpLink context="setup-mc-audience" of={listingLinks} link="site-language">
            {t('audience.language.readMore')}
          </HelpLink>
        }
      >
        {view.phase !== 'failed' && <LanguagePanel language={view.phase === 'ready' ? view.language : null} />}
      </Section>
      <Section title={t('audience.location.title')} description={t('audience.location.help')}>
        <LocationBody view={view} />
      </Section>
    </>
  );
}
