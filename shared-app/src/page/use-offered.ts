import { offeredBy, type IsOffered } from '@listings/shared-machines';
import { usePage } from './page-context';

/** Checks the calls that this store has; a part of the screen whose calls are missing is left out. */
export const useOffered = (): IsOffered => offeredBy(usePage().bootstrap);
