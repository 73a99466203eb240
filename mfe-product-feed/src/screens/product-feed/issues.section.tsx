import type { IssueType } from '@listings/shared-api/contract';
import { isRefused } from '@listings/shared-machines';
import { DocumentationLink, useOffered, usePage, useServerRead } from '@listings/shared-app';
import { LazyPart, HelpTip, Panel, PanelBody, PanelHeader, retryLazy, TabLinks, useText } from '@listings/shared-ui';
import { useId, useState } from 'react';
import { useIssueCounts, type IssueCounts } from '../../hooks/use-issues';
import { usePreviousDefined } from '../../hooks/use-previous-defined';
import { IssueTable } from './issue-table';
import { issueKinds, useIssueTab } from './use-issue-tab';

/** Fetched ahead where it is needed, so that it does not push the table away when it comes. */
export const AccountReviewSection = retryLazy(() =>
  import('./account-review.section').then((module) => module.AccountReviewSection),
);

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
  const { hrefOf } = usePage().navigation;
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
  const isOffered = useOffered();
  const counts = useIssueCounts();
  const review = useServerRead('getReview');
  const refused = review.data !== undefined && isRefused(review.data);
  const { activeTab } = useIssueTab();
  const [pages, setPages] = useState({ account: 1, product: 1 });
  // Once it is there it stays: a table that reads its issues again must not take itself away.
  const isKnown = usePreviousDefined(counts.total !== undefined || counts.failed || undefined) ?? false;
  if (!isOffered('listIssues') || !isKnown || (counts.total === 0 && !refused)) return null;
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
      {active === 'account' && refused && (
        <LazyPart>
          <AccountReviewSection nextId={issuesId} />
        </LazyPart>
      )}
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
