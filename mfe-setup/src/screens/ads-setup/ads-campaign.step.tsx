import { campaignRules, type CampaignForm } from '@listings/shared-machines';
import { useFailureText, useMay } from '@listings/shared-app';
import {
  CampaignFaqSection,
  CampaignSection,
  campaignTexts,
  sectionFormTexts,
  useCampaignFields,
  type NewCampaign,
} from '@listings/shared-sections';
import { ErrorState, MoreTexts, Panel, PrimaryAction, SectionActions, useText } from '@listings/shared-ui';
import type { CampaignLaunch } from '../../hooks/use-campaign-launch';

interface Props {
  readonly campaign: NewCampaign;
  readonly launch: CampaignLaunch;
  readonly onContinue: () => void;
}

/** The campaign without a name that was cleared: the store makes one, as before it was typed. */
const withoutEmptyName = ({ name, ...form }: CampaignForm): CampaignForm => (name ? { ...form, name } : form);

function CampaignContent({ campaign, launch, onContinue }: Props) {
  const t = useText('adsSetup');
  const failureText = useFailureText();
  const may = useMay();
  const { form, targets, change, reading, failed, retry } = campaign;
  const fields = useCampaignFields(form);
  if (reading === 'failed')
    return (
      <Panel>
        <ErrorState message={failureText(failed)} onRetry={retry} />
      </Panel>
    );
  return (
    <>
      <CampaignSection
        context="setup-ads"
        form={form}
        fields={fields}
        targets={targets}
        disabled={launch.busy || launch.stage !== 'free'}
        onChange={(next) => change(withoutEmptyName(next))}
      />
      <CampaignFaqSection />
      <SectionActions>
        <PrimaryAction reasons={[...may('createCampaign'), ...fields.reasons]} onClick={onContinue}>
          {t('continue')}
        </PrimaryAction>
      </SectionActions>
    </>
  );
}

const catalogs = { sections: { ...sectionFormTexts, campaign: campaignTexts }, rules: campaignRules };

/** Step 2: countries and daily budget [S4.23, S5.16]. A campaign that may exist already cannot be changed. */
export function AdsCampaignStep(props: Props) {
  return (
    <MoreTexts catalogs={catalogs}>
      <CampaignContent {...props} />
    </MoreTexts>
  );
}
