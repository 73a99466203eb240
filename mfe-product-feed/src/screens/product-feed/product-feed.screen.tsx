import { useParam } from '@listings/shared-sections';
import { Page, retryLazy, Stack, useText } from '@listings/shared-ui';
import { Suspense } from 'react';
import { FeedTableSection } from './feed-table.section';
import { IssuesSection } from './issues.section';
import { OverviewSection } from './overview.section';

const SuccessGuideModal = retryLazy(() => import('./success-guide.modal').then((module) => module.SuccessGuideModal));

/** Whether the products are listed, and what keeps them from it [S2.07, O2.40-O2.44]. */
export function ProductFeedScreen() {
  const t = useText('productFeed');
  const guide = useParam('guide', ['submission-success']);
  return (
    <Page title={t('title')} description={t('description')} width="wide">
      <Stack spacing={3}>
        <OverviewSection />
        <IssuesSection />
        <FeedTableSection />
      </Stack>
      <Suspense fallback={null}>{guide !== undefined && <SuccessGuideModal />}</Suspense>
    </Page>
  );
}
