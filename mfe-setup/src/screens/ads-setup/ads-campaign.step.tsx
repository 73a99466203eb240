import { CampaignSection, useCampaignFields, type NewCampaign } from '@listings/shared-sections';
import { PrimaryAction, SectionActions, useText } from '@listings/shared-ui';

interface Props {
  readonly campaign: NewCampaign;
  readonly onContinue: () => void;
}

/** Step 2: countries and daily budget [S4.23, S5.16]. */
export function AdsCampaignStep({ campaign, onContinue }: Props) {
  const t = useText('adsSetup');
  const { form, targets, change } = campaign;
  const fields = useCampaignFields(form);
  return (
    <>
      <CampaignSection context="setup-ads" form={form} fields={fields} targets={targets} onChange={change} />
      <SectionActions>
        <PrimaryAction reasons={fields.reasons} onClick={onContinue}>
          {t('continue')}
        </PrimaryAction>
      </SectionActions>
    </>
  );
}
