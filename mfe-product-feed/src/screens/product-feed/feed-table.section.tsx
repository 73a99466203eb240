import type { FeedOrder } from '@listings/shared-machines';
import { useReference } from '@listings/shared-app';
import {
  Box,
  Button,
  EmptyState,
  LazyPart,
  LazyPlace,
  Panel,
  PanelBody,
  PanelHeader,
  ProductIcon,
  retryLazy,
  useText,
} from '@listings/shared-ui';
import { DataTable } from '@listings/shared-ui/table';
import { useFeed, type Feed } from '../../hooks/use-feed';
import { feedPerPage } from './product-feed.reads';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { useTrackPaging } from '../../hooks/use-track-paging';
import { useQuiet } from '../../hooks/use-quiet';
import { usePickedProducts, type PickedProducts } from '../../hooks/use-picked-products';
import { useProductReason } from '../../hooks/use-product-reason';
import { FeedToolbar } from './feed-toolbar';
import { useProductColumns } from './product-columns';

/** Fetched once the page has shown the rest. */
export const BulkEdit = retryLazy(() => import('./bulk-edit').then((module) => module.BulkEdit));

const ProductDrawer = retryLazy(() => import('./product-drawer').then((module) => module.ProductDrawer));

const picture = <ProductIcon fontSize="inherit" />;

/** No product at all, or none that matches. */
function Empty({ feed }: { feed: Feed }) {
  const t = useText('productFeed');
  if (!feed.isNarrowed)
    return (
      <EmptyState icon={picture} title={t('feed.empty')}>
        {t('feed.emptyHint')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={picture}
      title={t('feed.noMatch')}
      action={
        <Button variant="outlined" size="small" onClick={feed.clear}>
          {t('feed.filter.clear')}
        </Button>
      }
    />
  );
}

interface ProductTableProps {
  readonly feed: Feed;
  readonly picked: PickedProducts;
  readonly isRefused: boolean;
}

function ProductTable({ feed, picked, isRefused }: ProductTableProps) {
  const t = useText('productFeed');
  const reason = useProductReason();
  const columns = useProductColumns(feed.rows, picked, reason.whyOf, isRefused);
  const referenceOf = useReference();
  const record = useTrackPaging('product-feed');
  const { query, total = 0, change } = feed;
  if (feed.isEmpty) return <Empty feed={feed} />;
  return (
    <>
      <DataTable
        caption={t('feed.title')}
        columns={columns}
        rows={feed.rows}
        rowKey={({ id }) => String(id)}
        sort={{ column: query.orderby, direction: query.order }}
        onSort={({ column, direction }) => change({ orderby: column as FeedOrder, order: direction })}
        selection={{
          selected: picked.selected,
          onChange: picked.select,
          rowLabel: ({ title }) => title,
        }}
        loading={feed.isPending}
        loadingRows={feedPerPage}
        empty={<Empty feed={feed} />}
        error={
          feed.isError
            ? { message: t('feed.failed'), supportId: referenceOf('listProductFeed'), onRetry: feed.retry }
            : undefined
        }
        pager={
          total > 0
            ? {
                page: query.page,
                perPage: feedPerPage,
                total,
                onPage: (page, how) => {
                  record(page, how);
                  change({ page });
                },
              }
            : undefined
        }
      />
      <LazyPlace fallback={null}>
        {reason.id !== null && (
          <ProductDrawer
            id={reason.id}
            known={feed.rows.find(({ id }) => id === reason.id)}
            shown={picked.shown}
            isRefused={isRefused}
            busy={picked.busy}
            onClose={reason.close}
            onShow={(id) => picked.show([id])}
            onHide={(id) => picked.hide([id])}
          />
        )}
      </LazyPlace>
    </>
  );
}

/** Room of the actions; while all products are on paper, the page of ten is not. */
const onPaper = {
  minHeight: 56,
  '@media print': { minHeight: 0, '&:has([data-paper]) ~ *': { display: 'none' } },
} as const;

/** The products with their visibility and status, ten a page, sorted by the server; bulk change of what is shown [O2.44, O2.45, O3.02]. */
export function FeedTableSection({ tableId, isRefused }: { tableId: string; isRefused: boolean }) {
  const t = useText('productFeed');
  const feed = useFeed();
  const { picked, early, takeOver } = usePickedProducts();
  const isQuiet = useQuiet();
  useFocusAfter(feed.isNarrowed, tableId);
  return (
    <Panel>
      <PanelHeader title={t('feed.title')} headingLevel={2} />
      {!feed.isEmpty && (
        <>
          <FeedToolbar feed={feed} />
          <Box sx={onPaper}>
            <LazyPart>
              {(isQuiet || early.change !== null) && (
                <BulkEdit feed={feed} early={early} onActor={takeOver} tableId={tableId} />
              )}
            </LazyPart>
          </Box>
        </>
      )}
      <PanelBody flush>
        <div id={tableId}>
          <ProductTable feed={feed} picked={picked} isRefused={isRefused} />
        </div>
      </PanelBody>
    </Panel>
  );
}
