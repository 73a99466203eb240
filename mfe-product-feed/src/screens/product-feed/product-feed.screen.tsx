import { isRefused } from '@listings/shared-machines';
import { useFollowOtherTabs, useParam, useServerRead } from '@listings/shared-app';
import { useFirstView } from '@listings/shared-sections';
import { LazyPlace, Page, retryLazy, RevealAfter, Stack, useText } from '@listings/shared-ui';
import { useId, useState } from 'react';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { useIssueCounts } from '../../hooks/use-issues';
import { useSurvey } from '../../hooks/use-survey';
import { FeedTableSection } from './feed-table.section';
import { IssuesSection } from './issues.section';
import { longWait, OverviewSection } from './overview.section';
import { useIssueTab } from './use-issue-tab';

const SuccessGuideModal = retryLazy(() => import('./success-guide.modal').then((module) => module.SuccessGuideModal));

const SetupSurvey = retryLazy(() => import('./setup-survey').then((module) => module.SetupSurvey));

/** Asks once how the setup went; the focus then goes on at `nextId` [S2.37, O2.51, decisions 28]. */
function Survey({ isGuided, nextId }: { isGuided: boolean; nextId: string }) {
  const { isAsked, end } = useSurvey(isGuided);
  useFocusAfter(isAsked, nextId);
  return <LazyPlace fallback={null}>{isAsked && <SetupSurvey onEnd={end} />}</LazyPlace>;
}

/** State of the product listings, and the issues that prevent them [S2.07, O2.40-O2.44]. */
export function ProductFeedScreen() {
  const t = useText('productFeed');
  useFollowOtherTabs();
  const statistics = useServerRead('getProductStatistics');
  const review = useServerRead('getReview');
  const issues = useIssueCounts();
  const areIssuesKnown = issues.total !== undefined || issues.failed;
  const { activeTab } = useIssueTab();
  const [isReviewShown, setReviewShown] = useState(false);
  const hasReview =
    !issues.failed && review.data !== undefined && isRefused(review.data) && activeTab(issues) === 'account';
  const contentId = useId();
  const tableId = useId();
  const guide = useParam('guide', ['submission-success']);
  const isLeading = useFirstView('product-feed', {});
  return (
    <Page title={t('title')} description={t('description')} width="wide">
      <Stack id={contentId} spacing={3}>
        <Survey isGuided={guide !== undefined} nextId={contentId} />
        <OverviewSection tableId={tableId} />
        <RevealAfter
          patience={longWait}
          settled={!statistics.isPending && !review.isPending && areIssuesKnown && (isReviewShown || !hasReview)}
        >
          <Stack spacing={3}>
            <IssuesSection tableId={tableId} onReview={setReviewShown} />
            {!isLeading && <FeedTableSection tableId={tableId} isRefused={review.data?.status === 'DISAPPROVED'} />}
          </Stack>
        </RevealAfter>
      </Stack>
      <LazyPlace fallback={null}>{guide !== undefined && <SuccessGuideModal />}</LazyPlace>
    </Page>
  );
}
