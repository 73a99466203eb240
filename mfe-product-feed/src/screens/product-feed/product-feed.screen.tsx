import { isRefused } from '@listings/shared-machines';
import { useFollowOtherTabs, useParam, useServerRead } from '@listings/shared-app';
import { Page, RevealAfter, retryLazy, Stack, useText } from '@listings/shared-ui';
import { Suspense, useEffect, useId, useState } from 'react';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { useIssueCounts } from '../../hooks/use-issues';
import { useSurvey } from '../../hooks/use-survey';
import { FeedTableSection } from './feed-table.section';
import { AccountReviewSection, IssuesSection } from './issues.section';
import { OverviewSection } from './overview.section';

const SuccessGuideModal = retryLazy(() => import('./success-guide.modal').then((module) => module.SuccessGuideModal));

const SetupSurvey = retryLazy(() => import('./setup-survey').then((module) => module.SetupSurvey));

/** Milliseconds that the issues and the products stay out of sight, so that they stand still once they are seen on a slow line, too. */
const longWait = 10_000;

/** Asks once how the setup went; the focus then goes on at `nextId` [S2.37, O2.51, decisions 28]. */
function Survey({ isGuided, nextId }: { isGuided: boolean; nextId: string }) {
  const { isAsked, end } = useSurvey(isGuided);
  useFocusAfter(isAsked, nextId);
  return <Suspense fallback={null}>{isAsked && <SetupSurvey onEnd={end} />}</Suspense>;
}

/** The part about the review of a refused account is here, or not needed. */
function useReviewPart(isNeeded: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const settle = () => setHere(true);
    if (isNeeded) AccountReviewSection.preload().then(settle, settle);
  }, [isNeeded]);
  return !isNeeded || isHere || AccountReviewSection.isLoaded();
}

/** State of the product listings, and the issues that prevent them [S2.07, O2.40-O2.44]. */
export function ProductFeedScreen() {
  const t = useText('productFeed');
  useFollowOtherTabs();
  const statistics = useServerRead('getProductStatistics');
  const review = useServerRead('getReview');
  const issues = useIssueCounts();
  const areIssuesKnown = issues.total !== undefined || issues.failed;
  const isReviewHere = useReviewPart(review.data !== undefined && isRefused(review.data));
  const contentId = useId();
  const tableId = useId();
  const guide = useParam('guide', ['submission-success']);
  return (
    <Page title={t('title')} description={t('description')} width="wide">
      <Stack id={contentId} spacing={3}>
        <Survey isGuided={guide !== undefined} nextId={contentId} />
        <OverviewSection tableId={tableId} />
        <RevealAfter
          patience={longWait}
          settled={!statistics.isPending && !review.isPending && areIssuesKnown && isReviewHere}
        >
          <Stack spacing={3}>
            <IssuesSection tableId={tableId} />
            <FeedTableSection tableId={tableId} isRefused={review.data?.status === 'DISAPPROVED'} />
          </Stack>
        </RevealAfter>
      </Stack>
      <Suspense fallback={null}>{guide !== undefined && <SuccessGuideModal />}</Suspense>
    </Page>
  );
}
