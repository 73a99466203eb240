import type { Campaign } from '@listings/shared-api/contract';
import { campaignRules, displayCountries } from '@listings/shared-machines';
import {
  FailedCall,
  errorTexts,
  ScreenHelp,
  useDraft,
  useFailureText,
  useFocusAfter,
  useFollowOtherTabs,
  useHeldReads,
  useKeptDraft,
  useLeaveGuard,
  useLocation,
  usePage,
  useServerRead,
  useMay,
} from '@listings/shared-app';
import { CampaignSection, campaignTexts, useCampaignFields } from '@listings/shared-sections';
import {
  ErrorState,
  Form,
  LoadingCard,
  MoreTexts,
  Page,
  Panel,
  PrimaryAction,
  SectionActions,
  useText,
} from '@listings/shared-ui';
import { useMemo, useState } from 'react';
import { useCampaignBudget } from '../../hooks/use-campaign-budget';
import { AfterForm } from '../after-form';
import { BackToDashboard } from '../back-to-dashboard';
import { dashboard } from '../places';
import { NewerNotice, useNewerCampaign } from './changed-campaign';
import { RemovedCampaign, removedId } from './removed-campaign';
import { formTexts } from '../../messages/forms.texts';

interface BudgetDraft {
  readonly id: number;
  readonly amount: number;
  readonly name?: string | undefined;
}

/** What was typed for a campaign before a lost connection led away. */
function readBudgetDraft(kept: unknown): BudgetDraft | null {
  const { id, amount, name } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'number' || typeof amount !== 'number') return null;
  return { id, amount, ...(typeof name === 'string' ? { name } : {}) };
}

interface FormProps {
  readonly campaign: Campaign;
  /** The same in the list, which is read again while something is typed. */
  readonly listed: Campaign | undefined;
  /** Names of the other campaigns. */
  readonly taken: readonly string[];
  /** It was there when its form was opened, and is not any more. */
  readonly isRemoved: boolean;
}

/** Name and daily amount of a campaign; its countries stay as they are [O2.53]. */
function CampaignBudgetForm({ campaign, listed, taken, isRemoved }: FormProps) {
  const may = useMay();
  const t = useText('dashboard');
  const draft = useDraft('campaignBudget', readBudgetDraft);
  const [edited, setEdited] = useState(draft?.id === campaign.id ? draft : null);
  const { amount, name = campaign.name } = edited ?? campaign;
  const countries = useMemo(() => displayCountries(campaign), [campaign]);
  const form = { amount, name, countries };
  const { busy, refusedNames, save } = useCampaignBudget(campaign);
  const isRenamed = name.trim() !== campaign.name;
  // A name that stays as it is is no matter of this form.
  const fields = useCampaignFields(isRenamed ? form : { ...form, name: undefined }, [...taken, ...refusedNames]);
  const isChanged = !isRemoved && (amount !== campaign.amount || isRenamed);
  const { newer, keep, take } = useNewerCampaign(campaign, listed, isChanged && !busy);
  useFocusAfter(!isRemoved, removedId);
  useFollowOtherTabs(isChanged);
  useHeldReads(['getCampaign'], isChanged, { params: { id: campaign.id } });
  useKeptDraft('campaignBudget', () => (isChanged ? { id: campaign.id, amount, name } : null));
  useLeaveGuard(isChanged && ((next) => !(busy && next?.path === dashboard.path)));
  return (
    <Form>
      {newer && (
        <NewerNotice
          shown={campaign}
          newer={newer}
          onTake={() => {
            setEdited(null);
            take();
          }}
          onKeep={keep}
        />
      )}
      <CampaignSection
        context="edit-ads"
        form={form}
        fields={fields}
        targets="locked"
        disabled={busy || isRemoved}
        onChange={(next) => setEdited({ id: campaign.id, amount: next.amount, name: next.name })}
      />
      <AfterForm>
        <SectionActions>
          {isRemoved ? (
            <RemovedCampaign name={campaign.name} form={form} />
          ) : (
            <PrimaryAction
              type="submit"
              reasons={[...may('updateCampaign'), ...fields.reasons]}
              loading={busy}
              onClick={() => save({ amount, ...(isRenamed && { name: name.trim() }) })}
            >
              {t('edit.save')}
            </PrimaryAction>
          )}
        </SectionActions>
      </AfterForm>
    </Form>
  );
}

/** The campaign of the address: `programId` is its id [O2.05]. */
function useAskedCampaign() {
  const { adsSetupComplete } = usePage().bootstrap;
  const id = useLocation().params?.['programId'] ?? '';
  const read = useServerRead('listCampaigns', {}, { enabled: adsSetupComplete !== false, silent: true });
  const listed = read.data?.find((one) => String(one.id) === id);
  // By itself it has a tag, on which its form is saved.
  const itself = useServerRead(
    'getCampaign',
    { params: { id: listed?.id ?? 0 } },
    { enabled: listed !== undefined, silent: true, fresh: true },
  );
  const there = itself.isFetching ? listed : (itself.data ?? listed);
  const [last, setLast] = useState(there);
  if (there && there !== last) setLast(there);
  return {
    listed,
    campaign: there ?? (String(last?.id) === id ? last : undefined),
    isRemoved: there === undefined,
    taken: read.data?.filter((one) => one !== listed).map(({ name }) => name) ?? [],
    isLoading: read.isLoading,
    isError: read.isError && read.data === undefined,
    retry: () => void read.refetch(),
  };
}

function EditBody({ asked }: { asked: ReturnType<typeof useAskedCampaign> }) {
  const t = useText('dashboard');
  const failureText = useFailureText();
  const { campaign, isLoading, isError, retry } = asked;
  if (campaign) return <CampaignBudgetForm key={campaign.id} {...asked} campaign={campaign} />;
  if (isLoading) return <LoadingCard label={t('opening')} lines={6} />;
  return (
    <Panel>
      {isError ? (
        <FailedCall call="listCampaigns" message={failureText('listCampaigns')} onRetry={retry} />
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
  rules: campaignRules,
};

function EditCampaign() {
  const t = useText('dashboard');
  const asked = useAskedCampaign();
  return (
    <Page
      title={t('edit.title')}
      description={asked.campaign && <bdi>{asked.campaign.name}</bdi>}
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
