import { AppButtonLink, useFollowOtherTabs, useLocation, usePage, useParam, useServerRead } from '@listings/shared-app';
import { CurrencyNotice, dateRangeParams, DateRangeSection, useDateRange } from '@listings/shared-sections';
import { Box, focusCause, LazyPart, Page, RevealAfter, retryLazy, Stack, useText } from '@listings/shared-ui';
import { Suspense } from 'react';
import { useCampaignSurvey } from '../../hooks/use-campaign-survey';
import { withoutParam } from '../../location.rules';
import { createCampaign } from '../places';
import { FreePerformanceSection } from './free-performance.section';
import { PaidPerformanceSection } from './paid-performance.section';
import { programsId, ProgramsSection } from './programs.section';

const CampaignCreatedModal = retryLazy(() =>
  import('./campaign-created.modal').then((module) => module.CampaignCreatedModal),
);

const CampaignSurvey = retryLazy(() => import('./campaign-survey').then((module) => module.CampaignSurvey));

/** Most stores have no campaign to convert. */
const ConversionNotice = retryLazy(() => import('./conversion-notice').then((module) => module.ConversionNotice));

function Conversion() {
  if (usePage().bootstrap.adsCampaignConvertStatus === null) return null;
  return (
    <LazyPart>
      <ConversionNotice />
    </LazyPart>
  );
}

function ViewReports() {
  const t = useText('dashboard');
  const { params } = useLocation();
  return (
    <AppButtonLink to={{ path: '/google/reports', params: dateRangeParams(params) }} variant="outlined">
      {t('viewReports')}
    </AppButtonLink>
  );
}

function Guide({ onGotIt }: { onGotIt: () => void }) {
  const { navigation } = usePage();
  const location = useLocation();
  const guide = useParam('guide', ['campaign-creation-success']);
  const close = () => navigation.to(withoutParam(location, 'guide'), { replace: true });
  return (
    <Suspense fallback={null}>
      {guide !== undefined && (
        <CampaignCreatedModal onClose={close} onGotIt={onGotIt} onAnother={() => navigation.to(createCampaign)} />
      )}
    </Suspense>
  );
}

/** How free listings and paid campaigns perform, and the programs there are [O2.03-O2.07]. */
export function DashboardScreen() {
  const t = useText('dashboard');
  const { enableReports } = usePage().bootstrap;
  const dateRange = useDateRange('dashboard');
  useFollowOtherTabs();
  // The offer in the place of paid figures depends on it.
  const ads = useServerRead('getAdsConnection');
  const survey = useCampaignSurvey();
  const endSurvey = () => {
    survey.end();
    focusCause(programsId);
  };
  return (
    <Page
      title={t('title')}
      description={t('description')}
      width="wide"
      actions={enableReports ? <ViewReports /> : undefined}
    >
      <Stack spacing={3}>
        <CurrencyNotice screen="dashboard" />
        <Conversion />
        {survey.isAsked && (
          <LazyPart>
            <CampaignSurvey onEnd={endSurvey} />
          </LazyPart>
        )}
        <DateRangeSection view={dateRange} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <FreePerformanceSection range={dateRange.range} />
          <PaidPerformanceSection range={dateRange.range} />
        </Box>
        <RevealAfter settled={!ads.isPending}>
          <ProgramsSection />
        </RevealAfter>
      </Stack>
      <Guide onGotIt={survey.ask} />
    </Page>
  );
}
