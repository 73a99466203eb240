import type { ProductFeedItem } from '@listings/shared-api/contract';
import { useText } from '@listings/shared-ui';
import { isHeldBack, statusKeyOf } from './product-status';

/** Days. Source: O9.03. */
const figures = { days: 3, review: '3–5' } as const;

export interface ProductCauseProps {
  readonly product: ProductFeedItem;
  readonly visible: boolean;
  /** The account is disapproved: nothing of it is listed. */
  readonly isRefused: boolean;
}

/** What the product's state means. */
export function ProductCause({ product, visible, isRefused }: ProductCauseProps) {
  const t = useText('productFeed');
  if (!visible) return <p>{t('why.hidden')}</p>;
  if (isHeldBack(product, isRefused)) return <p>{t(isRefused ? 'why.heldBack' : 'why.underReview')}</p>;
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
