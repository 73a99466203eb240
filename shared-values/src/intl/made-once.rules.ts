/**
 * Keeps what `make` makes of values, such as a format of Intl of a language and its options: making one takes far longer than
 * writing with it, and a list asks for the same one in every row.
 */
export function madeOnce<Values extends readonly unknown[], Made>(
  make: (...values: Values) => Made,
): (...values: Values) => Made {
  const made: Record<string, Made> = {};
  return (...values) => (made[JSON.stringify(values)] ??= make(...values));
}
