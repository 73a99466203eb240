/**
 * Runs at once, or after the pointer that is held down was let go and its click has arrived: what moves the page while a
 * field is left would move the button that is being clicked from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(':active')) {
    run();
    return;
  }
  const later = () => {
    window.removeEventListener('pointerup', later);
    window.removeEventListener('pointercancel', later);
    setTimeout(run);
  };
  window.addEventListener('pointerup', later);
  window.addEventListener('pointercancel', later);
}
