import type { FeedProduct, Issue } from '@listings/shared-api/contract';
import { FailedCall, useMomentText, useOffered, useServerRead } from '@listings/shared-app';
import { Box, LoadingLines, Select, Typography, useText } from '@listings/shared-ui';
import { useState, type ReactNode } from 'react';
import { useProductIssues } from '../../hooks/use-product-issues';
import { ListingPreview } from './listing-preview';
import { OfferAttributes } from './offer-attributes';
import { issuesByAttribute } from './offer-values';
import { ProductCause, type ProductCauseProps } from './product-cause';
import { ProductHistory } from './product-history';
import { ProductIssue } from './product-issue';
import { isHeldBack, isListed, ProductPill, statusKeyOf } from './product-status';

/** Statuses of products that did not reach the provider, or that it is looking at. */
const unchecked: readonly string[] = ['not_synced', 'not-synced', 'has-errors', 'pending'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface ProblemsProps {
  readonly read: ReturnType<typeof useProductIssues>;
  /** The provider has had a look at it: what it did not find, is not there. */
  readonly isChecked: boolean;
}

/** Issues that the provider has with the product. */
function Problems({ read, isChecked }: ProblemsProps) {
  const t = useText('productFeed');
  if (read.data === undefined)
    return read.isError ? (
      <FailedCall call="listIssues" message={t('why.failed')} onRetry={() => void read.refetch()} />
    ) : (
      <LoadingLines label={t('why.loading')} lines={2} />
    );
  const { issues, lookedThrough } = read.data;
  return (
    <>
      {issues.map((issue) => (
        <ProductIssue key={`${issue.code}-${issue.issue}`} issue={issue} />
      ))}
      {lookedThrough !== null && <p>{t('why.partly', { count: lookedThrough })}</p>}
      {issues.length === 0 && lookedThrough === null && <p>{t(isChecked ? 'why.none' : 'why.unchecked')}</p>}
    </>
  );
}

interface DetailsProps {
  readonly details: FeedProduct;
  readonly issues: readonly Issue[];
  /** It is sent as it is shown here; else it would be. */
  readonly isSent: boolean;
}

/** The product's picture, where the store tells it. */
function usePicture(id: number): string | null {
  const { data } = useServerRead('listProducts', { query: { include: [id], per_page: 1 } }, { silent: true });
  const [image] = data?.[0]?.images ?? [];
  return image?.thumbnail ?? image?.src ?? null;
}

/** The listing, what is sent of it, and what became of it. */
function Details({ details, issues, isSent }: DetailsProps) {
  const t = useText('productFeed');
  const [chosen, setChosen] = useState('');
  const picture = usePicture(details.id);
  const { offers, history } = details;
  const offer = offers.find(({ id }) => id === chosen) ?? offers[0];
  return (
    <>
      {offer !== undefined && (
        <>
          {offers.length > 1 && (
            <Box sx={{ mt: 3 }}>
              <Select
                label={t('why.sentAs.variation')}
                value={offer.id}
                options={offers.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={setChosen}
              />
            </Box>
          )}
          <Part title={t('why.preview.title')}>
            <ListingPreview offer={offer} picture={picture} />
          </Part>
          <Part title={t(isSent ? 'why.sentAs.title' : 'why.sentAs.wouldTitle')}>
            <OfferAttributes offer={offer} issues={issuesByAttribute(issues)} />
          </Part>
        </>
      )}
      <Part title={t('why.history.title')}>
        <ProductHistory history={history} />
      </Part>
    </>
  );
}

/** State and reason first, then its problems; then, where the store tells them, listing, attributes and history. */
export function ProductSections({ product, visible, isRefused }: ProductCauseProps) {
  const t = useText('productFeed');
  const moment = useMomentText();
  const isTold = useOffered()('getFeedProduct');
  const details = useServerRead('getFeedProduct', { params: { id: product.id } }, { enabled: isTold, silent: true });
  // What is not sent has no issues.
  const issues = useProductIssues(product.id, visible);
  const isHeld = isHeldBack(product, isRefused);
  const sentAt = details.data?.sent_at ?? null;
  return (
    <>
      <ProductPill status={product.status} isHeld={isHeld} />
      <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
        {t(visible && isListed(product.status) && !isHeld ? 'why.state' : 'why.notActive')}
      </Typography>
      <ProductCause product={product} visible={visible} isRefused={isRefused} />
      {sentAt !== null && <p>{t('why.sent', { when: moment(sentAt * 1000) })}</p>}
      {product.errors.length > 0 && (
        <Part title={t('why.errors')}>
          <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
            {product.errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </Box>
        </Part>
      )}
      {visible && (
        <Part title={t('why.issues')}>
          <Problems read={issues} isChecked={!unchecked.includes(statusKeyOf(product.status))} />
        </Part>
      )}
      {details.data !== undefined ? (
        <Details details={details.data} issues={issues.data?.issues ?? []} isSent={visible && sentAt !== null} />
      ) : !isTold ? null : details.isError ? (
        <Box sx={{ mt: 3 }}>
          <FailedCall call="getFeedProduct" message={t('why.detailsFailed')} onRetry={() => void details.refetch()} />
        </Box>
      ) : (
        <LoadingLines label={t('why.detailsLoading')} lines={6} />
      )}
    </>
  );
}
