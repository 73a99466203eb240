import type { Issue, IssueType } from '@listings/shared-api/contract';
import { useAttempt, useLocation, usePage, useReference, useServerRead } from '@listings/shared-app';
import { LazyPlace, retryLazy, useText } from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIssues } from '../../hooks/use-issues';
import { useOpenedIssue } from '../../hooks/use-opened-issue';
import { issuesPerPage } from './product-feed.reads';
import { usePreviousDefined } from '../../hooks/use-previous-defined';
import { useIssueWords } from '../../hooks/use-issue-words';
import { useTrackPaging } from '../../hooks/use-track-paging';
import { useProductEditor } from '../../hooks/use-product-editor';
import { IssueActions } from './issue-actions';
import { AffectedProduct, EditIssue, Resolved, Severity, SuggestedAction } from './issue-cells';

const IssueModal = retryLazy(() => import('./issue.modal').then((module) => module.IssueModal));

function useColumns(type: IssueType, onOpen: (issue: Issue) => void): readonly TableColumn<Issue>[] {
  const t = useText('productFeed');
  const { nameOf } = useIssueWords();
  const hasEditor = useProductEditor()(1) !== null;
  const edit: TableColumn<Issue> = {
    key: 'edit',
    header: t('issueList.columns.edit'),
    headerHidden: true,
    phone: 'action',
    align: 'end',
    cell: (issue) => <EditIssue issue={issue} />,
  };
  return [
    {
      key: 'type',
      header: t('issueList.columns.type'),
      phone: 'picture',
      width: '5rem',
      cell: (issue) => <Severity issue={issue} />,
    },
    {
      key: 'product',
      header: t('issueList.columns.product'),
      ...(type === 'product' ? { rowHeader: true } : { phone: 'text' }),
      cell: (issue) => <AffectedProduct issue={issue} />,
    },
    {
      key: 'issue',
      header: t('issueList.columns.issue'),
      // Issues of the account concern all products: the issue is what tells them apart.
      ...(type === 'product' ? { phone: 'text' } : { rowHeader: true }),
      cell: nameOf,
    },
    {
      key: 'action',
      header: t('issueList.columns.action'),
      phone: 'text',
      cell: (issue) => <SuggestedAction issue={issue} products={1} onOpen={() => onOpen(issue)} />,
    },
    ...(type === 'product' && hasEditor ? [edit] : []),
  ];
}

const none: ReadonlySet<string> = new Set();
const noIssues: readonly Issue[] = [];

const allIssues = (type: IssueType) => ({ params: { issue_type: type }, query: { page: 1, per_page: 0 } });

const issueKeyOf = ({ product_id: product, code, issue }: Issue): string => `${product ?? ''}-${code}-${issue}`;

export interface IssueTableProps {
  readonly type: IssueType;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The issues of all pages while they are printed; null otherwise. */
function useWholeOnPaper(type: IssueType) {
  const [whole, setWhole] = useState<readonly Issue[] | null>(null);
  const { api } = usePage();
  const attempt = useAttempt();
  useEffect(() => {
    if (whole === null) return undefined;
    const end = () => setWhole(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [whole]);
  const print = () => attempt('listIssues', async () => setWhole((await api.listIssues(allIssues(type))).issues));
  return { whole, print };
}

/** The issue whose help the address opens, on whatever page it is: one that this page does not have is looked for among all. */
function useIssueHelp(type: IssueType, issues: ReturnType<typeof useIssues>) {
  const asked = useLocation().params?.['issue'];
  const rows = issues.data?.issues ?? noIssues;
  const isElsewhere =
    asked !== undefined && issues.data !== undefined && !rows.some((issue) => issueKeyOf(issue) === asked);
  const all = useServerRead('listIssues', allIssues(type), { enabled: isElsewhere });
  const isOver = isElsewhere && all.isSuccess && !all.isFetching;
  return useOpenedIssue(isElsewhere ? (all.data?.issues ?? noIssues) : rows, issueKeyOf, isOver);
}

/** Issues of one kind, five a page [O2.43, O3.01, O9.01]. */
export function IssueTable({ type, page, onPage }: IssueTableProps) {
  const t = useText('productFeed');
  const issues = useIssues(type, page);
  const { whole, print } = useWholeOnPaper(type);
  const { opened, open, close } = useIssueHelp(type, issues);
  const columns = useColumns(type, open);
  const referenceOf = useReference();
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
  const isPaged = whole === null && total > issuesPerPage;
  return (
    <div>
      <DataTable
        caption={t('issues.title')}
        columns={columns}
        rows={whole ?? issues.data?.issues ?? []}
        rowKey={issueKeyOf}
        loading={issues.isPending || isBeyond}
        loadingRows={Math.min(issuesPerPage, Math.max(1, total))}
        empty={<Resolved type={type} />}
        error={
          issues.isError
            ? {
                message: t('issueList.failed'),
                supportId: referenceOf('listIssues'),
                onRetry: () => void issues.refetch(),
              }
            : undefined
        }
        pager={isPaged ? { page, perPage: issuesPerPage, total, onPage: turn } : undefined}
      />
      {total > 0 && <IssueActions type={type} ignored={none} besidePager={isPaged} onPrint={() => void print()} />}
      <LazyPlace fallback={null}>
        {opened !== undefined && <IssueModal issue={opened} products={1} onClose={close} />}
      </LazyPlace>
    </div>
  );
}
