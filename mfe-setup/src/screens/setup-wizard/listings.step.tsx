import { ShippingSection, useShipping } from '@listings/shared-sections';
import { PrimaryAction, SectionActions, Typography, useText } from '@listings/shared-ui';
import type { WizardStepProps } from './wizard-step.types';

/** Step 3: shipping and tax [S2.25]. */
export function ListingsStep({ onContinue }: WizardStepProps) {
  const t = useText('setup');
  const { view, reasons, submitting, proceed } = useShipping(onContinue);
  return (
    <>
      <Typography color="textSecondary">{t('wizard.listings.description')}</Typography>
      <ShippingSection view={view} />
      {view.phase === 'ready' && (
        <SectionActions>
          <PrimaryAction reasons={reasons} loading={submitting} onClick={proceed}>
            {t('wizard.continue')}
          </PrimaryAction>
        </SectionActions>
      )}
    </>
  );
}
