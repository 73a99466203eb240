import type { IssueType } from '@listings/shared-api/contract';
import { hrefOf } from '@listings/shared-machines';
import { DocumentationLink, usePage } from '@listings/shared-sections';
import { HelpTip, Panel, PanelBody, PanelHeader, TabLinks, useText } from '@listings/shared-ui';
import { useId, useState } from 'react';
import { useAccountReview } from '../../hooks/use-account-review';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { useIssueCounts, type IssueCounts } from '../../hooks/use-issues';
import { useKept } from '../../hooks/use-kept';
import { AccountReviewNotice } from './account-review-notice';
import { IssueTable } from './issue-table';
import { issueKinds, useIssueTab } from './use-issue-tab';

const documentation = 'https://support.google.com/merchants/answer/12153802';

function Help() {
  const t = useText('productFeed');
  const { tracking } = usePage();
  return (
    <HelpTip
      label={t('issues.help')}
      text={t('issues.helpText')}
      onShow={() => tracking.record('gla_tooltip_viewed', { id: 'issues-to-resolve' })}
    />
  );
}

function Tabs({ counts, active }: { counts: IssueCounts; active: IssueType }) {
  const t = useText('productFeed');
  const { hrefOfTab } = useIssueTab();
  return (
    <TabLinks
      label={t('issues.tabs')}
      active={active}
      tabs={issueKinds.map((kind) => {
        const count = counts[kind];
        return {
          key: kind,
          label: count === undefined ? t(`issues.${kind}Unknown`) : t(`issues.${kind}`, { count }),
          href: hrefOf(hrefOfTab(kind)),
        };
      })}
    />
  );
}

/** Account and product issues, and the review of a refused account; not shown while there are none [O2.43, O2.46, O3.01]. */
export function IssuesSection() {
  const t = useText('productFeed');
  const issuesId = useId();
  const counts = useIssueCounts();
  const review = useAccountReview();
  useFocusAfter(review?.asking ?? false, issuesId);
  const { activeTab } = useIssueTab();
  const [pages, setPages] = useState({ account: 1, product: 1 });
  // Once it is there it stays: a table that reads its issues again must not take itself away.
  const isKnown = useKept(counts.total !== undefined || counts.failed || undefined) ?? false;
  if (!isKnown || (counts.total === 0 && review === null)) return null;
  const active = activeTab(counts);
  return (
    <Panel id={issuesId}>
      <PanelHeader
        title={t('issues.title')}
        headingLevel={2}
        description={
          <DocumentationLink context="product-feed" linkId="issues-to-resolve" href={documentation}>
            {t('issues.readMore')}
          </DocumentationLink>
        }
        action={<Help />}
      />
      <Tabs counts={counts} active={active} />
      {active === 'account' && review !== null && <AccountReviewNotice view={review} />}
      <PanelBody flush>
        <IssueTable
          key={active}
          type={active}
          page={pages[active]}
          onPage={(page) => setPages({ ...pages, [active]: page })}
        />
      </PanelBody>
    </Panel>
  );
}
