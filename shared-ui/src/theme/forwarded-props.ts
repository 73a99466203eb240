/** Props of styles, which no element has. */
const ofStyles = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * Decides which props a styled element hands on to the page, in place of `@emotion/is-prop-valid`, whose list of all
 * attributes costs 2 kB on every page: here a styled element is given nothing else.
 */
export default function isForwarded(prop: string): boolean {
  return !ofStyles.has(prop);
}
