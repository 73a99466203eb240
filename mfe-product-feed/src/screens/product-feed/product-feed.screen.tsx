import { SurveyPrompt, useParam, useServerRead } from '@listings/shared-sections';
import { Page, RevealAfter, retryLazy, Stack, useText } from '@listings/shared-ui';
import { Suspense, useId } from 'react';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { useIssueCounts } from '../../hooks/use-issues';
import { useSurvey } from '../../hooks/use-survey';
import { FeedTableSection } from './feed-table.section';
import { IssuesSection } from './issues.section';
import { OverviewSection } from './overview.section';

const SuccessGuideModal = retryLazy(() => import('./success-guide.modal').then((module) => module.SuccessGuideModal));

/** Asks once how the setup went; the focus then goes on at `nextId` [S2.37, O2.51, decisions 28]. */
function SetupSurvey({ isGuided, nextId }: { isGuided: boolean; nextId: string }) {
  const { isAsked, end } = useSurvey(isGuided);
  useFocusAfter(isAsked, nextId);
  return isAsked && <SurveyPrompt context="onboarding-setup" onEnd={end} />;
}

/** Whether the products are listed, and what keeps them from it [S2.07, O2.40-O2.44]. */
export function ProductFeedScreen() {
  const t = useText('productFeed');
  const statistics = useServerRead('getProductStatistics');
  const review = useServerRead('getReview');
  const issues = useIssueCounts();
  const areIssuesKnown = issues.total !== undefined || issues.failed;
  const contentId = useId();
  const guide = useParam('guide', ['submission-success']);
  return (
    <Page title={t('title')} description={t('description')} width="wide">
      <Stack id={contentId} spacing={3}>
        <SetupSurvey isGuided={guide !== undefined} nextId={contentId} />
        <OverviewSection />
        <RevealAfter settled={!statistics.isPending && !review.isPending && areIssuesKnown}>
          <Stack id={contentId} spacing={3}>
            <IssuesSection />
            <FeedTableSection />
          </Stack>
        </RevealAfter>
      </Stack>
      <Suspense fallback={null}>{guide !== undefined && <SuccessGuideModal />}</Suspense>
    </Page>
  );
}
