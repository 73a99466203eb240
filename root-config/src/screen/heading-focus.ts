/** Milliseconds for which the heading of the next screen is awaited: somewhat longer than a screen may take to load. */
export const headingLimit = 6000;

const shownHeading = (main: HTMLElement) =>
  main.querySelector<HTMLElement>(':is(.shell-slot:not([hidden]), .shell-fallback) h1');

/**
 * Moves the focus to the heading of a new screen once it is there, so that it is read out and the keyboard goes on from
 * it. Gives up when the admin has moved the focus meanwhile. Answers with a function that begins to wait.
 */
export function createHeadingFocus(main: HTMLElement): () => void {
  const { ownerDocument: document } = main;
  let stop = () => {};
  return () => {
    stop();
    const before = shownHeading(main);
    const textBefore = before?.textContent;
    const focusBefore = document.activeElement;
    const isNew = (heading: HTMLElement) => heading !== before || heading.textContent !== textBefore;
    const focus = (heading: HTMLElement | null) => {
      stop();
      const { activeElement } = document;
      const left = activeElement !== focusBefore && activeElement !== document.body;
      if (heading === null || left) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const look = () => {
      const heading = shownHeading(main);
      if (heading !== null && isNew(heading)) focus(heading);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => focus(shownHeading(main)), headingLimit);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      stop = () => {};
    };
    observer.observe(main, { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden'] });
    look();
  };
}
