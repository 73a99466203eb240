import { useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';

export interface HideAllModalProps {
  /** Number of products. */
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before all products that match are taken out of the listings. */
export function HideAllModal({ count, onConfirm, onCancel }: HideAllModalProps) {
  const t = useText('productFeed');
  return (
    <ConfirmModal
      open
      title={t('bulkBar.hideTitle', { count })}
      confirmLabel={t('feed.hidden')}
      onConfirm={onConfirm}
      onClose={onCancel}
    >
      {t('bulkBar.hideText')}
    </ConfirmModal>
  );
}
