import { validateCampaign, type CampaignForm } from '@listings/shared-machines';
import { groupsOf, useCountries, useFailureText } from '@listings/shared-sections';
import {
  ErrorState,
  LoadingCard,
  Panel,
  PanelBody,
  PrimaryAction,
  Section,
  SectionActions,
  useText,
  type Reason,
} from '@listings/shared-ui';
import { TreeSelect } from '@listings/shared-ui/forms';
import { useState } from 'react';
import { AdsBudgetSection } from './ads-budget.section';

interface Props {
  readonly form: CampaignForm;
  /** The countries of the audience. */
  readonly targets: readonly string[];
  readonly onChange: (form: CampaignForm) => void;
  readonly onContinue: () => void;
}

/** Where the reasons lead to. */
const targetIds = { countries: 'campaign-countries', amount: 'campaign-amount' } as const;

/** Step 2: countries and daily budget [S4.23, S5.16]. */
export function AdsCampaignStep({ form, targets, onChange, onContinue }: Props) {
  const t = useText('adsSetup');
  const sections = useText('sections');
  const rule = useText('rules');
  const failureText = useFailureText();
  const [touched, setTouched] = useState(false);
  const { countries, isError, retry } = useCountries();
  if (isError)
    return (
      <Panel>
        <ErrorState message={failureText('listCountries')} onRetry={retry} />
      </Panel>
    );
  if (countries === null) return <LoadingCard label={t('campaign.loading')} lines={5} />;
  const messages = validateCampaign(form);
  const change = (next: CampaignForm) => {
    setTouched(true);
    onChange(next);
  };
  const reasons: Reason[] = (['countries', 'amount'] as const).flatMap((field) => {
    const message = messages[field];
    if (message === undefined) return [];
    return [{ key: field, text: rule(message), targetId: targetIds[field], onSelect: () => setTouched(true) }];
  });
  return (
    <>
      <Section title={t('campaign.title')} description={t('campaign.description')}>
        <Panel>
          <PanelBody>
            <TreeSelect
              id={targetIds.countries}
              label={t('campaign.countries')}
              hint={t('campaign.countriesHint')}
              placeholder={sections('audience.location.placeholder')}
              allLabel={t('campaign.all')}
              groups={groupsOf(countries.groups, targets)}
              filterMinLength={3}
              value={form.countries}
              onChange={(codes) => change({ amount: codes.length === 0 ? 0 : form.amount, countries: codes })}
              error={touched && messages.countries ? rule(messages.countries) : undefined}
            />
          </PanelBody>
        </Panel>
      </Section>
      <AdsBudgetSection
        amountId={targetIds.amount}
        form={form}
        nameOf={countries.nameOf}
        onAmount={(amount) => change({ ...form, amount })}
        error={touched && messages.amount ? rule(messages.amount) : undefined}
      />
      <SectionActions>
        <PrimaryAction reasons={reasons} onClick={onContinue}>
          {t('continue')}
        </PrimaryAction>
      </SectionActions>
    </>
  );
}
