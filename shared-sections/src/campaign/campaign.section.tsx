import type { CampaignForm, NoticeId } from '@listings/shared-machines';
import {
  Box,
  LoadingCard,
  Panel,
  PanelBody,
  Section,
  TextField,
  useEventCallback,
  useListText,
  useText,
} from '@listings/shared-ui';
import { memo, useCallback, useMemo } from 'react';
import { groupsOf } from '../countries/country-groups';
import { CountrySelect } from '../countries/country-select';
import { useCountries, type Countries } from '../countries/use-countries';
import { FailedCall, DocumentationLink, useFailureText, useServerRead } from '@listings/shared-app';
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

interface PartProps {
  /** Takes what is changed; the same function at each key. */
  readonly onChange: (part: Partial<CampaignForm>) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** The countries of a campaign that exists: to read only [O2.53]. */
function LockedCountries({ chosen, countries }: { chosen: readonly string[]; countries: Countries }) {
  const t = useText('sections');
  const list = useListText();
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('campaign.countries')}
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {list(chosen.map(countries.nameOf)) || t('campaign.countriesUnknown')}
        </Box>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('campaign.countriesLocked')}</Box>
    </>
  );
}

interface CountryChoiceProps extends PartProps {
  readonly chosen: readonly string[];
  readonly countries: Countries;
  readonly targets: readonly string[];
}

const CountryChoice = memo(function CountryChoice(props: CountryChoiceProps) {
  const { chosen, countries, targets, disabled, error, onChange } = props;
  const t = useText('sections');
  const groups = useMemo(() => groupsOf(countries.groups, targets), [countries, targets]);
  return (
    <CountrySelect
      id={campaignTargets.countries}
      label={t('campaign.countries')}
      hint={t('campaign.countriesHint')}
      placeholder={t('campaign.countriesPlaceholder')}
      groups={groups}
      value={chosen}
      disabled={disabled}
      onChange={(codes) => onChange({ countries: codes })}
      error={error}
    />
  );
});

interface NameFieldProps extends PartProps {
  readonly name: string;
  readonly isOptional: boolean;
}

/** The name that the campaign has in lists and reports; it can be changed later too. */
const NameField = memo(function NameField({ name, isOptional, disabled, error, onChange }: NameFieldProps) {
  const t = useText('sections');
  return (
    <TextField
      id={campaignTargets.name}
      label={t('campaign.name')}
      hint={t(isOptional ? 'campaign.nameOptional' : 'campaign.nameHint')}
      value={name}
      disabled={disabled}
      autoComplete="off"
      error={error}
      onChange={(next) => onChange({ name: next })}
    />
  );
});

const Look = memo(function Look({ context }: Pick<CampaignSectionProps, 'context'>) {
  const t = useText('sections');
  return (
    <DocumentationLink context={context} linkId="see-what-ads-look-like" href={looks}>
      {t('campaign.look')}
    </DocumentationLink>
  );
});

function Failed({ failed, onRetry }: { failed: NoticeId; onRetry: () => void }) {
  const failureText = useFailureText();
  return (
    <Panel>
      <FailedCall call={failed} message={failureText(failed)} onRetry={onRetry} />
    </Panel>
  );
}

/** Countries and daily budget of a campaign [S4.23, S5.16, O2.53, O5.06]. Nothing is shown before the currency is known. */
export function CampaignSection(props: CampaignSectionProps) {
  const t = useText('sections');
  const { countries, isError, retry } = useCountries();
  const ads = useServerRead('getAdsConnection', undefined, { silent: true });
  const { context, form, fields, targets, disabled = false, onChange } = props;
  const { messages } = fields;
  const change = useEventCallback((part: Partial<CampaignForm>) => {
    fields.touch();
    onChange({ ...form, ...part });
  });
  const changeAmount = useCallback((amount: number) => change({ amount }), [change]);
  if (isError) return <Failed failed="listCountries" onRetry={retry} />;
  if (ads.isError) return <Failed failed="getAdsConnection" onRetry={() => void ads.refetch()} />;
  if (countries === null || ads.isPending) return <LoadingCard label={t('campaign.loading')} lines={5} />;
  return (
    <>
      <Section title={t('campaign.title')} description={t('campaign.description')} aside={<Look context={context} />}>
        <Panel>
          <PanelBody>
            <NameField
              name={form.name ?? ''}
              isOptional={context === 'setup-ads'}
              disabled={disabled}
              error={messages.name}
              onChange={change}
            />
            {targets === 'locked' ? (
              <LockedCountries chosen={form.countries} countries={countries} />
            ) : (
              <CountryChoice
                chosen={form.countries}
                countries={countries}
                targets={targets}
                disabled={disabled}
                error={messages.countries}
                onChange={change}
              />
            )}
          </PanelBody>
        </Panel>
      </Section>
      <CampaignBudgetSection
        amountId={campaignTargets.amount}
        amount={form.amount}
        countries={form.countries}
        nameOf={countries.nameOf}
        onAmount={changeAmount}
        error={messages.amount}
        disabled={disabled}
      />
      <AdPreviewPart />
    </>
  );
}
