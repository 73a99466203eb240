import {
  CampaignSection,
  campaignTexts,
  ScreenHelp,
  useCampaignFields,
  useLeaveGuard,
  useNewCampaign,
  usePage,
} from '@listings/shared-sections';
import { Box, InlineNotice, MoreTexts, Page, PrimaryAction, SectionActions, useText } from '@listings/shared-ui';
import { useEffect } from 'react';
import { useCampaignCreation } from '../../hooks/use-campaign-creation';
import { BackToDashboard } from '../back-to-dashboard';
import { adsSetup } from '../places';

/** The first campaign is made in the ads setup. */
function useAdsSetupFirst(): void {
  const { bootstrap, navigation } = usePage();
  const { adsSetupComplete } = bootstrap;
  useEffect(() => {
    if (!adsSetupComplete) navigation.to(adsSetup, { replace: true });
  }, [adsSetupComplete, navigation]);
}

function CampaignForm() {
  const t = useText('dashboard');
  const { form, targets, isChanged, change } = useNewCampaign();
  const fields = useCampaignFields(form);
  const { busy, unsure, create } = useCampaignCreation();
  useAdsSetupFirst();
  useLeaveGuard(isChanged && ((next) => !(busy && next?.path === '/google/dashboard')));
  return (
    <Page title={t('create.title')} back={<BackToDashboard />} actions={<ScreenHelp context="create-ads" />}>
      <CampaignSection
        context="create-ads"
        form={form}
        fields={fields}
        targets={targets}
        disabled={busy || unsure}
        onChange={change}
      />
      <SectionActions>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {unsure && (
            <InlineNotice tone="warning" announce="status">
              {t('create.unsure')}
            </InlineNotice>
          )}
          <PrimaryAction reasons={fields.reasons} loading={busy} onClick={() => create(form)}>
            {t(unsure ? 'create.again' : 'create.submit')}
          </PrimaryAction>
        </Box>
      </SectionActions>
    </Page>
  );
}

const catalogs = { sections: { campaign: campaignTexts } };

/** A further campaign: countries and daily amount [O2.53, O5.06, O8.09]. */
export function CreateCampaignScreen() {
  return (
    <MoreTexts catalogs={catalogs}>
      <CampaignForm />
    </MoreTexts>
  );
}
