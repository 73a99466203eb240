import type { ProductFeedItem } from '@listings/shared-api/contract';
import type { FeedOrder } from '@listings/shared-machines';
import { AppLink } from '@listings/shared-app';
import {
  Box,
  Button,
  EmptyState,
  ExternalLink,
  LazyPart,
  Panel,
  PanelBody,
  PanelHeader,
  retryLazy,
  useText,
  VisuallyHidden,
} from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { Suspense, useMemo } from 'react';
import { useTrackEdit } from '../../hooks/use-track-edit';
import { useFeed, type Feed } from '../../hooks/use-feed';
import { feedPerPage } from './product-feed.reads';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { useTrackPaging } from '../../hooks/use-track-paging';
import { useProductEditor } from '../../hooks/use-product-editor';
import { useQuiet } from '../../hooks/use-quiet';
import { useProductReason, type ProductReason } from '../../hooks/use-product-reason';
import { useProductVisibility, type ProductVisibility } from '../../hooks/use-product-visibility';
import { FeedToolbar } from './feed-toolbar';
import { ProductStatus } from './product-status';

/** Fetched once the page has shown the rest. */
export const BulkEdit = retryLazy(() => import('./bulk-edit').then((module) => module.BulkEdit));

const ProductDrawer = retryLazy(() => import('./product-drawer').then((module) => module.ProductDrawer));

function EditProduct({ product, visible }: { product: ProductFeedItem; visible: boolean }) {
  const t = useText('productFeed');
  const href = useProductEditor()(product.id);
  const record = useTrackEdit();
  if (href === null) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <ExternalLink href={href} onClick={() => record(product, visible)}>
        {t('feed.edit')}
        <VisuallyHidden>{t('feed.editProduct', { title: product.title })}</VisuallyHidden>
      </ExternalLink>
    </Box>
  );
}

function useColumns(
  { shown }: ProductVisibility,
  whyOf: ProductReason['whyOf'],
  isRefused: boolean,
): readonly TableColumn<ProductFeedItem>[] {
  const t = useText('productFeed');
  const hasEditor = useProductEditor()(1) !== null;
  return useMemo(() => {
    const edit: TableColumn<ProductFeedItem> = {
      key: 'edit',
      header: t('feed.columns.edit'),
      headerHidden: true,
      align: 'end',
      cell: (product) => <EditProduct product={product} visible={shown(product)} />,
    };
    return [
      {
        key: 'title',
        header: t('feed.columns.title'),
        sortable: true,
        rowHeader: true,
        cell: ({ id, title }) => <AppLink to={whyOf(id)}>{title}</AppLink>,
      },
      {
        key: 'visible',
        header: t('feed.columns.visible'),
        sortable: true,
        cell: (product) => t(shown(product) ? 'feed.shown' : 'feed.hidden'),
      },
      {
        key: 'status',
        width: '13rem',
        header: t('feed.columns.status'),
        sortable: true,
        cell: (product) => <ProductStatus product={product} why={whyOf(product.id)} isRefused={isRefused} />,
      },
      ...(hasEditor ? [edit] : []),
    ];
  }, [t, shown, whyOf, isRefused, hasEditor]);
}

/** No product at all, or none that matches. */
function Empty({ feed }: { feed: Feed }) {
  const t = useText('productFeed');
  if (!feed.isNarrowed) return <EmptyState title={t('feed.empty')} />;
  return (
    <EmptyState
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
  readonly visibility: ProductVisibility;
  readonly isRefused: boolean;
}

function ProductTable({ feed, visibility, isRefused }: ProductTableProps) {
  const t = useText('productFeed');
  const reason = useProductReason();
  const columns = useColumns(visibility, reason.whyOf, isRefused);
  const record = useTrackPaging('product-feed');
  const { query, total = 0, change } = feed;
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
          selected: visibility.selected,
          onChange: visibility.select,
          rowLabel: ({ title }) => title,
        }}
        loading={feed.isPending}
        loadingRows={feedPerPage}
        empty={<Empty feed={feed} />}
        error={feed.isError ? { message: t('feed.failed'), onRetry: feed.retry } : undefined}
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
      <Suspense fallback={null}>
        {reason.id !== null && (
          <ProductDrawer
            id={reason.id}
            known={feed.rows.find(({ id }) => id === reason.id)}
            shown={visibility.shown}
            isRefused={isRefused}
            busy={visibility.busy}
            onClose={reason.close}
            onShow={(id) => visibility.show([id])}
            onHide={(id) => visibility.hide([id])}
          />
        )}
      </Suspense>
    </>
  );
}

/** The products with their visibility and status, ten a page, sorted by the server; bulk change of what is shown [O2.44, O2.45, O3.02]. */
export function FeedTableSection({ tableId, isRefused }: { tableId: string; isRefused: boolean }) {
  const t = useText('productFeed');
  const feed = useFeed();
  const visibility = useProductVisibility(feed.isFresh ? feed.rows : null);
  const isQuiet = useQuiet();
  useFocusAfter(feed.isNarrowed, tableId);
  return (
    <Panel>
      <PanelHeader title={t('feed.title')} headingLevel={2} />
      <FeedToolbar feed={feed} />
      <Box sx={{ minHeight: 56 }}>
        <LazyPart>{isQuiet && <BulkEdit visibility={visibility} tableId={tableId} />}</LazyPart>
      </Box>
      <PanelBody flush>
        <div id={tableId}>
          <ProductTable feed={feed} visibility={visibility} isRefused={isRefused} />
        </div>
      </PanelBody>
    </Panel>
  );
}
