export { leavesOf } from '@listings/shared-machines/models';

/** A path and those of the states around it, the outermost first. */
export const withParents = (path: string): string[] => {
  const names = path.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
};
