import { audienceRules } from '@listings/shared-machines';
import { audienceChoiceErrorTexts, useMay } from '@listings/shared-app';
import { AudienceSection, audienceTexts, reasonTexts, useAudience } from '@listings/shared-sections';
import { MoreTexts, PrimaryAction, SectionActions, useText } from '@listings/shared-ui';
import type { WizardStepProps } from './wizard-step.types';

function Content({ onContinue, busy }: WizardStepProps) {
  const t = useText('setup');
  const may = useMay();
  const { view, reasons, proceed } = useAudience(onContinue);
  return (
    <>
      <AudienceSection view={view} />
      {view.phase === 'ready' && (
        <SectionActions>
          <PrimaryAction reasons={[...may('saveAudience'), ...reasons]} loading={busy} onClick={proceed}>
            {t('wizard.continue')}
          </PrimaryAction>
        </SectionActions>
      )}
    </>
  );
}

const catalogs = {
  sections: { audience: audienceTexts, reasons: reasonTexts },
  app: { errors: audienceChoiceErrorTexts },
  rules: audienceRules,
};

/** Step 2: who sees the listings [S2.21-S2.24]. */
export function AudienceStep(props: WizardStepProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content {...props} />
    </MoreTexts>
  );
}
