import { AppButtonLink, useFollowOtherTabs, useLocation, usePage } from '@listings/shared-app';
import { CurrencyNotice, dateRangeParams, DateRangeSection, useDateRange } from '@listings/shared-sections';
import {
  Box,
  LaterPart,
  LaterPlace,
  LazyPart,
  Page,
  retryLazy,
  RevealAfter,
  Stack,
  useText,
} from '@listings/shared-ui';
import { useState } from 'react';
import { useAttentionRoom } from '../../hooks/use-attention-room';
import { useChosenFigure } from '../../hooks/use-chosen-figure';
import { useDashboard } from '../../hooks/use-dashboard';
import { FreePerformanceSection } from './free-performance.section';
import { PaidPerformanceSection } from './paid-performance.section';
import { ProgramsSection } from './programs.section';

/** Only once a first campaign was made. */
const FirstCampaign = retryLazy(() => import('./first-campaign').then((module) => module.FirstCampaign));
const AttentionSection = retryLazy(() => import('./attention.section').then((module) => module.AttentionSection));
const OnboardingSection = retryLazy(() => import('./onboarding.section').then((module) => module.OnboardingSection));
const TrendChartSection = retryLazy(() => import('./trend-chart.section').then((module) => module.TrendChartSection));

/** Most stores have no campaign to convert. */
const ConversionNotice = retryLazy(() => import('./conversion-notice').then((module) => module.ConversionNotice));

function Guide() {
  const isGuided = useLocation().params?.['guide'] !== undefined;
  const [wasGuided, setGuided] = useState(isGuided);
  // A guide opened by the URL stays open when the URL changes.
  if (isGuided && !wasGuided) setGuided(true);
  if (!wasGuided) return null;
  return (
    <LazyPart>
      <FirstCampaign />
    </LazyPart>
  );
}

function ViewReports() {
  const t = useText('dashboard');
  const { params } = useLocation();
  return (
    <AppButtonLink
      to={{ path: '/google/reports', params: dateRangeParams(params) }}
      variant="outlined"
      sx={{ displayPrint: 'none' }}
    >
      {t('viewReports')}
    </AppButtonLink>
  );
}

/** Room of the chart with its legend, in pixels: nothing moves when it arrives. */
const chartRoom = 422;

/** Shows a panel in place of content that has not loaded yet. */
const room = {
  '&:empty': { backgroundColor: 'background.paper', borderRadius: '12px', boxShadow: 'var(--ui-raised)' },
} as const;

/**
 * Performance of the free listings and the paid campaigns, matters that need attention, and the programs [O2.03-O2.07].
 */
export function DashboardScreen() {
  const t = useText('dashboard');
  const { enableReports, adsCampaignConvertStatus } = usePage().bootstrap;
  const dateRange = useDateRange('dashboard');
  const view = useDashboard(dateRange);
  const chosen = useChosenFigure(view.paid !== null);
  const attention = useAttentionRoom();
  useFollowOtherTabs();
  return (
    <LaterPlace settled={view.isSettled}>
      <Page
        title={t('title')}
        description={t('description')}
        width="wide"
        actions={enableReports ? <ViewReports /> : undefined}
      >
        <Stack spacing={3}>
          <Box sx={{ ...room, minHeight: attention.height }}>
            <LaterPart>
              <AttentionSection view={view} isLow={attention.isLow} />
            </LaterPart>
          </Box>
          <CurrencyNotice screen="dashboard" />
          {adsCampaignConvertStatus !== null && (
            <LazyPart>
              <ConversionNotice />
            </LazyPart>
          )}
          <Guide />
          <DateRangeSection view={dateRange} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 39fr) minmax(0, 61fr)' },
            }}
          >
            <FreePerformanceSection view={view} chosen={chosen} />
            <PaidPerformanceSection view={view} chosen={chosen} />
          </Box>
          <Box
            sx={{
              display: 'grid',
              rowGap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) auto' },
            }}
          >
            <Box sx={{ ...room, minHeight: chartRoom }}>
              <LaterPart>
                <TrendChartSection view={view} figure={chosen.figure} />
              </LaterPart>
            </Box>
            <Box sx={{ gridColumn: '1 / -1', gridRow: { xl: 2 }, minWidth: 0 }}>
              <RevealAfter settled={!view.isSettling}>
                <ProgramsSection view={view} />
              </RevealAfter>
            </Box>
            <LaterPart>
              <OnboardingSection view={view} />
            </LaterPart>
          </Box>
        </Stack>
      </Page>
    </LaterPlace>
  );
}
