import type { IssueCause } from '@listings/shared-api/contract';
import { causeKeyOf, pageOf, pageWithin, shownCauses } from '@listings/shared-machines';
import { useFocusAfter, useLocation, usePage } from '@listings/shared-app';
import { Box, EmptyState, focusCause, LazyPlace, Link, retryLazy, StatusPill, useText } from '@listings/shared-ui';
import { DataTable, usePrinting, type TableColumn } from '@listings/shared-ui/table';
import { useId, useState } from 'react';
import { useCauseChanges } from '../../hooks/use-cause-changes';
import { useIgnoredCauses, type IgnoredCauses } from '../../hooks/use-ignored-causes';
import { useIssueWords } from '../../hooks/use-issue-words';
import { useIssues } from '../../hooks/use-issues';
import { useOpenedIssue } from '../../hooks/use-opened-issue';
import { useTrackPaging } from '../../hooks/use-track-paging';
import { AffectedProducts, CauseActions, issueOf } from './cause-cells';
import { IssueActions } from './issue-actions';
import { Resolved, Severity, SuggestedAction } from './issue-cells';
import { causeRow, issuesPerPage } from './product-feed.reads';

const CauseProductsModal = retryLazy(() =>
  import('./cause-products.modal').then((module) => module.CauseProductsModal),
);

const IssueModal = retryLazy(() => import('./issue.modal').then((module) => module.IssueModal));

interface ColumnWishes extends Pick<IgnoredCauses, 'ignored'> {
  readonly tableId: string;
  readonly onOpen: (cause: IssueCause) => void;
  readonly onChange: (cause: IssueCause) => void;
  readonly onIgnore: IgnoredCauses['setIgnored'];
}

function useColumns({
  ignored,
  tableId,
  onOpen,
  onChange,
  onIgnore,
}: ColumnWishes): readonly TableColumn<IssueCause>[] {
  const t = useText('productFeed');
  const { nameOf } = useIssueWords();
  const isIgnored = (cause: IssueCause): boolean => ignored.has(causeKeyOf(cause));
  return [
    {
      key: 'type',
      header: t('issueList.columns.type'),
      phone: 'picture',
      width: '5rem',
      cell: (cause) => <Severity issue={cause} />,
    },
    {
      key: 'product',
      header: t('issueList.columns.product'),
      phone: 'text',
      cell: (cause) => <AffectedProducts cause={cause} tableId={tableId} />,
    },
    {
      key: 'issue',
      header: t('issueList.columns.issue'),
      rowHeader: true,
      cell: (cause) => (
        <>
          {nameOf(cause)}
          {isIgnored(cause) && (
            <Box>
              <StatusPill tone="neutral">{t('issueList.ignored')}</StatusPill>
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'action',
      header: t('issueList.columns.action'),
      phone: 'text',
      cell: (cause) => (
        <SuggestedAction issue={issueOf(cause)} products={cause.products} onOpen={() => onOpen(cause)} />
      ),
    },
    {
      key: 'actions',
      header: t('issueList.actions'),
      headerHidden: true,
      phone: 'action',
      align: 'end',
      cell: (cause) => (
        <CauseActions
          cause={cause}
          isIgnored={isIgnored(cause)}
          onChange={() => onChange(cause)}
          onIgnore={(isLeftOut) => onIgnore(cause, isLeftOut)}
        />
      ),
    },
  ];
}

/** Shows the ignored causes, or hides them again; the address says which. */
function IgnoredLink({ count, isShown }: { count: number; isShown: boolean }) {
  const t = useText('productFeed');
  const { hrefOf } = usePage().navigation;
  const { path, params = {} } = useLocation();
  const { ignored: _ignored, ...others } = params;
  if (count === 0) return null;
  return (
    <Box sx={{ px: 3, py: 1.5, typography: 'body2' }}>
      <Link href={hrefOf({ path, params: isShown ? others : { ...others, ignored: 'shown' } })}>
        {isShown ? t('issueList.hideIgnored') : t('issueList.showIgnored', { count })}
      </Link>
    </Box>
  );
}

const none: ReadonlySet<string> = new Set();

export interface CauseTableProps {
  readonly causes: readonly IssueCause[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly tableId: string;
  /** The heading of the issues. */
  readonly headingId: string;
}

/** The issues of the products by cause, worst first, five a page [O2.43, O9.01]. */
export function CauseTable({ causes, page, onPage, tableId, headingId }: CauseTableProps) {
  const t = useText('productFeed');
  const isShown = useLocation().params?.['ignored'] === 'shown';
  const choice = useIgnoredCauses();
  const isPrinting = usePrinting();
  const { isFetching, isError } = useIssues('product', 1);
  const { opened, open, close } = useOpenedIssue(causes, causeKeyOf, !isFetching && !isError);
  const [changed, setChanged] = useState<IssueCause | null>(null);
  const changes = useCauseChanges();
  const change = (cause: IssueCause) => {
    changes.forget();
    setChanged(cause);
  };
  const listId = useId();
  // The row may be gone when the dialog about it is closed, or when what was changed is read again.
  useFocusAfter(changed !== null, headingId);
  useFocusAfter(changes.done !== null && isFetching, headingId);
  const ignore = (cause: IssueCause, isIgnored: boolean) => {
    choice.setIgnored(cause, isIgnored);
    // The row goes, and its button with it.
    if (isIgnored && !isShown) focusCause(listId);
  };
  const { ignored } = choice;
  const columns = useColumns({ ignored, tableId, onOpen: open, onChange: change, onIgnore: ignore });
  const record = useTrackPaging('product-issues-to-resolve');
  const left = shownCauses(causes, ignored, isShown);
  const ignoredCount = causes.filter((cause) => ignored.has(causeKeyOf(cause))).length;
  const at = pageWithin(page, left.length, issuesPerPage);
  const turn = (next: number, how: 'previous' | 'next' | 'picked') => {
    record(next, how);
    onPage(next);
  };
  const isPaged = left.length > issuesPerPage && !isPrinting;
  return (
    <Box id={listId} sx={{ '& tbody tr': { height: { sm: causeRow } } }}>
      <DataTable
        caption={t('issues.title')}
        columns={columns}
        rows={isPrinting ? left : pageOf(left, at, issuesPerPage)}
        rowKey={causeKeyOf}
        empty={ignoredCount > 0 ? <EmptyState title={t('issueList.allIgnored')} /> : <Resolved type="product" />}
        pager={isPaged ? { page: at, perPage: issuesPerPage, total: left.length, onPage: turn } : undefined}
      />
      <IgnoredLink count={ignoredCount} isShown={isShown} />
      {left.length > 0 && (
        <IssueActions
          type="product"
          ignored={isShown ? none : ignored}
          besidePager={isPaged && ignoredCount === 0}
          onPrint={() => window.print()}
        />
      )}
      <LazyPlace fallback={null}>
        {changed !== null && <CauseProductsModal cause={changed} changes={changes} onClose={() => setChanged(null)} />}
        {opened !== undefined && <IssueModal issue={issueOf(opened)} products={opened.products} onClose={close} />}
      </LazyPlace>
    </Box>
  );
}
