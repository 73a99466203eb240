import type { ProductFeedItem } from '@listings/shared-api/contract';
import { FailedCall, useMay } from '@listings/shared-app';
import { Box, Button, ExternalLink, LoadingLines, MoreTexts, useText } from '@listings/shared-ui';
import { Drawer } from '@listings/shared-ui/overlays';
import { useId } from 'react';
import type { PickedProducts } from '../../hooks/use-picked-products';
import { useProduct } from '../../hooks/use-product';
import { useProductEditor } from '../../hooks/use-product-editor';
import { useTrackEdit } from '../../hooks/use-track-edit';
import { issueWordsTexts } from '../../messages/issue-words.texts';
import { whyTexts } from '../../messages/why.texts';
import { ProductSections } from './product-sections';

interface PageProps {
  readonly product: ProductFeedItem;
  readonly visible: boolean;
  /** The account is disapproved: nothing of it is listed. */
  readonly isRefused: boolean;
  /** A change is on its way. */
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Shows it, or sends it again when it is shown. */
  readonly onShow: () => void;
  readonly onHide: () => void;
}

function Actions({ product, visible, busy, onShow, onHide }: PageProps) {
  const t = useText('productFeed');
  const href = useProductEditor()(product.id);
  const record = useTrackEdit();
  const reasonId = useId();
  const [refusal] = useMay()('updateProductVisibility');
  const isForbidden = refusal !== undefined;
  const describedBy = isForbidden ? reasonId : undefined;
  return (
    <>
      {isForbidden && (
        <Box id={reasonId} sx={{ flexBasis: '100%', typography: 'body2', color: 'text.secondary' }}>
          {refusal.text}
        </Box>
      )}
      {href !== null && (
        <Box sx={{ mr: 'auto', alignSelf: 'center' }}>
          <ExternalLink href={href} onClick={() => record(product, visible)}>
            {t('why.edit')}
          </ExternalLink>
        </Box>
      )}
      {visible && (
        <Button variant="outlined" disabled={busy || isForbidden} aria-describedby={describedBy} onClick={onHide}>
          {t('why.hide')}
        </Button>
      )}
      <Button variant="contained" loading={busy} disabled={isForbidden} aria-describedby={describedBy} onClick={onShow}>
        {t(visible ? 'why.resync' : 'why.show')}
      </Button>
    </>
  );
}

/** The product while it is not known: on its way, not to be had, or not there. */
function UnknownProduct({ read }: { read: ReturnType<typeof useProduct> }) {
  const t = useText('productFeed');
  if (read.isPending) return <LoadingLines label={t('why.loadingProduct')} lines={3} />;
  if (read.isError)
    return <FailedCall call="listProductFeed" message={t('why.productFailed')} onRetry={() => void read.refetch()} />;
  return <p>{t('why.gone')}</p>;
}

export interface ProductDrawerProps extends Pick<PageProps, 'isRefused' | 'onClose'> {
  readonly id: number;
  /** Products of the page shown. */
  readonly rows: readonly ProductFeedItem[];
  readonly picked: PickedProducts;
}

const catalogs = { productFeed: { why: whyTexts, issueWords: issueWordsTexts } };

function Product({ id, rows, picked, isRefused, onClose }: ProductDrawerProps) {
  const t = useText('productFeed');
  const known = rows.find((row) => row.id === id);
  const read = useProduct(id, known !== undefined);
  const product = known ?? read.data?.products.find((one) => one.id === id);
  const page = product && {
    product,
    visible: picked.shown(product),
    isRefused,
    busy: picked.busy,
    onClose,
    onShow: () => picked.show([id]),
    onHide: () => picked.hide([id]),
  };
  // One drawer for both: where the focus goes when it is closed is settled when it opens.
  return (
    <Drawer
      open
      size="medium"
      title={product?.title ?? t('why.titleUnknown')}
      onClose={onClose}
      actions={page && <Actions {...page} />}
    >
      {page ? (
        <ProductSections product={page.product} visible={page.visible} isRefused={isRefused} />
      ) : (
        <UnknownProduct read={read} />
      )}
    </Drawer>
  );
}

/** One product's own page, by its id: its state and why, its problems, its listing, what is sent, its history, what can be done. */
export function ProductDrawer(props: ProductDrawerProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Product {...props} />
    </MoreTexts>
  );
}
