import type { Issue, IssueType } from '@listings/shared-api/contract';
import { hrefOf } from '@listings/shared-machines';
import { OutsideLink, useParam, usePage } from '@listings/shared-sections';
import {
  EmptyState,
  ErrorIcon,
  Panel,
  PanelBody,
  PanelHeader,
  TabLinks,
  useText,
  WarningIcon,
} from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { useState } from 'react';
import { issuesPerPage, useIssueCounts, useIssues } from '../../hooks/use-issues';

const kinds = ['account', 'product'] as const satisfies readonly IssueType[];

function useColumns(): readonly TableColumn<Issue>[] {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const record = (issue: Issue) => () =>
    tracking.record('gla_documentation_link_click', { context: 'issues-to-resolve', link_id: issue.code });
  return [
    {
      key: 'type',
      header: t('issues.columns.type'),
      width: '5rem',
      cell: ({ severity }) =>
        severity === 'warning' ? (
          <WarningIcon color="warning" titleAccess={t('issues.warning')} />
        ) : (
          <ErrorIcon color="error" titleAccess={t('issues.error')} />
        ),
    },
    { key: 'product', header: t('issues.columns.product'), rowHeader: true, cell: ({ product }) => product },
    { key: 'issue', header: t('issues.columns.issue'), cell: ({ issue }) => issue },
    {
      key: 'action',
      header: t('issues.columns.action'),
      cell: (issue) =>
        issue.action_url === '' ? (
          issue.action
        ) : (
          <>
            {issue.action !== '' && `${issue.action} `}
            <OutsideLink url={issue.action_url} purpose="issueAction" onFollow={record(issue)}>
              {issue.action === '' ? t('issues.readMore') : t('issues.learnMore')}
            </OutsideLink>
          </>
        ),
    },
  ];
}

function IssueTable({ type }: { type: IssueType }) {
  const t = useText('productFeed');
  const [page, setPage] = useState(1);
  const issues = useIssues(type, page);
  const columns = useColumns();
  const total = issues.data?.total ?? 0;
  return (
    <DataTable
      caption={t('issues.title')}
      columns={columns}
      rows={issues.data?.issues ?? []}
      rowKey={(issue) => `${issue.product_id ?? ''}-${issue.code}-${issue.issue}`}
      loading={issues.isPending}
      loadingRows={issuesPerPage}
      empty={<EmptyState title={type === 'account' ? t('issues.resolvedAccount') : t('issues.resolvedProduct')} />}
      {...(issues.isError ? { error: { message: t('issues.failed'), onRetry: () => void issues.refetch() } } : {})}
      {...(total > issuesPerPage ? { pager: { page, perPage: issuesPerPage, total, onPage: setPage } } : {})}
    />
  );
}

/** Account and product issues, five a page; not shown while there are none [O2.43, O3.01]. */
export function IssuesSection() {
  const t = useText('productFeed');
  const counts = useIssueCounts();
  const asked = useParam('issueType', kinds);
  if (counts.total === undefined || counts.total === 0) return null;
  const active = asked ?? ((counts.account ?? 0) > 0 ? 'account' : 'product');
  return (
    <Panel>
      <PanelHeader title={t('issues.title')} headingLevel={2} />
      <TabLinks
        label={t('issues.tabs')}
        active={active}
        tabs={kinds.map((kind) => ({
          key: kind,
          label: t(`issues.${kind}`, { count: counts[kind] ?? 0 }),
          href: hrefOf({ path: '/google/product-feed', params: { issueType: kind } }),
        }))}
      />
      <PanelBody flush>
        <IssueTable key={active} type={active} />
      </PanelBody>
    </Panel>
  );
}
