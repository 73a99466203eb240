import type { AppLocation } from '@listings/shared-machines/routes';

export interface ReadyMarkOptions {
  /** Element that contains the slots. */
  readonly apps: HTMLElement;
  readonly mark: (name: string) => void;
  readonly onReady: () => void;
}

/** A heading is there, and nothing in sight is still loading. */
const isReady = (apps: HTMLElement): boolean => {
  const slot = apps.querySelector('.shell-slot:not([hidden])');
  return (
    slot?.querySelector('h1') != null &&
    !slot.matches('[aria-busy="true"]') &&
    apps.querySelector('[aria-busy="true"]') === null
  );
};

/**
 * Marks in the browser's timeline when a screen shows its real content: `screen-ready:/google/dashboard`, once for each
 * visit. `onReady` is told after the frame that shows it.
 */
export function createReadyMark({ apps, mark, onReady }: ReadyMarkOptions): (location: AppLocation) => void {
  let stop = () => {};
  return ({ path }) => {
    stop();
    const check = () => {
      if (!isReady(apps)) return;
      stop();
      requestAnimationFrame(() => {
        mark(`screen-ready:${path}`);
        onReady();
      });
    };
    const observer = new MutationObserver(check);
    observer.observe(apps, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'hidden'] });
    stop = () => observer.disconnect();
  };
}
