import { pageDirection } from '../theme/direction';
import { marginOf } from './chart-frame.rules';

/** The page is read from right to left; time goes from left to right all the same. */
export const isFromRight = pageDirection() === 'rtl';
export const margin = marginOf(isFromRight);
