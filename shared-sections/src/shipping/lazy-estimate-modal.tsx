import { LazyPart, retryLazy } from '@listings/shared-ui';
import type { EstimateModalProps } from './estimate-modal';

const EstimateModal = retryLazy(() => import('./estimate-modal').then((module) => module.EstimateModal));

/** Fetches it ahead of its first use. */
export const preloadEstimateModal = EstimateModal.preload;

/** The form of one estimate, fetched when it is first opened. */
export function LazyEstimateModal(props: EstimateModalProps) {
  return (
    <LazyPart>
      <EstimateModal {...props} />
    </LazyPart>
  );
}
