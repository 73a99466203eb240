/** True when lists and objects are nested deeper than so many levels; looks no deeper than that. */
export const isNestedDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((entry) => isNestedDeeper(entry, levels - 1));
};
