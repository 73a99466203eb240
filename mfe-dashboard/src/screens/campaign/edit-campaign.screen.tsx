import type { Campaign } from '@listings/shared-api/contract';
import { displayCountries, rulesMessages } from '@listings/shared-machines';
import {
  errorTexts,
  ScreenHelp,
  useDraft,
  useFailureText,
  useKeptDraft,
  useLeaveGuard,
  useLocation,
  usePage,
  useServerRead,
} from '@listings/shared-app';
import { CampaignSection, campaignTexts, useCampaignFields } from '@listings/shared-sections';
import {
  ErrorState,
  LoadingCard,
  MoreTexts,
  Page,
  Panel,
  PrimaryAction,
  SectionActions,
  useText,
} from '@listings/shared-ui';
import { useState } from 'react';
import { useCampaignBudget } from '../../hooks/use-campaign-budget';
import { BackToDashboard } from '../back-to-dashboard';
import { formTexts } from '../../messages/forms.texts';

/** The amount that was typed for a campaign before a lost connection led away. */
function readBudgetDraft(kept: unknown): { readonly id: number; readonly amount: number } | null {
  const { id, amount } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return typeof id === 'number' && typeof amount === 'number' ? { id, amount } : null;
}

/** The daily amount of a campaign; its countries stay as they are [O2.53]. */
function CampaignBudgetForm({ campaign }: { campaign: Campaign }) {
  const t = useText('dashboard');
  const draft = useDraft('campaignBudget', readBudgetDraft);
  const [edited, setEdited] = useState(draft?.id === campaign.id ? draft.amount : null);
  const form = { amount: edited ?? campaign.amount, countries: displayCountries(campaign) };
  const fields = useCampaignFields(form);
  const { busy, save } = useCampaignBudget(campaign);
  const isChanged = form.amount !== campaign.amount;
  useKeptDraft('campaignBudget', () => (isChanged ? { id: campaign.id, amount: form.amount } : null));
  useLeaveGuard(isChanged && ((next) => !(busy && next?.path === '/google/dashboard')));
  return (
    <>
      <CampaignSection
        context="edit-ads"
        form={form}
        fields={fields}
        targets="locked"
        disabled={busy}
        onChange={({ amount }) => setEdited(amount)}
      />
      <SectionActions>
        <PrimaryAction reasons={fields.reasons} loading={busy} onClick={() => save(form.amount)}>
          {t('edit.save')}
        </PrimaryAction>
      </SectionActions>
    </>
  );
}

/** The campaign of the address: `programId` is its id [O2.05]. */
function useAskedCampaign() {
  const { adsSetupComplete } = usePage().bootstrap;
  const id = useLocation().params?.['programId'] ?? '';
  const read = useServerRead('listCampaigns', {}, { enabled: adsSetupComplete !== false, silent: true });
  return {
    campaign: read.data?.find((one) => String(one.id) === id),
    isLoading: read.isLoading,
    isError: read.isError && read.data === undefined,
    retry: () => void read.refetch(),
  };
}

function EditBody({ asked }: { asked: ReturnType<typeof useAskedCampaign> }) {
  const t = useText('dashboard');
  const failureText = useFailureText();
  const { campaign, isLoading, isError, retry } = asked;
  if (campaign) return <CampaignBudgetForm key={campaign.id} campaign={campaign} />;
  if (isLoading) return <LoadingCard label={t('opening')} lines={6} />;
  return (
    <Panel>
      {isError ? (
        <ErrorState message={failureText('listCampaigns')} onRetry={retry} />
      ) : (
        <ErrorState message={failureText('getCampaign')} />
      )}
    </Panel>
  );
}

const catalogs = {
  dashboard: formTexts,
  sections: { campaign: campaignTexts },
  app: { errors: errorTexts },
  rules: rulesMessages,
};

function EditCampaign() {
  const t = useText('dashboard');
  const asked = useAskedCampaign();
  return (
    <Page
      title={t('edit.title')}
      description={asked.campaign?.name}
      back={<BackToDashboard />}
      actions={<ScreenHelp context="edit-ads" />}
    >
      <EditBody asked={asked} />
    </Page>
  );
}

/** Edits one campaign; says so when there is none of that id [O2.05, O8.10]. */
export function EditCampaignScreen() {
  return (
    <MoreTexts catalogs={catalogs}>
      <EditCampaign />
    </MoreTexts>
  );
}
