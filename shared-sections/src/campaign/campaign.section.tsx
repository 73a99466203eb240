import type { CampaignForm, NoticeId } from '@listings/shared-machines';
import {
  Box,
  ErrorState,
  LoadingCard,
  Panel,
  PanelBody,
  Section,
  TextField,
  useListText,
  useText,
} from '@listings/shared-ui';
import { groupsOf } from '../countries/country-groups';
import { CountrySelect } from '../countries/country-select';
import { useCountries, type Countries } from '../countries/use-countries';
import { DocumentationLink, useFailureText, useReference, useServerRead } from '@listings/shared-app';
import { AdPreviewPart } from './ad-preview-part';
import { CampaignBudgetSection } from './campaign-budget.section';
import { campaignTargets, type CampaignFields } from './use-campaign-fields';

const looks = 'https://support.google.com/google-ads/answer/10724817';

export interface CampaignSectionProps {
  /** Place of the section, for tracking. */
  readonly context: 'setup-ads' | 'create-ads' | 'edit-ads';
  readonly form: CampaignForm;
  readonly fields: CampaignFields;
  readonly onChange: (form: CampaignForm) => void;
  /** The countries to choose from; `locked` when they cannot be changed any more. */
  readonly targets: readonly string[] | 'locked';
  /** Nothing can be changed for now. */
  readonly disabled?: boolean | undefined;
}

interface ReadyProps extends CampaignSectionProps {
  readonly countries: Countries;
}

/** The countries of a campaign that exists: to read only [O2.53]. */
function LockedCountries({ form, countries }: ReadyProps) {
  const t = useText('sections');
  const list = useListText();
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('campaign.countries')}
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {list(form.countries.map(countries.nameOf)) || t('campaign.countriesUnknown')}
        </Box>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('campaign.countriesLocked')}</Box>
    </>
  );
}

function CountryChoice({ form, fields, countries, targets, disabled = false, onChange }: ReadyProps) {
  const t = useText('sections');
  return (
    <CountrySelect
      id={campaignTargets.countries}
      label={t('campaign.countries')}
      hint={t('campaign.countriesHint')}
      placeholder={t('campaign.countriesPlaceholder')}
      groups={groupsOf(countries.groups, targets === 'locked' ? [] : targets)}
      value={form.countries}
      disabled={disabled}
      onChange={(codes) => {
        fields.touch();
        onChange({ ...form, countries: codes });
      }}
      error={fields.messages.countries}
    />
  );
}

/** The name that the campaign has in lists and reports; it can be changed later too. */
function NameField({ form, fields, disabled = false, onChange }: CampaignSectionProps) {
  const t = useText('sections');
  return (
    <TextField
      id={campaignTargets.name}
      label={t('campaign.name')}
      hint={t('campaign.nameHint')}
      value={form.name ?? ''}
      disabled={disabled}
      autoComplete="off"
      error={fields.messages.name}
      onChange={(name) => {
        fields.touch();
        onChange({ ...form, name });
      }}
    />
  );
}

function Failed({ failed, onRetry }: { failed: NoticeId; onRetry: () => void }) {
  const failureText = useFailureText();
  const referenceOf = useReference();
  return (
    <Panel>
      <ErrorState message={failureText(failed)} supportId={referenceOf(failed)} onRetry={onRetry} />
    </Panel>
  );
}

/** Countries and daily budget of a campaign [S4.23, S5.16, O2.53, O5.06]. Nothing is shown before the currency is known. */
export function CampaignSection(props: CampaignSectionProps) {
  const t = useText('sections');
  const { countries, isError, retry } = useCountries();
  const ads = useServerRead('getAdsConnection', undefined, { silent: true });
  const { context, form, fields, targets, disabled = false, onChange } = props;
  if (isError) return <Failed failed="listCountries" onRetry={retry} />;
  if (ads.isError) return <Failed failed="getAdsConnection" onRetry={() => void ads.refetch()} />;
  if (countries === null || ads.isPending) return <LoadingCard label={t('campaign.loading')} lines={5} />;
  return (
    <>
      <Section
        title={t('campaign.title')}
        description={t('campaign.description')}
        aside={
          <DocumentationLink context={context} linkId="see-what-ads-look-like" href={looks}>
            {t('campaign.look')}
          </DocumentationLink>
        }
      >
        <Panel>
          <PanelBody>
            <NameField {...props} />
            {targets === 'locked' ? (
              <LockedCountries {...props} countries={countries} />
            ) : (
              <CountryChoice {...props} countries={countries} />
            )}
          </PanelBody>
        </Panel>
      </Section>
      <CampaignBudgetSection
        amountId={campaignTargets.amount}
        form={form}
        nameOf={countries.nameOf}
        onAmount={(amount) => {
          fields.touch();
          onChange({ ...form, amount });
        }}
        error={fields.messages.amount}
        disabled={disabled}
      />
      <AdPreviewPart />
    </>
  );
}
