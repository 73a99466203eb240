/** A path and those of the states around it, the outermost first. */
export const withParents = (path: string): string[] => {
  const names = path.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
};

/** The path of each active leaf of a state value, such as `flow.awaitingCode`. */
export const leavesOf = (value: unknown, path: readonly string[] = []): string[] =>
  typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.entries(value as object).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
