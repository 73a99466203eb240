/** Value of `aria-keyshortcuts` by which the page finds the button that undoes what was done last: Ctrl-Z presses it. */
export const undoKeys = 'Control+Z Meta+Z';
