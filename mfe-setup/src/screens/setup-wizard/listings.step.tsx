import { shippingRules } from '@listings/shared-machines';
import { shippingErrorTexts, useMay } from '@listings/shared-app';
import { ShippingSection, shippingTexts, useShipping } from '@listings/shared-sections';
import { MoreTexts, PrimaryAction, retryLazy, SectionActions, useText } from '@listings/shared-ui';
import { lastStepTexts, listingsTexts } from '../../messages/steps.texts';
import { ListingsHero } from './listings-hero';
import type { WizardStepProps } from './wizard-step.types';

interface ListingsContentProps extends WizardStepProps {
  /** Label of the button to the next step; Continue when absent. */
  readonly action?: string;
}

/** Content of the step, as the last one or before another. */
function ListingsContent({ onContinue, action, busy = false }: ListingsContentProps) {
  const t = useText('setup');
  const may = useMay();
  const { view, reasons, submitting, proceed } = useShipping(onContinue);
  return (
    <>
      <ListingsHero />
      <ShippingSection view={view} />
      {view.phase === 'ready' && (
        <SectionActions>
          <PrimaryAction reasons={[...may('saveSettings'), ...reasons]} loading={submitting || busy} onClick={proceed}>
            {action ?? t('wizard.continue')}
          </PrimaryAction>
        </SectionActions>
      )}
    </>
  );
}

/** Fetched in a store whose last step this is. */
const CompletingSetup = retryLazy(() => import('./completing-setup').then((module) => module.CompletingSetup));

function LastContent({ onUnfinished }: Pick<WizardStepProps, 'onUnfinished'>) {
  const t = useText('setup');
  return (
    <CompletingSetup onUnfinished={onUnfinished}>
      {({ busy, complete }) => <ListingsContent onContinue={complete} action={t('wizard.last.complete')} busy={busy} />}
    </CompletingSetup>
  );
}

const catalogs = {
  setup: { wizard: { listings: listingsTexts, last: lastStepTexts } },
  sections: { shipping: shippingTexts },
  app: { errors: shippingErrorTexts },
  rules: shippingRules,
};

/** Step 3: shipping and tax [S2.25]. */
export function ListingsStep({ onContinue, onUnfinished, busy, isLast }: WizardStepProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      {isLast ? <LastContent onUnfinished={onUnfinished} /> : <ListingsContent onContinue={onContinue} busy={busy} />}
    </MoreTexts>
  );
}
