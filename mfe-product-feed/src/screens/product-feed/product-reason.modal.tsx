import type { Issue, ProductFeedItem } from '@listings/shared-api/contract';
import { useServerRead } from '@listings/shared-sections';
import { Box, Button, ErrorState, ExternalLink, LoadingLines, Typography, useText } from '@listings/shared-ui';
import { Modal } from '@listings/shared-ui/overlays';
import type { ReactNode } from 'react';
import { useProductEditor } from '../../hooks/use-product-editor';
import { useEditRecord } from '../../hooks/use-edit-record';
import { IssueLink } from './issue-link';
import { statusKeyOf } from './product-status';

/** Days. Source: O9.03. */
const figures = { days: 3, review: '3–5' } as const;

function Cause({ product, visible }: { product: ProductFeedItem; visible: boolean }) {
  const t = useText('productFeed');
  if (!visible) return <p>{t('feed.why.hidden')}</p>;
  const key = statusKeyOf(product.status);
  switch (key) {
    case 'pending':
    case 'disapproved':
    case 'has-errors':
    case 'expiring':
    case 'not_synced':
      return <p>{t(`feed.why.${key}`, figures)}</p>;
    case 'not-synced':
      return <p>{t('feed.why.not_synced')}</p>;
    case 'unknown':
      return <p>{t('feed.why.unknown')}</p>;
    case 'approved':
    case 'partially_approved':
    case 'synced':
      return null;
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
          {t('issues.learnMore')}
        </IssueLink>
      </div>
    </li>
  );
}

/** What the provider says about the product; none for one that is not sent. */
function ProductIssues({ id }: { id: number }) {
  const t = useText('productFeed');
  const query = { page: 1, per_page: 0 };
  const read = useServerRead('listIssues', { params: { issue_type: 'product' }, query }, { silent: true });
  if (read.data === undefined)
    return read.isError ? (
      <ErrorState message={t('feed.why.failed')} onRetry={() => void read.refetch()} />
    ) : (
      <LoadingLines label={t('feed.why.loading')} lines={2} />
    );
  const issues = read.data.issues.filter(({ product_id }) => product_id === id);
  if (issues.length === 0) return <p>{t('feed.why.none')}</p>;
  return (
    <Lines title={t('feed.why.issues')}>
      {issues.map((issue) => (
        <IssueLine key={`${issue.code}-${issue.issue}`} issue={issue} />
      ))}
    </Lines>
  );
}

export interface ProductReasonProps {
  readonly product: ProductFeedItem;
  readonly visible: boolean;
  readonly onClose: () => void;
  /** Shows it, or sends it again when it is shown. */
  readonly onShow: () => void;
}

function Actions({ product, visible, onClose, onShow }: ProductReasonProps) {
  const t = useText('productFeed');
  const href = useProductEditor()(product.id);
  const record = useEditRecord();
  return (
    <>
      {href !== null && (
        <Box sx={{ mr: 'auto', alignSelf: 'center' }}>
          <ExternalLink href={href} onClick={() => record(product, visible)}>
            {t('feed.why.edit')}
          </ExternalLink>
        </Box>
      )}
      <Button variant="text" onClick={onClose}>
        {t('feed.why.close')}
      </Button>
      <Button variant="outlined" onClick={onShow}>
        {t(visible ? 'feed.why.resync' : 'feed.why.show')}
      </Button>
    </>
  );
}

/** Why a product is not active: what its state means, what was wrong with it, its issues, and what can be done. */
export function ProductReasonModal(props: ProductReasonProps) {
  const { product, visible, onClose } = props;
  const t = useText('productFeed');
  return (
    <Modal
      open
      title={t('feed.why.title', { title: product.title })}
      onClose={onClose}
      actions={<Actions {...props} />}
    >
      <Cause product={product} visible={visible} />
      {product.errors.length > 0 && (
        <Lines title={t('feed.why.errors')}>
          {product.errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </Lines>
      )}
      {visible && <ProductIssues id={product.id} />}
    </Modal>
  );
}
