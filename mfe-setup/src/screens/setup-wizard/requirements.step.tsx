import { completionBlockers, type CompletionBlocker } from '@listings/shared-machines';
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
} from '@listings/shared-sections';
import { MoreTexts, PrimaryAction, SectionActions, Typography, useText, type Reason } from '@listings/shared-ui';
import { useState } from 'react';
import { useCompleteSetup } from '../../hooks/use-complete-setup';

const targets: Readonly<Record<CompletionBlocker, string>> = {
  phoneNotVerified: phoneTarget,
  addressNotFilled: storeAddressTarget,
  checklistNotDone: checklistTarget,
  checklistNotSaved: checklistTarget,
  checklistSaving: checklistTarget,
};

function Content() {
  const t = useText('setup');
  const [phoneVerified, setPhoneVerified] = useState(false);
  const address = useStoreAddress();
  const checklist = useChecklist();
  const setup = useCompleteSetup();
  const isReady = checklist.phase === 'ready';
  const reasons: Reason[] = isReady
    ? completionBlockers({
        checklist: checklist.checklist,
        checklistStatus: checklist.status,
        phoneVerified,
        addressFilled: address.phase === 'ready' && address.isFilled,
      }).map((key) => ({
        key,
        text: t(`wizard.requirements.reasons.${key}`),
        targetId: targets[key],
        ...(key === 'checklistNotDone' ? { onSelect: checklist.showMissing } : {}),
      }))
    : [];
  return (
    <>
      <Typography color="textSecondary">{t('wizard.requirements.description')}</Typography>
      <PhoneSection view="setup-mc" onVerifiedChange={setPhoneVerified} />
      <StoreAddressSection view={address} />
      <ChecklistSection view={checklist} />
      {isReady && (
        <SectionActions>
          <PrimaryAction reasons={reasons} loading={setup.busy} onClick={setup.complete}>
            {t('wizard.requirements.complete')}
          </PrimaryAction>
        </SectionActions>
      )}
    </>
  );
}

const catalogs = { sections: { checklist: checklistTexts, phone: phoneTexts, storeAddress: storeAddressTexts } };

/** Step 4: phone, address, checklist, and completing the setup [S2.30, S4.20]. */
export function RequirementsStep() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content />
    </MoreTexts>
  );
}
