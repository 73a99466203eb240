import type { FeedOrder } from '@listings/shared-machines';
import { useFocusAfter, useReference } from '@listings/shared-app';
import {
  Box,
  LaterPart,
  LazyPart,
  LazyPlace,
  Panel,
  PanelBody,
  PanelHeader,
  retryLazy,
  useText,
} from '@listings/shared-ui';
import { DataTable } from '@listings/shared-ui/table';
import { useFeed, type Feed } from '../../hooks/use-feed';
import { feedPerPage } from './product-feed.reads';
import { useTrackPaging } from '../../hooks/use-track-paging';
import { usePickedProducts, type PickedProducts } from '../../hooks/use-picked-products';
import { useProductReason } from '../../hooks/use-product-reason';
import { FeedToolbar } from './feed-toolbar';
import { OffersContext, useProductColumns } from './product-columns';

/** Fetched once the page has shown the rest. */
export const BulkEdit = retryLazy(() => import('./bulk-edit').then((module) => module.BulkEdit));

const ProductDrawer = retryLazy(() => import('./product-drawer').then((module) => module.ProductDrawer));

/** Most stores have products, and few filters match none. */
const FeedEmpty = retryLazy(() => import('./feed-empty').then((module) => module.FeedEmpty));

function Empty({ feed }: { feed: Feed }) {
  return (
    <LazyPart>
      <FeedEmpty feed={feed} />
    </LazyPart>
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
  const { columns, of } = useProductColumns(feed.rows, picked, reason.whyOf, isRefused);
  const referenceOf = useReference();
  const record = useTrackPaging('product-feed');
  const { query, total = 0, change } = feed;
  if (feed.isEmpty) return <Empty feed={feed} />;
  return (
    <OffersContext value={of}>
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
          <ProductDrawer id={reason.id} rows={feed.rows} picked={picked} isRefused={isRefused} onClose={reason.close} />
        )}
      </LazyPlace>
    </OffersContext>
  );
}

/** Room of the actions; while all products are on paper, the page of ten is not. */
const onPaper = {
  minHeight: 104,
  '@media print': { minHeight: 0, '&:has([data-paper]) ~ *': { display: 'none' } },
} as const;

/** The products with their visibility and status, ten a page, sorted by the server; bulk change of what is shown [O2.44, O2.45, O3.02]. */
export function FeedTableSection({ tableId, isRefused }: { tableId: string; isRefused: boolean }) {
  const t = useText('productFeed');
  const feed = useFeed();
  const { picked, early, takeOver } = usePickedProducts();
  useFocusAfter(feed.isNarrowed, tableId);
  const bulk = <BulkEdit feed={feed} early={early} onActor={takeOver} tableId={tableId} />;
  return (
    <Panel>
      <PanelHeader title={t('feed.title')} headingLevel={2} />
      {!feed.isEmpty && (
        <>
          <FeedToolbar feed={feed} />
          <Box sx={onPaper}>{early.change === null ? <LaterPart>{bulk}</LaterPart> : <LazyPart>{bulk}</LazyPart>}</Box>
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
