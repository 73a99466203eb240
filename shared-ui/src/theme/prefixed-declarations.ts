/** Declarations that a browser which runs this application still knows by their prefixed names alone. */
const prefixed =
  /(?<![\w-])(?:user-select|backdrop-filter|box-decoration-break|(?:print-)?color-adjust|mask(?:-\w+)?):[^;}]*;?/g;

/**
 * Gives such declarations of a rule their prefixed twins, in place of the table of `stylis`, which has the names of browsers
 * that are long gone: a third of the text of all rules. `color-adjust` is how MUI calls `print-color-adjust`.
 */
export const withPrefixes = (rule: string): string =>
  rule.replace(prefixed, (found) => {
    const twin = `-webkit-${found.replace(/^color-adjust/, 'print-color-adjust')}`;
    return `${twin}${found.endsWith(';') ? '' : ';'}${found}`;
  });
