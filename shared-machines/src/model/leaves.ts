/** The path of each active leaf of a state value, such as `flow.awaitingCode`. */
export const leavesOf = (value: unknown, path: readonly string[] = []): string[] =>
  typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
