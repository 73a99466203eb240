import type { ApiError, Misfit } from '@listings/shared-api/contract';
import type { MisfitsOptions } from './misfits';

/** Tells of an answer that does not fit the contract; what does so is fetched when there first is one. */
export function createLateMisfits(options: MisfitsOptions): (error: ApiError, misfit: Misfit) => void {
  let loading: Promise<{ tell(error: ApiError, misfit: Misfit): void }> | undefined;
  const load = () => import('./misfits').then(({ Misfits }) => new Misfits(options));
  return (error, misfit) => {
    loading ??= load();
    loading.then(
      // After the call has rejected and its screen has told of it.
      (misfits) => setTimeout(() => misfits.tell(error, misfit)),
      (cause: unknown) => console.error('the page cannot say what did not fit', cause),
    );
  };
}
