import { MoreTexts, useText } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { downloadTexts } from '../../messages/download.texts';

export interface DownloadProductsProps {
  /** Search and filters leave products out. */
  readonly isNarrowed: boolean;
  /** Products read for the file so far; null while none is made. */
  readonly count: number | null;
  /** The products are read for something else. */
  readonly isOccupied: boolean;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

const catalogs = { productFeed: { download: downloadTexts } };

function Ask({ isNarrowed, count, isOccupied, onDownload, onClose }: DownloadProductsProps) {
  const t = useText('productFeed');
  const isReading = count !== null;
  return (
    <Modal
      open
      size="small"
      title={t('download.title')}
      onClose={onClose}
      actions={
        <ModalActions
          onCancel={onClose}
          cancelDisabled={false}
          loading={isReading}
          disabled={isOccupied}
          onConfirm={onDownload}
        >
          {isReading ? t('bulkBar.downloading', { count }) : t('download.action')}
        </ModalActions>
      }
    >
      {t(isNarrowed ? 'download.matching' : 'download.all')}
    </Modal>
  );
}

/** Says what the file has, and saves it when that is asked for: an address alone saves nothing, however often it is opened. */
export function DownloadProductsModal(props: DownloadProductsProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Ask {...props} />
    </MoreTexts>
  );
}
