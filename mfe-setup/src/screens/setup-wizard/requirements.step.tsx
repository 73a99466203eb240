import { completionBlockers, everyItem, requirementRules, type CompletionBlocker } from '@listings/shared-machines';
import { requirementErrorTexts, useMay } from '@listings/shared-app';
import {
  ChecklistSection,
  checklistTarget,
  PhoneSection,
  phoneTarget,
  StoreAddressSection,
  storeAddressTarget,
  useChecklist,
  useStoreAddress,
  checklistTexts,
  phoneTexts,
  storeAddressTexts,
  storeChecksTexts,
  type ChecklistView,
  type StoreAddressView,
} from '@listings/shared-sections';
import { MoreTexts, PrimaryAction, SectionActions, useText, type Reason } from '@listings/shared-ui';
import { useState } from 'react';
import { useCompleteSetup } from '../../hooks/use-complete-setup';
import { lastStepTexts, requirementsTexts } from '../../messages/steps.texts';
import type { WizardStepProps } from './wizard-step.types';

const targets: Readonly<Record<CompletionBlocker, string>> = {
  phoneNotVerified: phoneTarget,
  addressNotFilled: storeAddressTarget,
  checklistNotDone: checklistTarget,
  checklistNotSaved: checklistTarget,
  checklistSaving: checklistTarget,
};

interface Requirements {
  readonly phoneVerified: boolean;
  readonly address: StoreAddressView;
  readonly checklist: ChecklistView;
}

const nothingMissing = everyItem(true);

/** Blockers known so far. */
const blockersOf = ({ phoneVerified, address, checklist }: Requirements): CompletionBlocker[] =>
  completionBlockers({
    checklist: checklist.phase === 'ready' ? checklist.checklist : nothingMissing,
    checklistStatus: checklist.phase === 'ready' ? checklist.status : 'idle',
    phoneVerified,
    addressFilled: address.phase !== 'ready' || address.isFilled,
  });

/** Reasons why the setup cannot be completed yet, each with a link to its cause [S4.20, decisions 22]. */
function useReasons(requirements: Requirements): Reason[] {
  const t = useText('setup');
  const { address, checklist } = requirements;
  const reason = (key: CompletionBlocker | 'addressNotLoaded' | 'checklistNotLoaded' | 'loading'): Reason => ({
    key,
    text: t(`wizard.requirements.reasons.${key}`),
  });
  return [
    ...blockersOf(requirements).map((key) => ({
      ...reason(key),
      targetId: targets[key],
      ...(key === 'checklistNotDone' && checklist.phase === 'ready' ? { onSelect: checklist.showMissing } : {}),
    })),
    ...(address.phase === 'failed' ? [{ ...reason('addressNotLoaded'), targetId: storeAddressTarget }] : []),
    ...(checklist.phase === 'failed' ? [{ ...reason('checklistNotLoaded'), targetId: checklistTarget }] : []),
    ...(address.phase === 'loading' || checklist.phase === 'loading' ? [reason('loading')] : []),
  ];
}

function Content({ onUnfinished }: Pick<WizardStepProps, 'onUnfinished'>) {
  const t = useText('setup');
  const may = useMay();
  const [phoneVerified, setPhoneVerified] = useState(false);
  const address = useStoreAddress();
  const checklist = useChecklist();
  const setup = useCompleteSetup(onUnfinished);
  const reasons = useReasons({ phoneVerified, address, checklist });
  return (
    <>
      <PhoneSection view="setup-mc" onVerifiedChange={setPhoneVerified} />
      <StoreAddressSection view={address} />
      <ChecklistSection view={checklist} />
      <SectionActions>
        <PrimaryAction reasons={[...may('syncSettings'), ...reasons]} loading={setup.busy} onClick={setup.complete}>
          {t('wizard.last.complete')}
        </PrimaryAction>
      </SectionActions>
    </>
  );
}

const catalogs = {
  setup: { wizard: { requirements: requirementsTexts, last: lastStepTexts } },
  app: { errors: requirementErrorTexts },
  sections: {
    checklist: checklistTexts,
    phone: phoneTexts,
    storeAddress: storeAddressTexts,
    storeChecks: storeChecksTexts,
  },
  rules: requirementRules,
};

/** Step 4: phone, address, checklist, and completing the setup [S2.30, S4.20]. */
export function RequirementsStep({ onUnfinished }: Pick<WizardStepProps, 'onUnfinished'>) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content onUnfinished={onUnfinished} />
    </MoreTexts>
  );
}
