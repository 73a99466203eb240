import { campaignRules, displayCountries, proposeName, type CampaignForm } from '@listings/shared-machines';
import {
  FailedCall,
  errorTexts,
  ScreenHelp,
  useDraft,
  useFailureText,
  useKeptDraft,
  useLeaveGuard,
  useLocation,
  usePage,
  useServerRead,
  useMay,
} from '@listings/shared-app';
import {
  CampaignFaqSection,
  CampaignSection,
  campaignTexts,
  readCampaignDraft,
  UnreadAdsNotice,
  UnsureCampaignNotice,
  useCampaignFields,
  useNewCampaign,
  type NewCampaign,
} from '@listings/shared-sections';
import {
  Box,
  InlineNotice,
  LoadingCard,
  MoreTexts,
  Page,
  Panel,
  PrimaryAction,
  SectionActions,
  useText,
  useFormats,
} from '@listings/shared-ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useCampaignCreation, type CampaignCreation } from '../../hooks/use-campaign-creation';
import { AfterForm } from '../after-form';
import { BackToDashboard } from '../back-to-dashboard';
import { createdTexts } from '../../messages/created.texts';
import { formTexts } from '../../messages/forms.texts';
import { adsSetup, creationDraft, dashboard } from '../places';

/** The first campaign is made in the ads setup. */
function useAdsSetupFirst(): void {
  const { bootstrap, navigation } = usePage();
  const { adsSetupComplete } = bootstrap;
  useEffect(() => {
    if (adsSetupComplete === false) navigation.to(adsSetup, { replace: true });
  }, [adsSetupComplete, navigation]);
}

interface ActionProps {
  readonly creation: CampaignCreation;
  readonly form: CampaignForm;
  readonly reasons: ReturnType<typeof useCampaignFields>['reasons'];
}

const labels = { free: 'create.submit', unsure: 'create.again', overtaken: 'create.another' } as const;

function CreateAction({ creation: { stage, busy, create, startOver }, form, reasons }: ActionProps) {
  const may = useMay();
  const t = useText('dashboard');
  return (
    <SectionActions>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {stage === 'unsure' && <UnsureCampaignNotice busy={busy} onStartOver={startOver} />}
        {stage === 'overtaken' && (
          <InlineNotice tone="warning" announce="status">
            {t('create.overtaken')}
          </InlineNotice>
        )}
        <PrimaryAction reasons={[...may('createCampaign'), ...reasons]} loading={busy} onClick={() => create(form)}>
          {t(labels[stage])}
        </PrimaryAction>
      </Box>
    </SectionActions>
  );
}

interface FormProps {
  readonly account: number;
  readonly campaign: NewCampaign;
  /** Names of the other campaigns. */
  readonly taken: readonly string[];
  readonly onOvertaken: () => void;
}

function Form({ account, campaign, taken, onOvertaken }: FormProps) {
  const { targets, isChanged, change } = campaign;
  const creation = useCampaignCreation(account);
  const { busy } = creation;
  const isOvertaken = creation.stage === 'overtaken';
  // The other tab's campaign has a name: the one that is proposed here must not be the same.
  const readNames = useEffectEvent(onOvertaken);
  useEffect(() => {
    if (isOvertaken) readNames();
  }, [isOvertaken]);
  // A campaign that may exist already has its name: it is asked for again as it was. Any other may be changed.
  const isAsked = busy || creation.stage === 'unsure';
  const form = (isAsked ? creation.campaign : null) ?? campaign.form;
  const fields = useCampaignFields(isAsked ? { ...form, name: undefined } : form, [...taken, ...creation.refusedNames]);
  useLeaveGuard(isChanged && ((next) => !(busy && next?.path === dashboard.path)));
  return (
    <>
      <CampaignSection
        context="create-ads"
        form={form}
        fields={fields}
        targets={targets}
        disabled={isAsked}
        onChange={change}
      />
      <AfterForm>
        <CampaignFaqSection />
        <CreateAction creation={creation} form={form} reasons={fields.reasons} />
      </AfterForm>
    </>
  );
}

const noNames: readonly string[] = [];

/**
 * Names of the campaigns there are, none while they are not read: the store refuses a second one then. `copied`: what the
 * campaign of the address has, to begin with.
 */
function useOtherCampaigns() {
  const { data, isLoading, refetch } = useServerRead('listCampaigns', {}, { silent: true });
  const id = useLocation().params?.['programId'];
  const taken = useMemo(() => data?.map(({ name }) => name) ?? noNames, [data]);
  const copied = useMemo((): CampaignForm | null => {
    const found = id === undefined ? undefined : data?.find((one) => String(one.id) === id);
    return found ? { amount: found.amount, countries: displayCountries(found) } : null;
  }, [data, id]);
  return { taken, copied, isReading: id !== undefined && isLoading, readAgain: () => void refetch() };
}

function CreateBody() {
  const t = useText('dashboard');
  const failureText = useFailureText();
  const ads = useServerRead('getAdsConnection', undefined, { silent: true });
  const { taken, copied, isReading, readAgain } = useOtherCampaigns();
  const { row } = useFormats();
  const propose = (countryNames: readonly string[]) => proposeName(countryNames, taken, row);
  const draft = useDraft(creationDraft, readCampaignDraft);
  const campaign = useNewCampaign(draft, propose, copied);
  useKeptDraft(creationDraft, () => (campaign.isChanged ? campaign.draft : null));
  const failed = ads.isError ? 'getAdsConnection' : campaign.failed;
  if (ads.isError || campaign.reading === 'failed')
    return (
      <Panel>
        <FailedCall
          call={failed}
          message={failureText(failed)}
          onRetry={ads.isError ? () => void ads.refetch() : campaign.retry}
        />
      </Panel>
    );
  if (ads.data === undefined || campaign.reading === 'loading' || isReading)
    return <LoadingCard label={t('opening')} lines={6} />;
  return <Form account={ads.data.id} campaign={campaign} taken={taken} onOvertaken={readAgain} />;
}

const catalogs = {
  dashboard: { ...formTexts, created: createdTexts },
  sections: { campaign: campaignTexts },
  app: { errors: errorTexts },
  rules: campaignRules,
};

function CreateCampaign() {
  const t = useText('dashboard');
  const { adsSetupComplete } = usePage().bootstrap;
  useAdsSetupFirst();
  return (
    <Page title={t('create.title')} back={<BackToDashboard />} actions={<ScreenHelp context="create-ads" />}>
      {adsSetupComplete === null ? <UnreadAdsNotice /> : <CreateBody />}
    </Page>
  );
}

/** A further campaign: countries and daily amount [O2.53, O5.06, O8.09]. */
export function CreateCampaignScreen() {
  return (
    <MoreTexts catalogs={catalogs}>
      <CreateCampaign />
    </MoreTexts>
  );
}
