import type { Issue, IssueType } from '@listings/shared-api/contract';
import { usePage } from '@listings/shared-app';
import {
  Box,
  EmptyState,
  ErrorIcon,
  ExternalLink,
  Link,
  retryLazy,
  useText,
  VisuallyHidden,
  WarningIcon,
} from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useIssueCounts, useIssues } from '../../hooks/use-issues';
import { issuesPerPage } from './product-feed.reads';
import { usePreviousDefined } from '../../hooks/use-previous-defined';
import { useTrackPaging } from '../../hooks/use-track-paging';
import { useProductEditor } from '../../hooks/use-product-editor';
import { IssueLink } from './issue-link';
import { useIssueTab } from './use-issue-tab';

const IssueModal = retryLazy(() => import('./issue.modal').then((module) => module.IssueModal));

function Severity({ issue: { severity } }: { issue: Issue }) {
  const t = useText('productFeed');
  return severity === 'warning' ? (
    <WarningIcon color="warning" titleAccess={t('issues.warning')} />
  ) : (
    <ErrorIcon color="error" titleAccess={t('issues.error')} />
  );
}

/** Opens what is suggested, or leads straight to where it is described. */
function SuggestedAction({ issue, onOpen }: { issue: Issue; onOpen: (issue: Issue) => void }) {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const label = (
    <>
      {t('issues.readIssue')}
      <VisuallyHidden>{t('issues.aboutIssue', { issue: issue.issue })}</VisuallyHidden>
    </>
  );
  if (issue.action === '')
    return (
      <IssueLink issue={issue} context="issues-to-resolve">
        {label}
      </IssueLink>
    );
  const open = () => {
    tracking.record('gla_click_read_more_about_issue', { context: 'issues-to-resolve', issue: issue.code });
    onOpen(issue);
  };
  return (
    <Link component="button" type="button" onClick={open} sx={{ font: 'inherit', textAlign: 'start', minHeight: 24 }}>
      {label}
    </Link>
  );
}

/** To the edit screen of the product, where the store has one. */
function EditIssue({ issue }: { issue: Issue }) {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const editor = useProductEditor();
  const href = issue.product_id === undefined ? null : editor(issue.product_id);
  if (href === null) return null;
  const record = () => tracking.queue('gla_edit_product_issue_click', { code: issue.code, issue: issue.issue });
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <ExternalLink href={href} onClick={record}>
        {t('issues.edit')}
        <VisuallyHidden>{t('issues.editProduct', { product: issue.product })}</VisuallyHidden>
      </ExternalLink>
    </Box>
  );
}

function useColumns(type: IssueType, onOpen: (issue: Issue) => void): readonly TableColumn<Issue>[] {
  const t = useText('productFeed');
  const hasEditor = useProductEditor()(1) !== null;
  const edit: TableColumn<Issue> = {
    key: 'edit',
    header: t('issues.columns.edit'),
    headerHidden: true,
    align: 'end',
    cell: (issue) => <EditIssue issue={issue} />,
  };
  return [
    { key: 'type', header: t('issues.columns.type'), width: '5rem', cell: (issue) => <Severity issue={issue} /> },
    { key: 'product', header: t('issues.columns.product'), rowHeader: true, cell: ({ product }) => product },
    { key: 'issue', header: t('issues.columns.issue'), cell: ({ issue }) => issue },
    {
      key: 'action',
      header: t('issues.columns.action'),
      cell: (issue) => <SuggestedAction issue={issue} onOpen={onOpen} />,
    },
    ...(type === 'product' && hasEditor ? [edit] : []),
  ];
}

/** Nothing left of this kind; a hint at the other kind while there is some of it. */
function Resolved({ type }: { type: IssueType }) {
  const t = useText('productFeed');
  const { hrefOf } = usePage().navigation;
  const counts = useIssueCounts();
  const { hrefOfTab } = useIssueTab();
  const title = t(type === 'account' ? 'issues.resolvedAccount' : 'issues.resolvedProduct');
  const other = type === 'account' ? 'product' : 'account';
  const count = counts[other] ?? 0;
  if (count === 0) return <EmptyState title={title} />;
  return (
    <EmptyState
      title={title}
      action={
        <Link href={hrefOf(hrefOfTab(other))}>
          {t(other === 'account' ? 'issues.goToAccount' : 'issues.goToProduct')}
        </Link>
      }
    >
      {t(other === 'account' ? 'issues.otherAccount' : 'issues.otherProduct', { count })}
    </EmptyState>
  );
}

export interface IssueTableProps {
  readonly type: IssueType;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Issues of one kind, five a page [O2.43, O3.01, O9.01]. */
export function IssueTable({ type, page, onPage }: IssueTableProps) {
  const t = useText('productFeed');
  const issues = useIssues(type, page);
  const [opened, setOpened] = useState<Issue | null>(null);
  const columns = useColumns(type, setOpened);
  const record = useTrackPaging(`${type}-issues-to-resolve`);
  const total = usePreviousDefined(issues.data?.total) ?? 0;
  const last = Math.max(1, Math.ceil(total / issuesPerPage));
  const stayWithin = useEffectEvent(() => onPage(last));
  const isBeyond = issues.data !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) stayWithin();
  }, [isBeyond]);
  const turn = (next: number, how: 'previous' | 'next' | 'picked') => {
    record(next, how);
    onPage(next);
  };
  return (
    <>
      <DataTable
        caption={t('issues.title')}
        columns={columns}
        rows={issues.data?.issues ?? []}
        rowKey={(issue) => `${issue.product_id ?? ''}-${issue.code}-${issue.issue}`}
        loading={issues.isPending || isBeyond}
        loadingRows={Math.min(issuesPerPage, Math.max(1, total))}
        empty={<Resolved type={type} />}
        error={issues.isError ? { message: t('issues.failed'), onRetry: () => void issues.refetch() } : undefined}
        pager={total > issuesPerPage ? { page, perPage: issuesPerPage, total, onPage: turn } : undefined}
      />
      <Suspense fallback={null}>
        {opened !== null && <IssueModal issue={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
