/** Properties that a browser which runs this application still knows by their prefixed names alone. */
const prefixed = /^(?:user-select|backdrop-filter|box-decoration-break|print-color-adjust|mask(?:-\w+)?):/;

/**
 * Gives a declaration its prefixed twin, in place of the table of `stylis`: only a page that is read from right to left
 * runs through it, and all pages would carry it.
 */
export const prefix = (declaration: string): string =>
  prefixed.test(declaration) ? `-webkit-${declaration}${declaration}` : declaration;
