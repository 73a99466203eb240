import { offeredBy, type IsOffered } from '@listings/shared-machines';
import { usePage } from './page-context';

/** Whether this store has the calls that a part of the screen needs: without them the part is not there. */
export const useOffered = (): IsOffered => offeredBy(usePage().bootstrap);
