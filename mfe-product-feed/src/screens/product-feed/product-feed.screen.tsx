import { useParam } from '@listings/shared-sections';
import { Page, Stack, useText } from '@listings/shared-ui';
import { FeedTableSection } from './feed-table.section';
import { IssuesSection } from './issues.section';
import { OverviewSection } from './overview.section';
import { SuccessGuideModal } from './success-guide.modal';

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
      {guide !== undefined && <SuccessGuideModal />}
    </Page>
  );
}
