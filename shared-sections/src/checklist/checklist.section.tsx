import { checklistItems, type ChecklistItem } from '@listings/shared-machines';
import { Box, Checkbox, LoadingCard, Panel, PanelBody, Section, useText } from '@listings/shared-ui';
import { HelpLink } from '../links/help-link';
import { requirementLinks } from '../links/requirement-links';
import { FailedCall, RoleFieldset, useFailureText } from '@listings/shared-app';
import { SaveStatus } from '../saving/save-status';
import { StoreCheckEvidence } from './store-check-evidence';
import { StoreChecksSummary } from './store-checks-summary';
import type { ChecklistView } from './use-checklist';
import { useStoreChecks, type StoreChecksView } from './use-store-checks';

/** Target of the reasons of Complete setup. */
export const checklistTarget = 'checklist';

const links: Readonly<Record<ChecklistItem, keyof typeof requirementLinks>> = {
  website_live: 'check-website-is-live',
  checkout_process_secure: 'check-checkout-process',
  payment_methods_visible: 'check-payment-methods',
  refund_tos_visible: 'check-refund-policy',
  contact_info_visible: 'check-phone-numbers',
};

type ReadyChecklist = Extract<ChecklistView, { phase: 'ready' }>;

function ChecklistEntry({ item, view }: { item: ChecklistItem; view: ReadyChecklist }) {
  const t = useText('sections');
  const rule = useText('rules');
  const hint = (
    <>
      {t(`checklist.items.${item}.help`)}{' '}
      <HelpLink context="setup-mc-checklist" of={requirementLinks} link={links[item]}>
        {t(`checklist.items.${item}.link`)}
      </HelpLink>
    </>
  );
  return (
    <Checkbox
      id={`${checklistTarget}-${item}`}
      label={t(`checklist.items.${item}.label`)}
      hint={hint}
      checked={view.checklist[item]}
      onChange={(checked) => view.toggle(item, checked)}
      error={view.missing.includes(item) ? rule('checklist.required') : undefined}
    />
  );
}

function ChecklistPanel({ view, checks }: { view: ReadyChecklist; checks: StoreChecksView }) {
  const t = useText('sections');
  return (
    <Panel>
      <PanelBody>
        <Box component="fieldset" id={checklistTarget} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h3' }}>
            {t('checklist.legend')}
          </Box>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
            {checklistItems.map((item) => (
              <div key={item}>
                <ChecklistEntry item={item} view={view} />
                <StoreCheckEvidence item={item} view={checks} />
              </div>
            ))}
          </Box>
        </Box>
        <StoreChecksSummary view={checks} />
        <SaveStatus status={view.status} onRetry={view.retrySave} />
      </PanelBody>
    </Panel>
  );
}

/** The five requirements of a store that lists products, each with a help link, saved as they are ticked [S2.30]; beside each stands what was seen of it. */
export function ChecklistSection({ view }: { view: ChecklistView }) {
  const t = useText('sections');
  const failureText = useFailureText();
  const checks = useStoreChecks();
  return (
    <Section
      title={t('checklist.title')}
      description={t('checklist.description')}
      aside={
        <HelpLink context="setup-mc-checklist" of={requirementLinks} link="checklist-requirements">
          {t('checklist.requirementsLink')}
        </HelpLink>
      }
    >
      {view.phase === 'loading' && <LoadingCard label={t('checklist.loading')} lines={6} />}
      {view.phase === 'failed' && (
        <Panel id={checklistTarget}>
          <FailedCall call="getSettings" message={failureText('getSettings')} onRetry={view.retry} />
        </Panel>
      )}
      {view.phase === 'ready' && (
        <RoleFieldset call="saveSettings">
          <ChecklistPanel view={view} checks={checks} />
        </RoleFieldset>
      )}
    </Section>
  );
}
