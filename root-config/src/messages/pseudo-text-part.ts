export { pseudoText } from '@listings/shared-values';
