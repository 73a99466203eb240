/** What ends a press; a finger's is told as `mouseup` only, since its `pointerup` comes before a field is left. */
const ends = ['pointerup', 'mouseup', 'pointercancel'] as const;
/** What shows that a press is over whose end was never told. */
const signs = ['pointermove', 'keydown'] as const;

const isPressed = (): boolean => document.documentElement.matches(':active');

/**
 * Runs at once or, while a pointer is held down, when it is let go: what moves the page as a field is left would move the
 * button that is being pressed from under the pointer, and the click would be lost. By then the browser knows what is
 * clicked, and the click is still to come: whoever hears of it finds done what was to be done.
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
