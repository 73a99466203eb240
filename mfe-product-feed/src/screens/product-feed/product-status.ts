import type { StatusTone } from '@listings/shared-ui';
import type { productFeedTexts } from '../../messages/en';

type StatusKey = keyof typeof productFeedTexts.feed.status;

/** How each status looks: merchant statuses and sync statuses [O3.03, decisions 18]. */
export const statusTones = {
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
