import { useParam, useServerRead } from '@listings/shared-sections';
import { Page, RevealAfter, retryLazy, Stack, useText } from '@listings/shared-ui';
import { Suspense, useId } from 'react';
import { useIssueCounts } from '../../hooks/use-issues';
import { FeedTableSection } from './feed-table.section';
import { IssuesSection } from './issues.section';
import { OverviewSection } from './overview.section';
import { SurveyPrompt } from './survey-prompt';

const SuccessGuideModal = retryLazy(() => import('./success-guide.modal').then((module) => module.SuccessGuideModal));

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
        <SurveyPrompt isGuided={guide !== undefined} nextId={contentId} />
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
