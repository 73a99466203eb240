/** Events that end a press; for touch only `mouseup` comes in time, since `pointerup` comes before a field is left. */
const ends = ['pointerup', 'mouseup', 'pointercancel'] as const;
/** Events that show that a press is over although its end event never came. */
const signs = ['pointermove', 'keydown'] as const;

/** A pointer is held down on the page. */
export const isPressed = (): boolean => document.documentElement.matches(':active');

/**
 * Runs at once or, while a pointer is held down, when it is released: a change of layout when a field is left would
 * move the pressed button from under the pointer, and the click would be lost. At the release the browser knows the
 * click's target, and the click itself comes later: its handlers find `run` done.
 */
export function afterPress(run: () => void): void {
  if (!isPressed()) {
    run();
    return;
  }
  const listening = new AbortController();
  const finish = () => {
    listening.abort();
    run();
  };
  const options = { capture: true, signal: listening.signal };
  for (const end of ends) window.addEventListener(end, finish, options);
  for (const sign of signs) window.addEventListener(sign, () => isPressed() || finish(), options);
}
