import { rulesMessages } from '@listings/shared-machines';
import { errorTexts } from '@listings/shared-app';
import { ShippingSection, shippingTexts, useShipping } from '@listings/shared-sections';
import { MoreTexts, PrimaryAction, SectionActions, useText } from '@listings/shared-ui';
import { useCompleteSetup } from '../../hooks/use-complete-setup';
import { listingsMessages } from '../../messages/steps.en';
import { ListingsHero } from './listings-hero';
import type { WizardStepProps } from './wizard-step.types';

function Content({ onContinue, isLast }: WizardStepProps) {
  const t = useText('setup');
  // The last step where the requirements have left the onboarding.
  const setup = useCompleteSetup({ withoutRequirements: true });
  const { view, reasons, submitting, proceed } = useShipping(isLast ? setup.complete : onContinue);
  return (
    <>
      <ListingsHero />
      <ShippingSection view={view} />
      {view.phase === 'ready' && (
        <SectionActions>
          <PrimaryAction reasons={reasons} loading={submitting || setup.busy} onClick={proceed}>
            {t(isLast ? 'wizard.complete' : 'wizard.continue')}
          </PrimaryAction>
        </SectionActions>
      )}
    </>
  );
}

const catalogs = {
  setup: { wizard: { listings: listingsMessages } },
  sections: { shipping: shippingTexts },
  app: { errors: errorTexts },
  rules: rulesMessages,
};

/** Step 3: shipping and tax [S2.25]. */
export function ListingsStep(props: WizardStepProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content {...props} />
    </MoreTexts>
  );
}
