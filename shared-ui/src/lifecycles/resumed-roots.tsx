import { Activity, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';

/** Root of one mount, as single-spa-react uses it. */
interface MountedRoot {
  readonly render: (element: ReactNode) => void;
  readonly unmount: () => void;
}

/** Makes the root of a mount in the element that single-spa gives it. */
export type MakeRoot = (container: Element, options?: RootOptions) => MountedRoot;

/** Milliseconds for which a screen that was left is kept. */
const keptFor = 5 * 60_000;

/** Deeds of somebody at a screen. */
const deeds = ['click', 'input', 'change', 'keydown', 'drop'] as const;

/** Keys that change nothing where they are pressed, alone. */
const stillKeys: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift', 'Tab']);

/** True for a key that moves the focus or belongs to the browser: what it does to a screen is heard as another event. */
const isStill = (event: Event): boolean =>
  event instanceof KeyboardEvent && (stillKeys.has(event.key) || event.altKey || event.ctrlKey || event.metaKey);

/** True for a screen that shows nothing yet, still loads, says what failed, shows what is shown once, or has a dialog over it. */
const isUnsettled = (screen: HTMLElement): boolean =>
  screen.firstElementChild === null ||
  screen.querySelector('[aria-busy="true"], [role="alert"], [data-once]') !== null ||
  screen.ownerDocument.querySelector('.MuiModal-root') !== null;

/** True for a screen below an application's first one, such as a form: `subpath` of the address names it. */
const isBelow = (href: string): boolean => new URL(href).searchParams.has('subpath');

/** A root in an element of its own, which can leave the page and come back. */
class ScreenRoot {
  private readonly holder = document.createElement('div');
  private readonly root: Root;
  /** Address at which it was shown. */
  readonly href = window.location.href;
  /** Addresses to which the page went meanwhile. */
  private readonly addresses: string[] = [];
  private wasTouched = false;
  private isPointedAt = false;
  private isHidden = false;
  private shown: ReactNode = null;
  private stopKeeping = () => {};

  constructor(options: RootOptions | undefined) {
    this.holder.style.display = 'contents';
    const touch = (event: Event) => {
      if (!isStill(event)) this.wasTouched = true;
    };
    for (const deed of deeds) this.holder.addEventListener(deed, touch, { capture: true });
    this.holder.addEventListener('pointerover', () => (this.isPointedAt = true));
    this.holder.addEventListener('pointerleave', () => (this.isPointedAt = false));
    this.root = createRoot(this.holder, options);
  }

  /** True while it shows what it showed at first: nobody did anything to it, and nothing of it is under way. */
  get isUntouched(): boolean {
    const wasOnlyLeft = this.addresses.every((href) => href === window.location.href);
    return wasOnlyLeft && !isBelow(this.href) && !this.wasTouched && !this.isPointedAt && !isUnsettled(this.holder);
  }

  comeTo(container: Element): void {
    this.stopKeeping();
    container.append(this.holder);
    window.addEventListener('popstate', this.followAddress);
  }

  render(element: ReactNode): void {
    this.shown = element;
    if (!this.isHidden) return this.renderAs('visible');
    // At once: nobody may look for its heading, which is to be focused, while it is in the page and hidden.
    flushSync(() => this.renderAs('visible'));
    this.isHidden = false;
  }

  /** Ends its effects, and keeps its elements and state until they may be old; then it calls `onEnd`. */
  keep(onEnd: () => void): void {
    this.leave();
    flushSync(() => this.renderAs('hidden'));
    this.isHidden = true;
    const end = () => {
      this.unmount();
      onEnd();
    };
    const timer = setTimeout(end, keptFor);
    // Another tab changed what this browser keeps: a screen that is hidden does not hear of it.
    window.addEventListener('storage', end);
    this.stopKeeping = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', end);
    };
  }

  unmount(): void {
    this.stopKeeping();
    this.leave();
    this.root.unmount();
  }

  private leave(): void {
    window.removeEventListener('popstate', this.followAddress);
    this.addresses.length = 0;
    this.holder.remove();
  }

  private readonly followAddress = () => this.addresses.push(window.location.href);

  private renderAs(mode: 'visible' | 'hidden'): void {
    // StrictMode has to be the topmost element: below single-spa's own root React would not check effects in development.
    this.root.render(
      <StrictMode>
        <Activity mode={mode}>{this.shown}</Activity>
      </StrictMode>,
    );
  }
}

/**
 * Makes the roots of an application whose screens are resumed: one that nobody touched is kept when it is left, and shown
 * again at the same address as it stands. Its effects end and begin anew, so that it reads what changed meanwhile. Every
 * other one is made anew.
 */
export function resumedRoots(): MakeRoot {
  let kept: ScreenRoot | null = null;
  const take = (options: RootOptions | undefined): ScreenRoot => {
    const screen = kept;
    kept = null;
    if (screen?.href === window.location.href) return screen;
    screen?.unmount();
    return new ScreenRoot(options);
  };
  return (container, options) => {
    const screen = take(options);
    screen.comeTo(container);
    return {
      render: (element) => screen.render(element),
      unmount: () => {
        if (!screen.isUntouched) return screen.unmount();
        kept = screen;
        screen.keep(() => (kept = null));
      },
    };
  };
}
