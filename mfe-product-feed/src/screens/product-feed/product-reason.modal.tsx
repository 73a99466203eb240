import type { Issue, ProductFeedItem } from '@listings/shared-api/contract';
import { useServerRead } from '@listings/shared-app';
import {
  Box,
  Button,
  ErrorState,
  ExternalLink,
  LoadingLines,
  MoreTexts,
  Typography,
  useText,
} from '@listings/shared-ui';
import { Modal } from '@listings/shared-ui/overlays';
import type { ReactNode } from 'react';
import { useProductEditor } from '../../hooks/use-product-editor';
import { useTrackEdit } from '../../hooks/use-track-edit';
import { useProductIssues } from '../../hooks/use-product-issues';
import { whyTexts } from '../../messages/why.texts';
import { IssueLink } from './issue-link';
import { isActive, statusKeyOf } from './product-status';

/** Days. Source: O9.03. */
const figures = { days: 3, review: '3–5' } as const;

function Cause({ product, visible, isRefused }: Pick<ReasonProps, 'product' | 'visible' | 'isRefused'>) {
  const t = useText('productFeed');
  if (!visible) return <p>{t('why.hidden')}</p>;
  if (isRefused && isActive(product.status)) return <p>{t('why.heldBack')}</p>;
  const key = statusKeyOf(product.status);
  switch (key) {
    case 'pending':
    case 'disapproved':
    case 'has-errors':
    case 'expiring':
    case 'not_synced':
      return <p>{t(`why.${key}`, figures)}</p>;
    case 'not-synced':
      return <p>{t('why.not_synced')}</p>;
    case 'unknown':
      return <p>{t('why.unknown')}</p>;
    case 'approved':
    case 'partially_approved':
    case 'synced':
      return <p>{t('why.active')}</p>;
  }
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1, '& li': { mb: 1 } }}>
        {children}
      </Box>
    </Box>
  );
}

function IssueLine({ issue }: { issue: Issue }) {
  const t = useText('productFeed');
  return (
    <li>
      {issue.issue}
      {issue.action !== '' && <div>{issue.action}</div>}
      <div>
        <IssueLink issue={issue} context="issues-data-table-modal">
          {t('why.learnMore')}
        </IssueLink>
      </div>
    </li>
  );
}

/** Issues that the provider has with the product; none for one that is not sent. */
function ProductIssues({ id }: { id: number }) {
  const t = useText('productFeed');
  const read = useProductIssues(id);
  if (read.data === undefined)
    return read.isError ? (
      <ErrorState message={t('why.failed')} onRetry={() => void read.refetch()} />
    ) : (
      <LoadingLines label={t('why.loading')} lines={2} />
    );
  const { issues, lookedThrough } = read.data;
  return (
    <>
      {issues.length > 0 && (
        <Lines title={t('why.issues')}>
          {issues.map((issue) => (
            <IssueLine key={`${issue.code}-${issue.issue}`} issue={issue} />
          ))}
        </Lines>
      )}
      {lookedThrough !== null && <p>{t('why.partly', { count: lookedThrough })}</p>}
      {issues.length === 0 && lookedThrough === null && <p>{t('why.none')}</p>}
    </>
  );
}

interface ReasonProps {
  readonly product: ProductFeedItem;
  readonly visible: boolean;
  /** The account is disapproved: nothing of it is listed. */
  readonly isRefused: boolean;
  readonly onClose: () => void;
  /** Shows it, or sends it again when it is shown. */
  readonly onShow: () => void;
}

function Actions({ product, visible, onClose, onShow }: ReasonProps) {
  const t = useText('productFeed');
  const href = useProductEditor()(product.id);
  const record = useTrackEdit();
  return (
    <>
      {href !== null && (
        <Box sx={{ mr: 'auto', alignSelf: 'center' }}>
          <ExternalLink href={href} onClick={() => record(product, visible)}>
            {t('why.edit')}
          </ExternalLink>
        </Box>
      )}
      <Button variant="text" onClick={onClose}>
        {t('why.close')}
      </Button>
      <Button variant="outlined" onClick={onShow}>
        {t(visible ? 'why.resync' : 'why.show')}
      </Button>
    </>
  );
}

/** Meaning of the product's state, its errors, its issues, and the actions there are. */
function ReasonDialog(props: ReasonProps) {
  const { product, visible, onClose } = props;
  const t = useText('productFeed');
  const title = t(isActive(product.status) ? 'why.titleActive' : 'why.title', { title: product.title });
  return (
    <Modal open title={title} onClose={onClose} actions={<Actions {...props} />}>
      <Cause {...props} />
      {product.errors.length > 0 && (
        <Lines title={t('why.errors')}>
          {product.errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </Lines>
      )}
      {visible && <ProductIssues id={product.id} />}
    </Modal>
  );
}

/** The product while it is not known: on its way, not to be had, or not there. */
function UnknownProduct({ read, onClose }: { read: ReturnType<typeof useProduct>; onClose: () => void }) {
  const t = useText('productFeed');
  const actions = (
    <Button variant="text" onClick={onClose}>
      {t('why.close')}
    </Button>
  );
  return (
    <Modal open title={t('why.titleUnknown')} onClose={onClose} actions={actions}>
      {read.isPending ? (
        <LoadingLines label={t('why.loadingProduct')} lines={3} />
      ) : read.isError ? (
        <ErrorState message={t('why.productFailed')} onRetry={() => void read.refetch()} />
      ) : (
        <p>{t('why.gone')}</p>
      )}
    </Modal>
  );
}

/** A product by its id, where the page shown does not have it. */
const useProduct = (id: number, isKnown: boolean) =>
  useServerRead(
    'listProductFeed',
    { query: { page: 1, per_page: 1, orderby: 'id', order: 'asc', ids: [id] } },
    { enabled: !isKnown, silent: true },
  );

export interface ProductReasonProps {
  readonly id: number;
  /** The product, where the page shown has it. */
  readonly known: ProductFeedItem | undefined;
  /** Visibility of a product: that of a requested change, else that of the list. */
  readonly shown: (product: ProductFeedItem) => boolean;
  /** The account is disapproved. */
  readonly isRefused: boolean;
  readonly onClose: () => void;
  /** Shows it, or sends it again when it is shown. */
  readonly onShow: (product: ProductFeedItem) => void;
}

const catalogs = { productFeed: { why: whyTexts } };

/** One product, by its id: why it is not active, and how to send it again. */
export function ProductReasonModal({ id, known, shown, isRefused, onClose, onShow }: ProductReasonProps) {
  const read = useProduct(id, known !== undefined);
  const product = known ?? read.data?.products.find((one) => one.id === id);
  return (
    <MoreTexts catalogs={catalogs}>
      {product === undefined ? (
        <UnknownProduct read={read} onClose={onClose} />
      ) : (
        <ReasonDialog
          product={product}
          visible={shown(product)}
          isRefused={isRefused}
          onClose={onClose}
          onShow={() => onShow(product)}
        />
      )}
    </MoreTexts>
  );
}
