import type { IssueCause, ProductFeedItem } from '@listings/shared-api/contract';
import { causeKeyOf, pageOf, pageWithin } from '@listings/shared-machines';
import { AppLink, useMay, useServerRead } from '@listings/shared-app';
import {
  Box,
  Button,
  EmptyState,
  ExternalLink,
  InlineNotice,
  MoreTexts,
  Typography,
  useText,
  VisuallyHidden,
} from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { CauseChanges } from '../../hooks/use-cause-changes';
import { useIssueWords } from '../../hooks/use-issue-words';
import { useProductEditor } from '../../hooks/use-product-editor';
import { useProductReason } from '../../hooks/use-product-reason';
import { useTrackEdit } from '../../hooks/use-track-edit';
import { causeProductsTexts } from '../../messages/cause-products.texts';
import { causeFeed, feedPerPage } from './product-feed.reads';
import { ProductPill } from './product-status';
import { ProgressLine } from './progress-line';

const none: readonly ProductFeedItem[] = [];

function EditProduct({ product }: { product: ProductFeedItem }) {
  const t = useText('productFeed');
  const href = useProductEditor()(product.id);
  const record = useTrackEdit();
  if (href === null) return null;
  return (
    <ExternalLink href={href} onClick={() => record(product, product.visible)}>
      {t('causeProducts.edit')}
      <VisuallyHidden>{t('causeProducts.editProduct', { title: product.title })}</VisuallyHidden>
    </ExternalLink>
  );
}

function useColumns(onClose: () => void): readonly TableColumn<ProductFeedItem>[] {
  const t = useText('productFeed');
  const { whyOf } = useProductReason();
  return [
    {
      key: 'title',
      header: t('causeProducts.product'),
      rowHeader: true,
      // The product's page takes the place of the list.
      cell: ({ id, title }) => (
        <AppLink to={whyOf(id)} onFollow={onClose}>
          <bdi>{title}</bdi>
        </AppLink>
      ),
    },
    {
      key: 'status',
      header: t('causeProducts.status'),
      phone: 'figure',
      cell: ({ status }) => <ProductPill status={status} isHeld={false} />,
    },
    {
      key: 'edit',
      header: t('causeProducts.edit'),
      headerHidden: true,
      phone: 'action',
      align: 'end',
      cell: (product) => <EditProduct product={product} />,
    },
  ];
}

/** What became of the products that were sent, as far as it is known. */
function Outcome({ changes, left, isFresh }: { changes: CauseChanges; left: number; isFresh: boolean }) {
  const t = useText('productFeed');
  const { busy, done } = changes;
  return (
    <Box role="status" sx={{ mb: 2 }}>
      {busy && t('causeProducts.sending')}
      {!busy && done !== null && (
        <InlineNotice tone={isFresh && left === 0 ? 'success' : 'info'}>
          {t('causeProducts.sent', { count: done.count })}{' '}
          {isFresh && (left === 0 ? t('causeProducts.noneLeft') : t('causeProducts.left', { count: left }))}
        </InlineNotice>
      )}
    </Box>
  );
}

interface ListProps {
  readonly read: ReturnType<typeof useCauseProducts>;
  readonly products: readonly ProductFeedItem[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** The products of the cause, ten a page, with which of them are meant. */
function ProductList({ read, products, selected, onSelect, onClose }: ListProps) {
  const t = useText('productFeed');
  const columns = useColumns(onClose);
  const [wanted, setPage] = useState(1);
  const page = pageWithin(wanted, products.length, feedPerPage);
  const isAll = selected.size === products.length;
  const toggle = () => onSelect(new Set(isAll ? [] : products.map(({ id }) => String(id))));
  return (
    <>
      {products.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="body2" role="status">
            {t('causeProducts.selected', { count: selected.size })}
          </Typography>
          <Button variant="text" size="small" onClick={toggle}>
            {isAll ? t('causeProducts.none') : t('causeProducts.all', { count: products.length })}
          </Button>
        </Box>
      )}
      <DataTable
        caption={t('causeProducts.caption')}
        columns={columns}
        rows={pageOf(products, page, feedPerPage)}
        rowKey={({ id }) => String(id)}
        selection={{ selected, onChange: onSelect, rowLabel: ({ title }) => title }}
        loading={read.isPending}
        loadingRows={3}
        empty={<EmptyState title={t('causeProducts.gone')} />}
        error={read.isError ? { message: t('causeProducts.failed'), onRetry: () => void read.refetch() } : undefined}
        pager={
          products.length > feedPerPage
            ? { page, perPage: feedPerPage, total: products.length, onPage: setPage }
            : undefined
        }
      />
    </>
  );
}

/** All products that have the issue. */
const useCauseProducts = (cause: IssueCause) =>
  useServerRead('listProductFeed', causeFeed(causeKeyOf(cause)), { silent: true });

export interface CauseProductsProps {
  readonly cause: IssueCause;
  readonly changes: CauseChanges;
  readonly onClose: () => void;
}

/** Ids that are meant: all of the list but those that were taken out. */
function useSelection(products: readonly ProductFeedItem[]) {
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(
    () => new Set(products.map(({ id }) => String(id)).filter((key) => !out.has(key))),
    [products, out],
  );
  const select = (next: ReadonlySet<string>) =>
    setOut(new Set(products.map(({ id }) => String(id)).filter((key) => !next.has(key))));
  return { selected, select };
}

function Products({ cause, changes, onClose }: CauseProductsProps) {
  const t = useText('productFeed');
  const tableId = useId();
  const { nameOf } = useIssueWords();
  const read = useCauseProducts(cause);
  const products = read.data?.products ?? none;
  const { selected, select } = useSelection(products);
  const ids = [...selected].map(Number);
  const { busy, done } = changes;
  const tell = useEffectEvent((held: readonly ProductFeedItem[]) => changes.read(held));
  useEffect(() => tell(products), [products]);
  const end = useEffectEvent(onClose);
  // What was hidden can be taken back beside the page, which the dialog would cover.
  useEffect(() => {
    if (done?.isHiding) end();
  }, [done]);
  const isGone = !busy && read.isSuccess && products.length === 0;
  const refusals = useMay()('updateProductVisibility');
  const isNone = ids.length === 0 && refusals.length === 0;
  const reasons = isNone ? [{ key: 'select', text: t('causeProducts.selectReason'), targetId: tableId }] : refusals;
  return (
    <Modal
      open
      busy={busy}
      size="large"
      title={nameOf(cause)}
      onClose={onClose}
      actions={
        isGone ? null : (
          <ModalActions
            other={
              <Button variant="outlined" disabled={busy || reasons.length > 0} onClick={() => changes.hide(ids)}>
                {t('causeProducts.hide', { count: ids.length })}
              </Button>
            }
            loading={busy}
            reasons={busy ? [] : reasons}
            onConfirm={() => changes.sendAgain(ids)}
          >
            {t('causeProducts.send', { count: ids.length })}
          </ModalActions>
        )
      }
    >
      <Outcome changes={changes} left={products.length} isFresh={!read.isFetching} />
      <ProgressLine progress={changes.progress} onStop={changes.stop} />
      <div id={tableId}>
        <ProductList read={read} products={products} selected={selected} onSelect={select} onClose={onClose} />
      </div>
    </Modal>
  );
}

const catalogs = { productFeed: { causeProducts: causeProductsTexts } };

/** The products of a cause: to be edited one by one, sent again or hidden together [O2.43, O2.45]. */
export function CauseProductsModal(props: CauseProductsProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Products {...props} />
    </MoreTexts>
  );
}
