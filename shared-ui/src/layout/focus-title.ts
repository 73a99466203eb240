/** The title of the screen that is shown: others are kept, hidden. */
const shownTitle = '[data-page-title]:not([hidden] *)';

/** Gives the focus to the title of the page where nothing has it: what had it is gone, and so is what that was about. */
export function focusTitle(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(shownTitle)?.focus({ preventScroll: true });
}
