import type { Locator } from 'playwright-core';

/** Milliseconds between pressing and letting go, as a hand takes them. */
const HELD_MS = 100;

/** Movement of a button while it was pressed, and whether the click reached it. */
export interface Press {
  /** Pixels it moved between pressing and letting go, or until it was gone. */
  readonly moved: number;
  /** The click reached the button while it could be pressed. */
  readonly taken: boolean;
}

/** Follows the button from now on; `end` gives what happened. */
const follow = (target: Locator, stopsClick: boolean) =>
  target.evaluateHandle((button, stops) => {
    const first = button.getBoundingClientRect();
    const seen = { moved: 0, taken: false, released: false };
    const look = () => {
      const { left, top } = button.getBoundingClientRect();
      if (!seen.released) seen.moved = Math.max(seen.moved, Math.abs(left - first.left), Math.abs(top - first.top));
    };
    const turn = () => {
      look();
      if (!seen.released) requestAnimationFrame(turn);
    };
    const click = (event: Event) => {
      seen.taken ||= event.target instanceof Node && button.contains(event.target);
      if (!stops) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const release = () => {
      look();
      seen.released = true;
    };
    window.addEventListener('pointerup', release, { capture: true, once: true });
    window.addEventListener('click', click, { capture: true, once: true });
    requestAnimationFrame(turn);
    return { end: () => ({ moved: Math.round(seen.moved), taken: seen.taken }) };
  }, stopsClick);

/**
 * Presses the mouse on the middle of a button, waits as long as a hand does, and lets go. `stopsClick` keeps the click
 * from doing anything, for buttons that are pressed only to see that they stay where they are.
 */
export async function press(target: Locator, { stopsClick = false } = {}): Promise<Press> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not on the page`);
  const following = await follow(target, stopsClick);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
  return following.evaluate(({ end }) => end());
}
