import { isRefused } from '@listings/shared-machines';
import { hasMark, useFollowOtherTabs, usePage, useParam, useServerRead } from '@listings/shared-app';
import { useFirstView } from '@listings/shared-sections';
import { LaterContext, LazyPlace, Page, retryLazy, RevealAfter, Stack, useText } from '@listings/shared-ui';
import { useId, useState, type ReactNode } from 'react';
import { useIssueCounts } from '../../hooks/use-issues';
import { useQuiet } from '../../hooks/use-quiet';
import { surveyMark } from '../../survey-mark';
import { FeedTableSection } from './feed-table.section';
import { IssuesSection } from './issues.section';
import { longWait, OverviewSection } from './overview.section';
import { useIssueTab } from '../../hooks/use-issue-tab';

const SuccessGuideModal = retryLazy(() => import('./success-guide.modal').then((module) => module.SuccessGuideModal));

const SetupSurvey = retryLazy(() => import('./setup-survey').then((module) => module.SetupSurvey));

/** Asks how the setup went: the first visit after the guide was closed, without a tracker none [S2.37, O2.51, decisions 28]. */
function Survey({ isGuided, nextId }: { isGuided: boolean; nextId: string }) {
  const { trackingEnabled } = usePage().bootstrap;
  // Closing the guide is not a visit: only a screen that began without it asks.
  const [isAsked] = useState(() => trackingEnabled && !isGuided && hasMark(surveyMark));
  return <LazyPlace fallback={null}>{isAsked && <SetupSurvey nextId={nextId} />}</LazyPlace>;
}

/** Lets what its first sight does without come once the page is quiet. */
function QuietPlace({ children }: { children: ReactNode }) {
  return <LaterContext value={useQuiet()}>{children}</LaterContext>;
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
          <QuietPlace>
            <Stack spacing={3}>
              <IssuesSection tableId={tableId} onReview={setReviewShown} />
              {!isLeading && <FeedTableSection tableId={tableId} isRefused={review.data?.status === 'DISAPPROVED'} />}
            </Stack>
          </QuietPlace>
        </RevealAfter>
      </Stack>
      <LazyPlace fallback={null}>{guide !== undefined && <SuccessGuideModal />}</LazyPlace>
    </Page>
  );
}
