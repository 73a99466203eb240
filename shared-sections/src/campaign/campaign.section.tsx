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
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
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

/** The countries of a campaign that exists: to read only [O2.53]. */
function LockedCountries({ form, countries }: { form: CampaignForm; countries: Countries }) {
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

/** What one part of the form has of it; `edit` is the same in each render. */
interface PartProps<V> {
  readonly value: V;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly edit: (change: Partial<CampaignForm>) => void;
}

interface CountryChoiceProps extends PartProps<readonly string[]> {
  readonly countries: Countries;
  readonly targets: readonly string[];
}

function CountryTree({ value, error, disabled, countries, targets, edit }: CountryChoiceProps) {
  const t = useText('sections');
  return (
    <CountrySelect
      id={campaignTargets.countries}
      label={t('campaign.countries')}
      hint={t('campaign.countriesHint')}
      placeholder={t('campaign.countriesPlaceholder')}
      groups={groupsOf(countries.groups, targets)}
      value={value}
      disabled={disabled}
      onChange={(codes) => edit(codes.length === 0 ? { amount: 0, countries: codes } : { countries: codes })}
      error={error}
    />
  );
}

/** Memoised by the countries: each key of the name and the amount makes new lists of the same ones. */
const CountryChoice = memo(
  CountryTree,
  (before, now) =>
    before.value.join() === now.value.join() &&
    before.targets.join() === now.targets.join() &&
    before.countries === now.countries &&
    before.error === now.error &&
    before.disabled === now.disabled,
);

/** The name that the campaign has in lists and reports; it can be changed later too. */
const NameField = memo(function NameField({ value, error, disabled, edit }: PartProps<string>) {
  const t = useText('sections');
  return (
    <TextField
      id={campaignTargets.name}
      label={t('campaign.name')}
      hint={t('campaign.nameHint')}
      value={value}
      disabled={disabled}
      autoComplete="off"
      error={error}
      onChange={(name) => edit({ name })}
    />
  );
});

/** Changes a part of the form as it is now; the same function each time. */
function useEdit({ form, fields, onChange }: CampaignSectionProps): PartProps<unknown>['edit'] {
  const change = (part: Partial<CampaignForm>) => {
    fields.touch();
    onChange({ ...form, ...part });
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  return useCallback((part) => latest.current(part), []);
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
  const { context, form, fields, targets, disabled = false } = props;
  const edit = useEdit(props);
  const setAmount = useCallback((amount: number) => edit({ amount }), [edit]);
  const { messages } = fields;
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
            <NameField value={form.name ?? ''} error={messages.name} disabled={disabled} edit={edit} />
            {targets === 'locked' ? (
              <LockedCountries form={form} countries={countries} />
            ) : (
              <CountryChoice
                value={form.countries}
                error={messages.countries}
                disabled={disabled}
                countries={countries}
                targets={targets}
                edit={edit}
              />
            )}
          </PanelBody>
        </Panel>
      </Section>
      <CampaignBudgetSection
        amountId={campaignTargets.amount}
        form={form}
        nameOf={countries.nameOf}
        onAmount={setAmount}
        error={messages.amount}
        disabled={disabled}
      />
      <AdPreviewPart />
    </>
  );
}
