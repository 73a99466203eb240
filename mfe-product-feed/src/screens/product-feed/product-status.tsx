import type { ProductFeedItem } from '@listings/shared-api/contract';
import type { AppLocation } from '@listings/shared-machines';
import { AppButtonLink } from '@listings/shared-app';
import { Box, StatusPill, useText, VisuallyHidden, type StatusTone } from '@listings/shared-ui';
import type { feedTexts } from '../../messages/feed.texts';

type StatusKey = keyof typeof feedTexts.status;

/** Tone of each status: merchant statuses and sync statuses [O3.03, decisions 18]. */
const statusTones = {
  approved: 'success',
  partially_approved: 'success',
  synced: 'success',
  expiring: 'warning',
  pending: 'info',
  disapproved: 'error',
  'has-errors': 'error',
  not_synced: 'neutral',
  'not-synced': 'neutral',
  unknown: 'neutral',
} as const satisfies Record<StatusKey, StatusTone>;

/** Key of a status's label; a status this version does not know has a label too. */
export const statusKeyOf = (status: string): StatusKey =>
  Object.hasOwn(statusTones, status) ? (status as StatusKey) : 'unknown';

const isActive = (status: string): boolean => statusTones[statusKeyOf(status)] === 'success';

/** It is listed where nothing holds it back: what expires is listed until then. */
export const isListed = (status: string): boolean => isActive(status) || status === 'expiring';

/** It would be listed, and is nowhere: the account is refused, or its review is not over. */
export const isHeldBack = ({ status, places }: ProductFeedItem, isRefused: boolean): boolean =>
  isListed(status) && (isRefused || places?.length === 0);

export interface ProductStatusProps {
  readonly product: ProductFeedItem;
  /** Location of the product's explanation. */
  readonly why: AppLocation;
  /** The account is disapproved: nothing of it is listed. */
  readonly isRefused: boolean;
}

/** Status of a product in words, coloured; that of an active one that is held back is not green. */
export function ProductPill({ status, isHeld }: { status: string; isHeld: boolean }) {
  const t = useText('productFeed');
  const key = statusKeyOf(status);
  const label = t(`feed.status.${key}`);
  return (
    <StatusPill tone={isHeld ? 'neutral' : statusTones[key]}>
      {isHeld ? t('feed.heldBack', { status: label }) : label}
    </StatusPill>
  );
}

/** Status of a product, with a link to its reason or to further details. */
export function ProductStatus({ product, why, isRefused }: ProductStatusProps) {
  const t = useText('productFeed');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <ProductPill status={product.status} isHeld={isHeldBack(product, isRefused)} />
      <AppButtonLink to={why} variant="text" size="small">
        {t(isActive(product.status) ? 'feed.why.details' : 'feed.why.open')}
        <VisuallyHidden>{t('feed.why.openFor', { title: product.title })}</VisuallyHidden>
      </AppButtonLink>
    </Box>
  );
}
