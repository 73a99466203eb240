import type { ProductFeedItem } from '@listings/shared-api/contract';
import { usePage } from '@listings/shared-app';

/** Records that a product's edit screen was opened. Source: contract §3T. */
export function useTrackEdit(): (product: ProductFeedItem, visible: boolean) => void {
  const { tracking } = usePage();
  return ({ status }, visible) =>
    tracking.queue('gla_edit_product_click', { status, visibility: visible ? 'sync_and_show' : 'dont_sync_and_show' });
}
